import MockgenModel

/// The rules that find members which no mock could have.
let memberRules: [Rule<MockPlan>] = [
    Rule(.clashingRequirements) { plan in
        var earlier: [String: [Member]] = [:]
        return plan.members.compactMap { member in
            guard let name = member.name else { return nil }
            defer { earlier[name, default: []].append(member) }
            // The attribute that a global actor implies.
            let implied = plan.settings.compiler.contains(.isolatedTypesUsability) ? "@Sendable" : nil
            let other = earlier[name]?.first { $0.clashes(with: member) || $0.differsInActors(from: member, implying: implied) }
            guard let other else { return nil }
            return plan.cannotBeMocked(
                [member, other].allSatisfy { $0.kind == .function }
                    ? "two functions '\(member.signature)' differ only in the actors of closures, and a class cannot have both"
                    : "'\(name)' would be both \(other.kindOfValue) and \(member.kindOfValue)",
                help: "rename one of the two, or mock the protocols separately", at: member.location,
                notes: [.init("the other one is here", at: other.location)])
        }
    },
    Rule(.superclassInitializer) { plan in
        guard let superclass = plan.subject.superclass else { return [] }
        return plan.nonisolatedInitializers(of: superclass) + plan.initializersWithoutArguments(for: superclass)
    },
]

extension Member {
    /// Swift overloads only functions. A function without parameters cannot have the name of a property.
    fileprivate func clashes(with other: Member) -> Bool {
        parameters.isEmpty && other.parameters.isEmpty && [kind, other.kind].contains(.property) && isStatic == other.isStatic
            && conditions == other.conditions
    }

    /// Whether only the global actors of closures in their types tell them apart.
    fileprivate func differsInActors(from other: Member, implying implied: String?) -> Bool {
        func withoutActors(_ types: [TypeName]) -> [TypeName] {
            types.map {
                $0.canonical.map { type in
                    let words = type.attributes.compactMap { $0.isGlobalActor ? implied : $0 == "@escaping" ? nil : $0 }
                    return type.withoutAttributes.attributed(words.unique.sorted())
                }
            }
        }
        return selector == other.selector && conditions == other.conditions && types != other.types
            && withoutActors(types) == withoutActors(other.types)
    }

    fileprivate var kindOfValue: String { kind == .property ? "a property of type '\(result)'" : "a function" }
}

extension MockPlan {
    fileprivate func initializersWithoutArguments(for superclass: ResolvedProtocol.Superclass) -> [Finding] {
        members.compactMap { member in
            guard member.isInitializer, subject.superCall(from: member) == nil else { return nil }
            return cannotBeMocked(
                "'\(member.signature)' cannot call an initializer of '\(superclass.type)': arguments are missing",
                help: "give '\(superclass.type)' an initializer without parameters, or \(exclude)", at: member.location)
        }
    }

    /// Finds the initializers that must be nonisolated, if every initializer of the superclass is isolated.
    fileprivate func nonisolatedInitializers(of superclass: ResolvedProtocol.Superclass) -> [Finding] {
        guard subject.traits.globalActor != nil, superclass.isMadeOnActor else { return [] }
        func finding(_ initializer: String, at location: SourceLocation) -> Finding {
            cannotBeMocked(
                "'\(initializer)' is nonisolated and cannot call an initializer of '\(superclass.type)', which is isolated to an actor",
                help: "make an initializer of '\(superclass.type)' nonisolated, or \(exclude)", at: location)
        }
        let required = members.filter { $0.isInitializer && $0.isNonisolated }.map { finding($0.signature, at: $0.location) }
        // The compiler writes the initializer of `Decodable`.
        let isDecodable = subject.traits.behaviors.contains(.decodable)
        return required + (isDecodable ? [finding("init(from:)", at: declaration.location)] : [])
    }
}
