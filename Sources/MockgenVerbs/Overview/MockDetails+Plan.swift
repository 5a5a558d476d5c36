import MockgenKit
import MockgenModel
import MockgenRender

extension Workspace {
    /// Adds the details of each mock.
    func addDetails(to listings: inout [ProtocolListing], of plan: TargetPlan) async {
        let written = output(of: plan.target).map { path in
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
    fileprivate init?(of plan: MockPlan, in written: WrittenMocks?) async {
        guard let members = await MockMembers(of: plan) else { return nil }
        let made = await render([.mock(plan)], imports: [])
        let lines = made.text.split(separator: "\n", omittingEmptySubsequences: false)
        let parts = made.mappings.filter { $0.kind != .requirement }
        let texts = parts.map { Array(lines[$0.lines]) }
        self.init(members: members, lines: texts.joined().count, state: written?.state(of: plan.settings.name, texts) ?? .notCheckedIn)
    }
}

extension WrittenMocks {
    /// - Parameter texts: the lines that mockgen would write. A mock can have two declarations, one for each branch of an `#if`.
    fileprivate func state(of name: String, _ texts: [[Substring]]) -> MockDetails.State {
        let known = mocks.filter { $0.name == name }.map { Array(lines[$0.lines]) }
        guard !known.isEmpty else { return .missing }
        return known == texts ? .upToDate : .outOfDate
    }
}
