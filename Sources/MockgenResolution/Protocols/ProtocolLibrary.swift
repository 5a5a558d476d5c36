package import MockgenModel
import MockgenOutline
import MockgenSyntax

/// The parsed declarations of the selected protocols and classes and of all their ancestors. `problems` has those that mockgen cannot read
/// or find.
package struct ProtocolLibrary: Sendable {
    package typealias Reference = SourceIndex.Reference

    /// With the interfaces that an ancestor was found in.
    package private(set) var index: SourceIndex
    package private(set) var declarations: [Reference: ProtocolDeclaration] = [:]
    /// The entries of each inheritance clause, in their order.
    private(set) var ancestors: [Reference: [Ancestor]] = [:]
    /// The problems, each with the protocol that has it.
    private var found: [(reference: Reference, problem: Diagnostic)] = []

    package var problems: [Diagnostic] { found.map(\.problem) }

    /// Parses wave by wave, each on all cores: the wanted protocols, their parents, the parents of those.
    /// - Parameter target: the module that compiles the mocks.
    package init(parsing wanted: [Reference], in index: SourceIndex, for target: Module) async {
        self.index = index
        var reader = AncestorReader(lookup: Lookup(index: index))
        var wave = wanted
        while !wave.isEmpty {
            var next: [Reference] = []
            for (reference, result) in await parse(wave, in: self.index) {
                switch result {
                case .success(let parsed):
                    let module = self.index.module(reference)
                    let adapted = module.flags == target.flags ? parsed : parsed.mapConditions { module.adapted($0, for: target) }
                    let declaration = adapted.mapAttributes { module.attribute($0, in: target) }
                    declarations[reference] = declaration
                    let above = reader.ancestors(of: declaration, in: reader.lookup.scope(of: reference))
                    self.index = reader.lookup.index
                    ancestors[reference] = above.ancestors
                    found += above.problems.map { (reference, $0) }
                    for parent in named(by: reference) where declarations[parent] == nil && !next.contains(parent) {
                        next.append(parent)
                    }
                case .failure(let failure): found += failure.all.map { (reference, $0) }
                }
            }
            wave = next.filter { declarations[$0] == nil }
        }
        let needed = Set(wanted.flatMap(inheritanceChain))
        found.removeAll { !needed.contains($0.reference) }
        let subprotocols = needed.filter { !self.index.isOfInterface($0) }.sorted()
        let selected = wanted.filter(self.index.isOfInterface)
        found = found.flatMap { problem in
            guard self.index.isOfInterface(problem.reference) else { return [problem] }
            var repeated = subprotocols.compactMap { subprotocol in
                inherited(problem.problem, from: problem.reference, by: subprotocol).map { (reference: subprotocol, problem: $0) }
            }
            if selected.contains(where: { inheritanceChain(of: $0).contains(problem.reference) }) { repeated.append(problem) }
            return repeated
        }
    }

    /// - Returns: the names of types in sources that a mock must tell apart from those of the new interfaces; nil if it read none.
    mutating func readInterfaces(ofModules modules: [String], for names: Set<UnresolvedName>) -> Set<String>? {
        index.readInterfaces(ofModules: modules, for: names)
    }

    /// Returns a problem of an interface at the parent in the sources that leads to it, because nobody can open the interface.
    private func inherited(_ problem: Diagnostic, from reference: Reference, by subprotocol: Reference) -> Diagnostic? {
        guard let declaration = declarations[subprotocol] else { return nil }
        let lookup = Lookup(index: index)
        let parent = declaration.parents.first { parent in
            guard let found = parent.type.path.flatMap({ lookup.find($0, from: lookup.scope(of: subprotocol)) }) else { return false }
            return index.isOfInterface(found) && inheritanceChain(of: found).contains(reference)
        }
        return parent.map { .parentThatCannotBe($0, of: declaration, because: problem) }
    }

    /// Returns the problems of a protocol and its ancestors.
    package func problems(of reference: Reference) -> [Diagnostic] {
        let inheritanceChain = Set(inheritanceChain(of: reference))
        // A source that inherits from an interface repeats the problems of the interface.
        let isOfInterface = index.isOfInterface(reference)
        return found.filter { inheritanceChain.contains($0.reference) && (isOfInterface || !index.isOfInterface($0.reference)) }.map(
            \.problem)
    }

    /// The protocol itself and everything that it inherits from, nearest first, each once.
    package func inheritanceChain(of reference: Reference) -> [Reference] {
        var inheritanceChain = [reference]
        var position = 0
        while position < inheritanceChain.count {
            for parent in parents(of: inheritanceChain[position]) where !inheritanceChain.contains(parent) {
                inheritanceChain.append(parent)
            }
            position += 1
        }
        return inheritanceChain
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

    /// Returns the protocols of the standard library that a class declares conformance to, and their ancestors.
    package func standardParents(of reference: Reference) -> [String] {
        named(by: reference).flatMap(inheritanceChain).filter { index.module($0).name == StandardLibrary.module }.map {
            index.declaration($0).name
        }
    }

    /// Whether Sendable stands in its own inheritance clause.
    package func saysSendable(_ reference: Reference) -> Bool { says("Sendable", reference) }

    /// Whether NSObject, whose members belong to no actor, or NSObjectProtocol stands in its own inheritance clause.
    func saysObject(_ reference: Reference) -> Bool { says(StandardLibrary.objectiveCSuperclass, reference) }

    func saysActor(_ reference: Reference) -> Bool { says("Actor", reference) }

    private func says(_ name: String, _ reference: Reference) -> Bool {
        ancestors[reference]?.contains { if case .builtIn(name) = $0 { true } else { false } } ?? false
    }

    /// Returns the parent protocols of a protocol, or the superclass of a class, which implements its protocols already.
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

extension Diagnostic {
    fileprivate static func parentThatCannotBe(_ parent: Parent, of declaration: ProtocolDeclaration, because problem: Diagnostic)
        -> Diagnostic
    {
        Diagnostic(
            problem.id, cause: problem.cause,
            "'\(declaration.qualifiedName)' cannot be mocked because of its parent '\(parent.type)': \(problem.message)",
            help: "use a real value in the tests, and leave '\(declaration.name)' out with 'exclude'", at: parent.location)
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
        let isPrinted = index.isOfInterface(reference)
        do throws(Diagnostics) {
            let parsed =
                declaration.kind == .class
                ? try text.parseClass(declaration, module: module)
                : try text.parseProtocol(declaration, module: module, isPrinted: isPrinted)
            try index.checkLines(around: reference)
            return (reference, .success(parsed))
        } catch {
            return (reference, .failure(error))
        }
    }
}
