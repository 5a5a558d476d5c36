import MockgenModel
import MockgenResolution

/// The mocks of one run that an earlier run has rendered, and the protocols whose mocks are still to be planned.
struct RecalledMocks {
    typealias Reference = SourceIndex.Reference

    private(set) var memory: MockMemory?
    private(set) var mocks: [Reference: RememberedMock] = [:]
    /// The keys under which the new mocks are to be remembered.
    private(set) var keys: [Reference: String] = [:]
    private(set) var open: [Selected.Candidate] = []
    /// Whether the run makes the same mocks as the last one.
    let isUnchanged: Bool

    /// - Parameters:
    ///   - mentioned: the names in the sources of the target.
    ///   - plansMore: whether the run plans more than these mocks.
    init(_ wanted: [Selected.Candidate], from memory: MockMemory?, mentioned: Set<String>, plansMore: Bool) {
        var memory = memory
        for candidate in wanted {
            let recalled = memory?.recall(candidate.reference, mentioned: mentioned)
            keys[candidate.reference] = recalled?.key
            mocks[candidate.reference] = recalled?.mock
            if recalled?.mock == nil { open.append(candidate) }
        }
        self.memory = memory
        guard let memory else {
            isUnchanged = false
            return
        }
        isUnchanged = !mocks.isEmpty && open.isEmpty && !plansMore && memory.usesAll
    }

    /// The names for which a run without a memory would read interfaces. Nobody needs these interfaces if nothing has changed.
    var unresolved: Set<UnresolvedName> {
        isUnchanged ? [] : mocks.values.reduce(into: []) { $0.formUnion($1.unresolved) }
    }

    /// Whether the mocks are those of a run that has read the same interfaces. A type of an interface can make it necessary that a mock of
    /// another protocol writes its types in full.
    func holds(after index: SourceIndex) -> Bool { isUnchanged || memory?.holds(after: index) != false }

    /// The memory after the run has read its interfaces.
    func memory(after index: SourceIndex) -> MockMemory? {
        guard !isUnchanged, var memory else { return memory }
        memory.note(index)
        return memory
    }
}
