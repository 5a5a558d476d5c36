import MockgenModel
import MockgenRun

extension Repository {
    /// Notes which shared mocks are used in other packages. Skips unreadable packages, which mockgen has already reported.
    func noteUses(ofSharedMocksIn report: inout ListReport) async {
        let open = report.targets.indices.filter { report.targets[$0].isShared && !report.targets[$0].unused.isEmpty }
        guard !open.isEmpty else { return }
        for member in members where member.workspace.hasPackage {
            guard let package = try? await member.workspace.discover() else { continue }
            for index in open where package.targets[report.targets[index].target] != nil {
                let target = report.targets[index]
                let users = Set(package.modules(thatSee: target.target).flatMap(\.files))
                let used = await member.workspace.names(among: target.unused, in: users)
                for number in target.protocols.indices where target.protocols[number].mock.map(used.contains) ?? false {
                    report.targets[index].protocols[number].isUsed = true
                }
            }
        }
    }
}

extension TargetListing {
    fileprivate var unused: Set<String> { Set(protocols.lazy.filter { !$0.isUsed }.compactMap(\.mock)) }
}
