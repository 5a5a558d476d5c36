import MockgenModel
import MockgenRun

extension Repository {
    /// Notes which files of other packages use shared mocks. Skips unreadable packages, which mockgen has already reported.
    /// - Parameter isComplete: whether to find all users of a mock, even if its own package uses it.
    func noteUsers(ofSharedMocksIn report: inout ListReport, isComplete: Bool) async {
        let open = report.targets.indices.filter {
            report.targets[$0].isShared && !report.targets[$0].mocks(includingUsed: isComplete).isEmpty
        }
        guard !open.isEmpty else { return }
        for member in members where member.workspace.hasPackage {
            guard let package = try? await member.workspace.discover() else { continue }
            for index in open where package.targets[report.targets[index].target] != nil {
                let target = report.targets[index]
                let files = Set(package.modules(thatSee: target.target).flatMap(\.files))
                let users = await member.workspace.users(of: target.mocks(includingUsed: isComplete), among: files)
                for (number, listing) in target.protocols.enumerated() {
                    guard let found = listing.mock.flatMap({ users[$0] }) else { continue }
                    report.targets[index].protocols[number].users = Set(listing.users + found.map(member.folder.path)).sorted()
                }
            }
        }
    }
}

extension TargetListing {
    fileprivate func mocks(includingUsed: Bool) -> Set<String> {
        Set(protocols.lazy.filter { includingUsed || !$0.isUsed }.compactMap(\.mock))
    }
}
