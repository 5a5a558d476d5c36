import MockgenModel

/// Writes one mock: the class and what stands in it.
struct MockWriter {
    let context: MockContext
    private let members: [(requirement: MockSubject.Requirement, writer: MemberWriter)]

    init(_ plan: MockPlan) {
        let context = MockContext(plan.subject, plan.settings)
        self.context = context
        members = zip(plan.subject.requirements, context.stems.stems).map { requirement, stem in
            (requirement, MemberWriter(context: context, member: requirement.member.mapTypes(context.inMock), stem: stem))
        }
    }

    func write(to code: inout Code) {
        code.conditional(context.subject.declaration.conditions) { code in
            for attribute in context.subject.declaration.attributes where attribute.concernsUsers { code.line(attribute) }
            code.block(header) { code in
                writeAliases(to: &code)
                writeParameterlessInitializer(to: &code)
                writeMembers(to: &code)
            }
        }
    }

    // MARK: - Header

    private var header: String {
        let word = context.mentionsSelf ? "final class" : "class"
        let parents = [context.subject.declaration.qualifiedName]
        return "\(context.access)\(word) \(context.settings.name)\(generics.parameterList): \(parents.joined(separator: ", "))\(generics.whereClause)"
    }

    /// Associated types that nothing fixes are the mock's generic parameters.
    private var generics: GenericClause {
        let fixed = Set(fixedTypes.map(\.name))
        let free = context.subject.associatedTypes.filter { !fixed.contains($0.name) }
        let requirements = (context.subject.genericRequirements + free.flatMap(\.requirements)).filter { requirement in
            fixedName(requirement) == nil
        }
        return GenericClause(
            parameters: free.map { type in
                GenericParameter(
                    kind: .type, name: type.name,
                    inherited: type.inherited.count > 1 ? .composition(type.inherited) : type.inherited.first)
            },
            requirements: requirements.map { $0.mapTypes(withoutSelf) })
    }

    /// `associatedtype Item where Item == Int`, `protocol P: Q where Item == Int`
    private var fixedTypes: [(name: String, type: TypeName)] {
        let requirements = context.subject.genericRequirements + context.subject.associatedTypes.flatMap(\.requirements)
        return requirements.compactMap { requirement in fixedName(requirement).map { ($0, withoutSelf(requirement.right)) } }
    }

    private func fixedName(_ requirement: GenericRequirement) -> String? {
        guard requirement.relation == .equals else { return nil }
        let name: String
        switch requirement.left {
        case .named(let left, []), .member(.named("Self", []), let left, []): name = left
        default: return nil
        }
        return context.subject.associatedTypes.contains { $0.name == name } ? name : nil
    }

    private func withoutSelf(_ type: TypeName) -> TypeName {
        type.map { part in
            if case .member(.named("Self", []), let name, let arguments) = part { .named(name, arguments) } else { part }
        }
    }

    private func writeAliases(to code: inout Code) {
        for (name, type) in fixedTypes { code.line("\(context.access)typealias \(name) = \(type)") }
    }

    // MARK: - Body

    /// Internal mocks without other initializers have one already.
    private func writeParameterlessInitializer(to code: inout Code) {
        let initializers = members.compactMap { member in
            if case .initializer(let initializer) = member.requirement.member.kind { initializer } else { nil }
        }
        let isRequired = initializers.contains { $0.parameters.isEmpty }
        guard !isRequired, !initializers.isEmpty || !context.access.isEmpty else { return }
        code.blank()
        code.line("\(context.access)init() {}")
    }

    /// Requirements apart from each other, inherited ones under the name of their protocol.
    private func writeMembers(to code: inout Code) {
        var origin = context.subject.declaration.qualifiedName
        for (requirement, writer) in members {
            code.blank()
            if requirement.origin != origin {
                origin = requirement.origin
                code.line("// MARK: - \(origin)")
                code.blank()
            }
            writer.write(to: &code)
        }
    }
}

extension String {
    /// An attribute of a protocol that its mock needs as well: who may use it, and where.
    fileprivate var concernsUsers: Bool { hasPrefix("@available") || hasPrefix("@MainActor") }
}
