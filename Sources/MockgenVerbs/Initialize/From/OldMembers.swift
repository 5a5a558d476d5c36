import MockgenDisk
import MockgenModel
import MockgenRender

/// The members of mocks in generated files.
struct OldMembers {
    /// The functions without parameters, the Boolean properties, and all other members.
    private enum Kind { case action, flag, other }

    /// By the names of the mocks and of their members.
    private var members: [String: [String: Kind]] = [:]

    init(inFiles files: [String]) {
        for file in files { add((try? Disk.read(file)).map { String(decoding: $0, as: UTF8.self) } ?? "") }
    }

    /// - Parameter naming: nil for the naming of their style.
    init(of mocks: [MockPlan], named naming: Naming?) async {
        let plans = mocks.map { mock in
            var mock = mock
            if let naming { mock.settings.style.naming = naming }
            return Plan.mock(mock)
        }
        add(MockText(of: await rendered(plans), imports: [], shared: .elsewhere).text)
    }

    private mutating func add(_ text: String) {
        guard let file = WrittenMocks(text) else { return }
        for mock in file.mocks where !mock.parents.isEmpty {
            let found = file.declarations(of: mock).map { declaration in
                let isFlag = declaration.keyword == "var" && declaration.signature.hasSuffix(": Bool")
                return (declaration.name, declaration.signature == "func \(declaration.name)()" ? Kind.action : isFlag ? .flag : .other)
            }
            members[mock.name, default: [:]].merge(found) { first, _ in first }
        }
    }

    var mocks: Set<String> { Set(members.keys) }

    /// The number of members that have the same names.
    func count(sharedWith other: OldMembers) -> Int {
        members.reduce(0) { count, mock in count + mock.value.keys.count { other.members[mock.key]?[$0] != nil } }
    }

    /// Returns the members that the others do not have, of mocks that both have, and the roles of those that every mock has.
    func without(_ other: OldMembers) -> (names: [String], roles: [(role: Role, name: String)]) {
        let missing = members.compactMap { name, members in
            other.members[name].map { others in (mock: name, members: members.filter { others[$0.key] == nil }) }
        }
        let common = missing.dropFirst().reduce(missing.first?.members ?? [:]) { common, mock in
            common.filter { mock.members[$0.key] == $0.value }
        }
        let roles = [(Role.reset, Kind.action), (.anyCalled, .flag)].compactMap { role, kind in
            common.filter { $0.value == kind }.keys.min().map { (role: role, name: $0) }
        }
        let names = missing.flatMap { mock in
            mock.members.keys.filter { name in !roles.contains { $0.name == name } }.map { "\(mock.mock).\($0)" }
        }
        return (names.sorted(), roles)
    }
}
