import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution
import MockgenRun

enum ProposedStyle {
    /// Returns the style whose members the tests use, so that they keep the names that they have, or stubs for new tests.
    static func settings(for targets: [ProposedTarget]) -> [String] {
        guard let (style, names) = members(of: targets).max(by: { ($0.value.count, $1.key.rawValue) < ($1.value.count, $0.key.rawValue) }),
            let example = names.min()
        else {
            return [
                "style: \(BuiltInStyle.stub.rawValue)   # mock.on.add.returns(1); for the names of Sourcery: automockable, of Mockolo: handler"
            ]
        }
        return ["style: \(style.rawValue)   # has the names that the tests use, such as '\(example)'; the best for new tests: stub"]
    }

    static func isStub(for targets: [ProposedTarget]) -> Bool { members(of: targets).isEmpty }

    private static func members(of targets: [ProposedTarget]) -> MembersOfMocks {
        targets.reduce(into: [:]) { $0.merge($1.membersOfMocks) { $0.union($1) } }
    }
}

/// The names in tests that a style without stubs probably gives to members of mocks.
typealias MembersOfMocks = [BuiltInStyle: Set<String>]

extension SourceIndex {
    /// - Parameter roles: the members whose names tell the style without a requirement.
    func membersOfMocks(inModule name: String, roles: [Role] = [.callCount, .returnValue]) -> MembersOfMocks {
        let ends = BuiltInStyle.allCases.flatMap { style in
            roles.compactMap { role in
                Style(style).patterns[role]?.text.split(separator: "}").last.map { (style: style, end: String($0)) }
            }
        }
        var members: MembersOfMocks = [:]
        for number in modules.indices where modules[number].isLocal && modules[number].name == name {
            for name in files[number].lazy.flatMap(\.text.names) {
                let style = ends.first { name.hasSuffix($0.end) && name != $0.end }?.style
                if let style { members[style, default: []].insert(name) }
            }
        }
        return members
    }
}

extension TargetPlan {
    /// Returns a style that no mock of the target has or extends, and a name in the target's sources that it gives to a member of a mock.
    func memberOfAnotherStyle(in own: Module) -> (style: String, name: String)? {
        let styles = Set(target.allSettings.map(\.style.value.text))
        let requirements = entries.compactMap(\.taken).flatMap(\.subject.requirements).map(\.member.writtenName).unique
        let members = index.membersOfMocks(inModule: own.name, roles: [.callCount, .returnValue, .handler])
        let found = members.filter { !styles.contains($0.key.rawValue) }.flatMap { style, names in
            names.filter { name in requirements.contains { name.hasPrefix($0) } }.map { (style: style.rawValue, name: $0) }
        }
        return found.min { ($0.style, $0.name) < ($1.style, $1.name) }
    }
}
