package import MockgenModel
import MockgenOutline
import MockgenSyntax

/// The parsed declarations of the selected protocols and classes and of all their ancestors, and the problems of those that cannot be read
/// or found.
package struct ProtocolLibrary: Sendable {
    package typealias Reference = SourceIndex.Reference

    package let index: SourceIndex
    package private(set) var declarations: [Reference: ProtocolDeclaration] = [:]
    private(set) var ancestors: [Reference: [Ancestor]] = [:]
    /// The entries of inheritance clauses that depend on conditions.
    private(set) var branches: [Reference: [ParentBranches]] = [:]
    private var found: [(reference: Reference, problem: Diagnostic)] = []
    private var numbers: [Reference: [Int]] = [:]
    private var actors: Set<Reference> = []
    private var sendable: Set<Reference> = []

    package var problems: [Diagnostic] { found.map(\.problem) }

    /// Parses in waves, each on all cores: the wanted protocols, their parents, the parents of those.
    init(parsing wanted: [Reference], in index: SourceIndex, for target: Module) async {
        self.index = index
        let lookup = Lookup(index: index)
        var wave = wanted
        while !wave.isEmpty {
            var next: [Reference] = []
            var entered = Set(wave)
            for (reference, result) in await parse(wave, in: index) {
                switch result {
                case .success(let parsed):
                    let module = index.module(reference)
                    let adapted = module.flags == target.flags ? parsed : parsed.mapConditions { module.adapted($0, for: target) }
                    let scope = lookup.scope(of: reference)
                    let declaration = adapted.mapAttributes { attribute in
                        module.attribute(lookup.spelled(attribute, from: scope), in: target)
                    }
                    declarations[reference] = declaration
                    let above = AncestorReader(of: declaration, in: scope, lookup, for: target)
                    ancestors[reference] = above.ancestors
                    if !above.branches.isEmpty { branches[reference] = above.branches }
                    found += above.problems.map { (reference, $0) }
                    for parent in named(by: reference) where declarations[parent] == nil && entered.insert(parent).inserted {
                        next.append(parent)
                    }
                case .failure(let failure): found += failure.all.map { (reference, $0) }
                }
            }
            wave = next.filter { declarations[$0] == nil }
        }
        found += branches.keys.sorted().flatMap { reference in problemsOfBranches(of: reference).map { (reference, $0) } }
        actors = inheriting { says("Actor", $0) }
        sendable = inheriting { reference in
            says("Sendable", reference) || declarations[reference]?.kind == .class && lookup.inheritsSendable(reference)
        }
        let needed = Set(inheritanceChain(of: wanted))
        found.removeAll { !needed.contains($0.reference) }
        let subprotocols = needed.filter { !index.isOfInterface($0) }.sorted()
        let selected = wanted.filter(index.isOfInterface)
        found = found.flatMap { problem in
            guard index.isOfInterface(problem.reference) else { return [problem] }
            var repeated = subprotocols.compactMap { subprotocol in
                inherited(problem.problem, from: problem.reference, by: subprotocol).map { (reference: subprotocol, problem: $0) }
            }
            if selected.contains(where: { inheritanceChain(of: $0).contains(problem.reference) }) { repeated.append(problem) }
            return repeated
        }
        numbers = Dictionary(grouping: found.indices) { found[$0].reference }
    }

    /// Returns a problem of an interface at the parent in the sources that leads to it, because the user cannot open the interface.
    private func inherited(_ problem: Diagnostic, from reference: Reference, by subprotocol: Reference) -> Diagnostic? {
        guard let declaration = declarations[subprotocol] else { return nil }
        let lookup = Lookup(index: index)
        let parent = declaration.parents.first { parent in
            guard let found = parent.value.path.flatMap({ lookup.findAnywhere($0, from: lookup.scope(of: subprotocol)) }) else {
                return false
            }
            return index.isOfInterface(found) && inheritanceChain(of: found).contains(reference)
        }
        return parent.map { parent in
            Diagnostic(
                problem.id, cause: problem.cause,
                "'\(declaration.qualifiedName)' cannot be mocked because of its parent '\(parent.value)': \(problem.message)",
                help: "use a real value in the tests, and leave '\(declaration.name)' out with 'exclude'", at: parent.location)
        }
    }

    package func problems(of reference: Reference) -> [Diagnostic] {
        guard !found.isEmpty else { return [] }
        // A source that inherits from an interface repeats the problems of the interface.
        let isOfInterface = index.isOfInterface(reference)
        let own = inheritanceChain(of: reference).filter { isOfInterface || !index.isOfInterface($0) }.flatMap { numbers[$0] ?? [] }
        return own.sorted().map { found[$0].problem }
    }

    /// The protocol itself and everything that it inherits from, nearest first, each once.
    package func inheritanceChain(of reference: Reference) -> [Reference] { inheritanceChain(of: [reference]) }

    private func inheritanceChain(of references: [Reference]) -> [Reference] {
        var inheritanceChain = references.unique
        var seen = Set(inheritanceChain)
        var position = 0
        while position < inheritanceChain.count {
            for parent in parents(of: inheritanceChain[position]) where seen.insert(parent).inserted { inheritanceChain.append(parent) }
            position += 1
        }
        return inheritanceChain
    }

    private func inheriting(where property: (Reference) -> Bool) -> Set<Reference> {
        var open = ancestors.keys.filter(property)
        guard !open.isEmpty else { return [] }
        var subtypes: [Reference: [Reference]] = [:]
        for reference in ancestors.keys {
            for parent in parents(of: reference) { subtypes[parent, default: []].append(reference) }
        }
        var found = Set(open)
        while let reference = open.popLast() { open += (subtypes[reference] ?? []).filter { found.insert($0).inserted } }
        return found
    }

    /// All names in its inheritance clause, which may decide its isolation.
    func named(by reference: Reference) -> [Reference] { (ancestors[reference] ?? []).compactMap(\.reference) }

    /// Returns the protocols of the standard library that classes declare conformance to, and their ancestors.
    func standardParents(of classes: [Reference]) -> [String] {
        inheritanceChain(of: classes.flatMap(named)).filter { index.module($0).name == StandardLibrary.module }.map {
            index.declaration($0).name
        }
    }

    /// Whether NSObject, whose members are nonisolated, or NSObjectProtocol is in its own inheritance clause.
    func saysObject(_ reference: Reference) -> Bool { says(StandardLibrary.objectiveCSuperclass, reference) }

    func inheritsActor(_ reference: Reference) -> Bool { actors.contains(reference) }

    /// Whether `Sendable` is in its inheritance clause or in that of an ancestor; for a class also in an extension.
    func inheritsSendable(_ reference: Reference) -> Bool { sendable.contains(reference) }

    private func says(_ name: String, _ reference: Reference) -> Bool {
        ancestors[reference]?.contains { if case .builtIn(name) = $0 { true } else { false } } ?? false
    }

    /// Returns the parent protocols of a protocol, or the superclass of a class, because a class implements its protocols.
    func parents(of reference: Reference) -> [Reference] {
        (ancestors[reference] ?? []).compactMap { ancestor in
            switch ancestor {
            case .declared(let parent, _): declarations[reference]?.kind == .protocol ? parent : nil
            case .superclass(_, let parent): declarations[reference]?.kind == .class ? parent : nil
            case .builtIn: nil
            }
        }
    }
}

private func parse(
    _ references: [SourceIndex.Reference], in index: SourceIndex
) async -> [(SourceIndex.Reference, Result<ProtocolDeclaration, Diagnostics>)] {
    await references.mapOnAllCores("parsed") { reference in
        let declaration = index.declaration(reference)
        let text = index.file(reference).text
        let module = index.module(reference).name
        do throws(Diagnostics) {
            let parsed =
                declaration.kind == .class
                ? try text.parseClass(declaration, module: module)
                : try text.parseProtocol(declaration, module: module)
            return (reference, .success(parsed))
        } catch {
            return (reference, .failure(error))
        }
    }
}
