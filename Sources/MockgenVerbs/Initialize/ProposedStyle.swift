import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution
import MockgenRun

enum ProposedStyle {
    /// Returns the style whose members the tests use, so that they keep the names that they have, or stubs for new tests.
    static func settings(for targets: [ProposedTarget]) -> [String] {
        let members = targets.reduce(into: [:] as MembersOfMocks) { $0.merge($1.membersOfMocks) { $0.union($1) } }
        guard let (style, names) = members.max(by: { ($0.value.count, $1.key.rawValue) < ($1.value.count, $0.key.rawValue) }),
            let example = names.min()
        else {
            return [
                "style: \(BuiltInStyle.stub.rawValue)   # mock.on.add.returns(1); for the names of Sourcery: automockable, of Mockolo: handler"
            ]
        }
        return ["style: \(style.rawValue)   # has the names that the tests use, such as '\(example)'; the best for new tests: stub"]
    }
}

/// The names in tests that a style without stubs probably gives to members of mocks.
typealias MembersOfMocks = [BuiltInStyle: Set<String>]

extension SourceIndex {
    func membersOfMocks(inModule name: String) -> MembersOfMocks {
        var members: MembersOfMocks = [:]
        for number in modules.indices where modules[number].isLocal && modules[number].name == name {
            for name in files[number].lazy.flatMap(\.text.names) {
                if let style = name.styleOfMember { members[style, default: []].insert(name) }
            }
        }
        return members
    }
}

extension String {
    /// The style without stubs that probably gives this name to a member: `addCallsCount`, `addCallCount`, `addToReturn`.
    fileprivate var styleOfMember: BuiltInStyle? {
        Self.endsOfMembers.first { hasSuffix($0.end) && self != $0.end }?.style
    }

    private static let endsOfMembers = BuiltInStyle.allCases.flatMap { style in
        [Role.callCount, .returnValue].compactMap { role in
            style.patterns[role]?.text.split(separator: "}").last.map { (style: style, end: String($0)) }
        }
    }
}
