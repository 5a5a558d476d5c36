import MockgenModel

extension MockContext {
    /// Sets the properties that have the name and the type of a parameter of a required initializer.
    func assignments(by initializer: CallPlan) -> [String] {
        let member = initializer.callable.member
        let names = Set(initializer.callable.parameters.flatMap { [$0.label, $0.name].compactMap(\.self) })
        return names.flatMap { plainProperties[$0] ?? [] }.sorted().compactMap { position in
            let requirement = subject.requirements[position]
            guard isSettable(requirement.member, in: member) else { return nil }
            let plan = MemberPlan(inMock(requirement.member), stem: stems.stems[position], in: self)
            guard let property = plan.property, let value = property.stored?.value else { return nil }
            let parameters = zip(initializer.callable.parameters, initializer.arguments).filter { isOfSameType($0.0, property.property) }
            let name = plan.member.name
            let match = parameters.first { $0.0.label == name } ?? parameters.first { $0.0.name == name }
            return match.map { parameter, argument in
                let isOwned = parameter.type.attributes.contains { $0 != "@escaping" }
                return "\(plan.location(of: value)) = \(isOwned ? "copy " : "")\(argument.name)"
            }
        }
    }

    private func isSettable(_ member: Member, in initializer: Member) -> Bool {
        guard member.isPlainProperty, !member.isStatic, !member.isDeprecated,
            member.name != "self", member.conditions.isEmpty || member.conditions == initializer.conditions
        else { return false }
        if globalActorRunning(member) == globalActorRunning(initializer) || storage(of: member).isLocked { return true }
        // An initializer outside the actor may give it a Sendable value, if there is no superclass.
        return subject.superclass == nil && (member.result.isPlainValue || member.result.globalActor != nil)
    }

    private func isOfSameType(_ parameter: Parameter, _ property: Member) -> Bool {
        guard !parameter.isVariadic else { return false }
        let isPlain = parameter.type.attributes.allSatisfy(TypeName.wordsOfParameters.contains)
        return (isPlain ? parameter.type.withoutAttributes : parameter.type).canonical == property.result.canonical
    }
}

extension TypeName {
    /// Specifiers of a parameter that a stored value does not have.
    fileprivate static let wordsOfParameters: Set<String> = ["@escaping", "borrowing", "consuming", "__owned", "__shared"]
}
