import MockgenDisk
import MockgenModel
import MockgenRender
import MockgenRun

extension Workspace {
    /// - Parameter listings: in the order of the entries.
    func addDetails(to listings: inout [ProtocolListing], of plan: TargetPlan) async {
        let names = plan.index.shortestUniqueNames(of: plan.entries.map(\.reference))
        for (number, entry) in plan.entries.enumerated() where entry.taken == nil {
            let mock = plan.index.mockName(of: entry.reference, in: plan.target)
            listings[number].wayToMock = WayToMock(listings[number], named: names[number], mock: mock, in: plan.target)
        }
        let written = output(of: plan.target).flatMap { path in
            WrittenMocks((try? Disk.read(path.inFolder(root))).map { String(decoding: $0, as: UTF8.self) } ?? "")
        }
        let mocks = plan.entries.enumerated().compactMap { number, entry in entry.taken.map { (number: number, plan: $0) } }
        for (mock, part) in zip(mocks, await rendered(mocks.map { .mock($0.plan) })) {
            listings[mock.number].details = MockDetails(
                members: MockMembers(of: mock.plan),
                source: part.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                    .map(String.init), state: written?.state(of: part) ?? .notCheckedIn)
        }
    }
}

extension WrittenMocks {
    /// - Parameter part: the mock as mockgen would write it.
    fileprivate func state(of part: RenderedPart) -> MockDetails.State {
        let known = texts(ofMocksNamed: part.name)
        guard !known.isEmpty else { return .missing }
        return known == WrittenMocks(part.text)?.texts(ofMocksNamed: part.name) ? .upToDate : .outOfDate
    }
}
