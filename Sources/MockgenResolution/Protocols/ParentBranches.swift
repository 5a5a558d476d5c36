import MockgenModel

/// The parents behind an entry of an inheritance clause, with the `#if` conditions that decide which of them exist, and that mockgen cannot
/// evaluate.
struct ParentBranches: Sendable {
    let location: SourceLocation
    private(set) var parents: [(reference: SourceIndex.Reference, conditions: [String])] = []
    /// The conditions of the branches inside each branch. The key of the outermost branches is empty.
    private var branches: [[String]: [[String]]] = [:]

    init(_ parents: [SourceIndex.Reference] = [], at location: SourceLocation) {
        self.location = location
        self.parents = parents.map { ($0, []) }
    }

    var isConditional: Bool { !branches.isEmpty }

    mutating func add(_ parent: SourceIndex.Reference, under conditions: [String]) { parents.append((parent, conditions)) }

    mutating func add(branches inner: [[String]], under conditions: [String]) { branches[conditions] = inner }

    /// Whether all branches together lead to a protocol, so that every conforming type has it as an ancestor.
    /// - Parameter lists: the conditions of the paths to the protocol.
    func isAlwaysReached(by lists: Set<[String]>, under conditions: [String] = []) -> Bool {
        if lists.contains(conditions) { return true }
        guard let inner = branches[conditions] else { return false }
        return inner.allSatisfy { isAlwaysReached(by: lists, under: $0) }
    }
}

extension ProtocolLibrary {
    /// The conditions of each ancestor that depends on an `#if`. A mock repeats the conditions around the requirements of the ancestor.
    func conditionsOfAncestors(of protocols: [Reference]) -> [Reference: [String]] {
        guard !branches.isEmpty else { return [:] }
        var ways: [Reference: [Reference: Set<[String]>]] = [:]
        var all: [Reference: Set<[String]>] = [:]
        for start in protocols {
            for (reference, parents) in postorder(from: start, isDone: { ways[$0] != nil }, next: parents) {
                let entries = branches[reference] ?? [ParentBranches(parents, at: index.location(reference))]
                ways[reference] = entries.reduce(into: [:]) { $0.merge(self.ways(through: $1, ways)) { $0.union($1) } }
            }
            all[start, default: []].insert([])
            all.merge(ways[start] ?? [:]) { $0.union($1) }
        }
        return all.filter { !$0.value.contains([]) }.mapValues(\.asConditions)
    }

    /// The conditions of the paths through one entry of an inheritance clause to each ancestor.
    private func ways(
        through entry: ParentBranches, _ known: [Reference: [Reference: Set<[String]>]]
    ) -> [Reference: Set<[String]>] {
        var found: [Reference: Set<[String]>] = [:]
        for (parent, conditions) in entry.parents {
            found[parent, default: []].insert(conditions)
            for (ancestor, lists) in known[parent] ?? [:] {
                found[ancestor, default: []].formUnion(lists.map { conditions + $0 })
            }
        }
        return found.mapValues { entry.isAlwaysReached(by: $0) ? [[]] : $0 }
    }

    /// The problems of parents that differ between branches in more than their members. In a mock, only members can be under `#if`.
    func problemsOfBranches(of reference: Reference) -> [Diagnostic] {
        guard let declaration = declarations[reference] else { return [] }
        return (branches[reference] ?? []).filter(\.isConditional).flatMap { entry in
            let conditional = conditionsOfAncestors(of: [reference]).keys.filter { ancestor in
                entry.parents.contains { inheritanceChain(of: $0.reference).contains(ancestor) }
            }
            guard !conditional.allSatisfy(hasOnlyMembers) else { return [Diagnostic]() }
            let name = declaration.parents.first { $0.location == entry.location }?.value.description ?? declaration.name
            return [UnsupportedParent.conditional.problem(name, of: declaration, at: entry.location)]
        }
    }

    /// Whether a protocol requires nothing but members.
    private func hasOnlyMembers(_ reference: Reference) -> Bool {
        guard let declaration = declarations[reference], declaration.kind == .protocol else { return false }
        let lookup = Lookup(index: index)
        let isIsolated = declaration.attributes.contains { lookup.isGlobalActor($0, from: lookup.scope(of: reference)) }
        return !isIsolated && declaration.associatedTypes.isEmpty && declaration.requirements.isEmpty && declaration.typealiases.isEmpty
    }
}

extension Set<[String]> {
    /// One list of conditions that holds if one of these does.
    fileprivate var asConditions: [String] {
        guard count > 1 else { return first ?? [] }
        let alternatives = map { list in list.map { "(\($0))" }.joined(separator: " && ") }
        return [alternatives.sorted().joined(separator: " || ")]
    }
}
