import MockgenDisk
import MockgenModel
import MockgenRender
import MockgenRun

extension Workspace {
    func addDetails(to listings: inout [ProtocolListing], of plan: TargetPlan) async {
        let written = output(of: plan.target).flatMap { path in
            WrittenMocks((try? Disk.read(path.inFolder(root))).map { String(decoding: $0, as: UTF8.self) } ?? "")
        }
        // Both are in the order of the entries.
        for (number, entry) in plan.entries.enumerated() where listings[number].mock != nil {
            guard let mock = entry.mock else { continue }
            listings[number].details = await MockDetails(of: mock, in: written)
        }
    }
}

extension MockDetails {
    /// - Parameter written: the checked-in file of the target; nil if the plugin generates it.
    fileprivate init(of plan: MockPlan, in written: WrittenMocks?) async {
        let made = await render([.mock(plan)], imports: [])
        let parts = made.mappings.filter { $0.kind != .requirement }
        let state = written.map { $0.state(of: plan.settings.name, in: WrittenMocks(made.text)) }
        self.init(members: MockMembers(of: plan), lines: parts.map(\.lines.count).reduce(0, +), state: state ?? .notCheckedIn)
    }
}

extension WrittenMocks {
    /// - Parameter made: the mock as mockgen would write it.
    fileprivate func state(of name: String, in made: WrittenMocks?) -> MockDetails.State {
        let known = texts(ofMocksNamed: name)
        guard !known.isEmpty else { return .missing }
        return known == made?.texts(ofMocksNamed: name) ? .upToDate : .outOfDate
    }
}
