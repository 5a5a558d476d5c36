import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRender
import MockgenRun

extension Workspace {
    /// Renders the mocks of a target once, for the details and for the comparison with its checked-in file.
    /// - Parameters:
    ///   - listings: in the order of the entries.
    ///   - report: the report to add the problems of the file to.
    ///   - leftOver: the messages about generated files that no target owns, without those about moved files.
    func addDetails(
        to listings: inout [ProtocolListing], of plan: TargetPlan, for scope: TargetScope, _ report: inout VerifyReport,
        _ leftOver: inout [Diagnostic]
    ) async {
        let names = plan.index.shortestUniqueNames(of: plan.entries.map(\.reference))
        for (number, entry) in plan.entries.enumerated() where entry.taken == nil {
            let mock = plan.index.mockName(of: entry.reference, in: plan.target)
            listings[number].wayToMock = WayToMock(listings[number], named: names[number], mock: mock, in: plan.target)
        }
        let parts = await rendered(plan.parts, of: plan.target)
        let text = text(of: parts, for: plan.target)
        // With errors, mockgen writes no file.
        if plan.errors.isEmpty { await compare(parts, text, for: scope, &report, &leftOver) }
        var stale: Set<String> = []
        if let path = output(of: plan.target), !report.fresh.contains(path) { stale = text.mocksMissing(inFileAt: path.inFolder(root)) }
        let mocks = plan.entries.enumerated().compactMap { number, entry in entry.taken.map { (number: number, plan: $0) } }
        let members = await observer.step(
            "listing the members of the mocks of \(plan.target.name)", result: { "listed the members of \(counted($0.count, "mock"))" }
        ) { await mocks.map(\.plan).mapOnAllCores("listed") { MockMembers(of: $0) } }
        // The parts begin with the mocks of the entries.
        for ((mock, members), part) in zip(zip(mocks, members), parts) {
            let lines = part.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            listings[mock.number].details = MockDetails(
                members: members, source: lines.map(String.init), isStale: stale.contains(part.name))
        }
    }
}

extension MockText {
    /// Returns the names of the mocks that a file does not have as mockgen would write them.
    fileprivate func mocksMissing(inFileAt path: String) -> Set<String> {
        let file = (try? Disk.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return Set(mappings.compactMap(\.nameOfMock)).subtracting(mocks(in: file).mappings.compactMap(\.nameOfMock))
    }
}

extension MockText.SourceMapping {
    fileprivate var nameOfMock: String? { if case .part(let name, _) = kind { name } else { nil } }
}
