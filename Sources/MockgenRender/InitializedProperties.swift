import MockgenModel

extension MemberWriter {
    /// Sets the properties that parameters of a required initializer have the name and the type of.
    func assignments(by initializer: Call) -> [String] {
        let properties = zip(context.subject.requirements, context.stems.stems).compactMap { requirement, stem in
            isSettable(requirement.member) ? MemberWriter(context: context, member: context.inMock(requirement.member), stem: stem) : nil
        }
        return properties.compactMap { property in
            let parameters = zip(initializer.parameters, initializer.arguments).filter { property.isOfSameType($0.0) }
            let name = property.member.name
            let match =
                parameters.first { $0.0.label?.withoutBackTicks == name } ?? parameters.first { $0.0.name.withoutBackTicks == name }
            return match.flatMap { property.assignment(of: $1, $0) }
        }
    }

    private func isSettable(_ member: Member) -> Bool {
        guard case .property(let property) = member.kind, member.isPlainProperty, !member.isStatic, !member.isDeprecated,
            member.name != "self", member.conditions.isEmpty || member.conditions == self.member.conditions
        else { return false }
        let isOnSameActor = context.globalActorRunning(member) == context.globalActorRunning(self.member)
        if isOnSameActor || context.storage(of: member) == .locked { return true }
        // An initializer elsewhere may give a Sendable value to the actor, as long as no superclass knows of the mock.
        return context.subject.traits.superclass == nil
            && (context.facts.isPlainValue(property.type) || context.facts.globalActor(of: property.type) != nil)
    }

    private func isOfSameType(_ parameter: Parameter) -> Bool {
        guard case .property(let property) = member.kind, !parameter.isVariadic else { return false }
        var type = parameter.type
        if case .attributed(let words, let wrapped) = type, words.allSatisfy(TypeName.wordsOfParameters.contains) { type = wrapped }
        return context.facts.plain(type) == context.facts.plain(property.type)
    }

    private func assignment(of argument: Argument, _ parameter: Parameter) -> String? {
        guard case .property(let property) = member.kind else { return nil }
        let kept = kept(of: property)
        guard let value = kept.value, !kept.isSubject else { return nil }
        let isOwned = if case .attributed(let words, _) = parameter.type { words.contains { $0 != "@escaping" } } else { false }
        return "\(place(ofValue: value.name)) = \(isOwned ? "copy " : "")\(argument.name)"
    }
}

extension TypeName {
    /// Words before the type of a parameter that a value is free of when it is stored.
    fileprivate static let wordsOfParameters: Set<String> = ["@escaping", "borrowing", "consuming", "__owned", "__shared"]
}
