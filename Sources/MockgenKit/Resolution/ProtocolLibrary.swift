import MockgenModel
import MockgenOutline
import MockgenSyntax

/// The protocols and classes that matter, parsed: the wanted ones and all that they inherit from. What could not be read or found is in `problems`.
struct ProtocolLibrary: Sendable {
    typealias Reference = SourceIndex.Reference

    /// With the interfaces that an ancestor was found in.
    private(set) var index: SourceIndex
    private(set) var declarations: [Reference: ProtocolDeclaration] = [:]
    /// What the inheritance clause of each leads to, in its order.
    private(set) var ancestors: [Reference: [Ancestor]] = [:]
    /// What stands in the way, with the protocol where it does.
    private var found: [(reference: Reference, problem: Diagnostic)] = []

    var problems: [Diagnostic] { found.map(\.problem) }

    /// Parses wave by wave, each on all cores: the wanted protocols, their parents, the parents of those.
    /// - Parameter overridesAll: whether each property that a subclass can override must be told.
    init(parsing wanted: [Reference], in index: SourceIndex, overridesAll: Bool = true) async {
        self.index = index
        var reader = AncestorReader(lookup: Lookup(index: index))
        var wave = wanted
        while !wave.isEmpty {
            var next: [Reference] = []
            for (reference, result) in await parse(wave, in: self.index) {
                switch result {
                case .success(let declaration):
                    declarations[reference] = declaration
                    let above = reader.ancestors(of: declaration, in: reader.lookup.scope(of: reference))
                    self.index = reader.lookup.index
                    ancestors[reference] = above.ancestors
                    found += ((overridesAll ? declaration.untyped : []) + above.problems).map { (reference, $0) }
                    for parent in named(by: reference) where declarations[parent] == nil && !next.contains(parent) {
                        next.append(parent)
                    }
                case .failure(let failure): found += failure.all.map { (reference, $0) }
                }
            }
            wave = next.filter { declarations[$0] == nil }
        }
        let needed = Set(wanted.flatMap(lineage))
        found.removeAll { !needed.contains($0.reference) }
    }

    /// What stands in the way of one protocol's mock: in itself or in what it inherits from.
    func problems(of reference: Reference) -> [Diagnostic] {
        let lineage = Set(lineage(of: reference))
        return found.filter { lineage.contains($0.reference) }.map(\.problem)
    }

    /// The protocol itself and everything that it inherits from, nearest first, each once.
    func lineage(of reference: Reference) -> [Reference] {
        var lineage = [reference]
        var position = 0
        while position < lineage.count {
            for parent in parents(of: lineage[position]) where !lineage.contains(parent) { lineage.append(parent) }
            position += 1
        }
        return lineage
    }

    /// All that its inheritance clause names, which may tell where it runs.
    private func named(by reference: Reference) -> [Reference] {
        (ancestors[reference] ?? []).compactMap { ancestor in
            switch ancestor {
            case .declared(let parent, _), .superclass(_, let parent): parent
            case .builtIn: nil
            }
        }
    }

    /// What a class says to conform to, of the standard library's protocols and those that they inherit from.
    func standardParents(of reference: Reference) -> [String] {
        named(by: reference).flatMap(lineage).filter { index.module($0).name == StandardLibrary.module }.map { index.declaration($0).name }
    }

    /// Whether Sendable stands in its own inheritance clause.
    func saysSendable(_ reference: Reference) -> Bool {
        ancestors[reference]?.contains { if case .builtIn("Sendable") = $0 { true } else { false } } ?? false
    }

    /// Of a protocol other protocols; of a class its superclass, which has met its protocols already.
    private func parents(of reference: Reference) -> [Reference] {
        (ancestors[reference] ?? []).compactMap { ancestor in
            switch ancestor {
            case .declared(let parent, _): declarations[reference]?.kind == .protocol ? parent : nil
            case .superclass(_, let parent): declarations[reference]?.kind == .class ? parent : nil
            case .builtIn: nil
            }
        }
    }
}

/// In the order of the references, however the work was divided.
private func parse(
    _ references: [SourceIndex.Reference], in index: SourceIndex
) async -> [(SourceIndex.Reference, Result<ProtocolDeclaration, Diagnostics>)] {
    await references.mapOnAllCores { reference in
        let declaration = index.declaration(reference)
        let text = index.file(reference).text
        let module = index.module(reference).name
        do throws(Diagnostics) {
            let parsed =
                declaration.kind == .class
                ? try text.parseClass(declaration, module: module) : try text.parseProtocol(declaration, module: module)
            return (reference, .success(parsed))
        } catch {
            return (reference, .failure(error))
        }
    }
}
