import MockgenModel
import MockgenRender
import MockgenRun
import MockgenSyntax

extension MockMembers {
    /// Reads the members of a planned mock from the text that mockgen would generate. These are all members that a test can use.
    init?(of plan: MockPlan) async {
        var plan = plan
        plan.settings.usedNames = nil
        let text = await render([.mock(plan)], imports: [])
        let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
        let requirements = text.mappings.filter { $0.kind == .requirement }
        let written = plan.subject.requirements.map(\.member)
        var groups = written.map { (member: $0, group: Group(requirement: $0.title, members: [])) }
        var others = Group(requirement: nil, members: [])
        var initializers: [String] = []
        var name: String?
        // A mock can have two declarations, one for each branch of an `#if`.
        for mapping in text.mappings where mapping.kind != .requirement {
            guard let type = DeclaredType(firstIn: lines[mapping.lines].joined(separator: "\n")) else { continue }
            name = name ?? type.name
            for member in type.members {
                if member.kind == .initializer { initializers.append(member.name + member.type) }
                guard member.kind == .property else { continue }
                let line = member.line + mapping.lines.lowerBound
                let location = requirements.first { $0.lines.contains(line) }?.location
                let one = Member(name: member.name, type: member.type, isStatic: member.isStatic, isSettable: member.isSettable)
                if let number = groups.firstIndex(where: { $0.member.location == location }) {
                    let isRequirement = groups[number].member.name == member.name.withoutBackTicks
                    if !isRequirement || member.isSettable { groups[number].group.members.append(one) }
                } else {
                    others.members.append(one)
                }
            }
        }
        for stub in plan.stubs {
            groups[stub.requirement].group.members.append(
                Member(name: stub.path, type: stub.type.description, isStatic: stub.isStatic, isSettable: false))
        }
        guard let name else { return nil }
        let superclass = plan.subject.superclass?.type
        if initializers.isEmpty, superclass == nil { initializers = ["init()"] }
        self.init(
            mock: name, initializers: initializers.unique,
            initializersInheritedFrom: initializers.isEmpty ? superclass?.description : nil,
            groups: (groups.map(\.group) + [others]).compactMap { group in
                let members = group.members.unique
                return members.isEmpty ? nil : Group(requirement: group.requirement, members: members)
            })
    }
}
