import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

extension OldProposal {
    /// Chooses the naming with the most names of the old mocks, and notes the mocks and names that no naming has.
    /// - Parameter mocks: the mocks of the target, with their names.
    mutating func chooseNaming(ofTarget number: Int, for mocks: [MockPlan]) async {
        let draft = drafts[number]
        let old = OldMembers(inFiles: draft.oldFiles.map { $0.path.inFolder(root) })
        let location = draft.entries[0].old.location
        let lost = old.mocks.subtracting(mocks.map(\.settings.name)).sorted()
        if !lost.isEmpty {
            let reason = "find the reason with '\(ShellCommand.mockgen("list"))'"
            note("the mocks of '\(draft.target.name)' do not include \(Self.list(lost)) of the old file: \(reason)", at: location)
        }
        guard draft.file.tool != .swiftyMocky, !old.mocks.isEmpty else { return }
        // The first one is that of the template.
        var best = (naming: Naming?.none, members: await OldMembers(of: mocks, named: nil))
        for naming in draft.file.tool == .sourcery ? [Naming.label, .full] : [] {
            let members = await OldMembers(of: mocks, named: naming)
            if old.count(sharedWith: members) > old.count(sharedWith: best.members) { best = (naming, members) }
        }
        if let naming = best.naming { drafts[number].settings = OldFile.settings(ofSourceryWith: naming) }
        let (names, roles) = old.without(best.members)
        if !roles.isEmpty {
            let line = drafts[number].settings[0]
            let style = line.hasSuffix(" }") ? String(line.dropLast(2)) : line.replacing("style: ", with: "style: { extends: ")
            let entries = roles.map { "\($0.role.rawValue): \($0.name)" }.joined(separator: ", ")
            note("for \(Self.list(roles.map(\.name))) of the old mocks, write: \(style), names: { \(entries) } }", at: location)
        }
        if !names.isEmpty { note("mockgen does not have these names of the old mocks: \(Self.list(names))", at: location) }
    }

    private static func list(_ names: [String]) -> String {
        let limit = 20
        guard names.count > limit else { return quotedList(names, "and") }
        return names.prefix(limit).map { "'\($0)'" }.joined(separator: ", ") + " and \(names.count - limit) more"
    }
}
