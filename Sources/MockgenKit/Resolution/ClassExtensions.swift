import MockgenModel
import MockgenOutline
import MockgenSyntax

extension Lookup {
    /// What extensions add to a class, in whichever files and modules they are.
    func namesInExtensions(of reference: SourceIndex.Reference) -> Set<String> {
        let name = index.declaration(reference).name
        var names: Set<String> = []
        for (module, files) in index.files.enumerated() {
            for (number, file) in files.enumerated() {
                for found in file.outline.extensions where found.extended.last == name || isAlias(found.extended) {
                    let scope = Scope(module: module, file: number, context: [])
                    // An extension that cannot be read is the compiler's to report.
                    guard type(found.extended, from: scope) == reference, let own = try? file.text.parseNames(in: found) else { continue }
                    names.formUnion(own)
                }
            }
        }
        return names
    }

    private func isAlias(_ path: [String]) -> Bool {
        index.declarations(named: path.joined(separator: ".")).contains { index.declaration($0).kind == .alias }
    }

    /// The type of that name, through aliases.
    private func type(_ path: [String], from scope: Scope) -> SourceIndex.Reference? {
        var seen: Set<SourceIndex.Reference> = []
        var next = find(path, from: scope)
        while let alias = next, index.declaration(alias).kind == .alias {
            guard seen.insert(alias).inserted, let path = aliases.alias(alias, in: index)?.type.path else { return nil }
            next = find(path, from: self.scope(of: alias))
        }
        return next
    }
}
