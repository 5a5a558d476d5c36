import MockgenModel
import MockgenOutline
import MockgenSyntax

extension Lookup {
    /// The designated initializers of a class, its own or inherited ones. Of a superclass without sources it is assumed that it has one
    /// without parameters.
    func designatedInitializers(of reference: SourceIndex.Reference) -> [Member] {
        var seen: Set<SourceIndex.Reference> = []
        var next: SourceIndex.Reference? = reference
        while let current = next, seen.insert(current).inserted {
            let declaration = index.declaration(current)
            // A class that cannot be read is the compiler's to report.
            let own = (try? index.file(current).text.parseClass(declaration, module: ""))?.members.filter(\.isDesignated) ?? []
            if !own.isEmpty { return own.filter { $0.access >= .internal } }
            let parents = declaration.inherited.compactMap { find([$0], from: scope(of: current)) }
            next = parents.first { index.declaration($0).kind == .class }
        }
        return [.implicitInitializer(at: index.location(reference))]
    }
}
