extension Member {
    /// Whether an initializer of a subclass with these labels and types overrides it.
    package func isOverridden(by other: Member) -> Bool {
        parameters.map(\.label) == other.parameters.map(\.label)
            && zip(parameters, other.parameters).allSatisfy { $0.type.isOverridden(by: $1.type) }
            && effects.isAsync == other.effects.isAsync
    }

    /// The call from another initializer, or nil if that one lacks an argument without an empty value.
    /// - Parameter evaluated: the autoclosures that the other initializer has replaced with their values.
    fileprivate func call(from other: Member, evaluated: Set<String>) -> SuperInitializerCall? {
        let failsMore = failing != .never && other.failing == .never
        let throwsMore = effects.throwing != .never && other.effects.throwing != .anyError
        guard !failsMore, !throwsMore, !effects.isAsync || other.effects.isAsync, generics.parameters.isEmpty else { return nil }
        var call = SuperInitializerCall(effects: effects, deprecations: attributes.filter { [$0].areDeprecating })
        for (position, parameter) in parameters.enumerated() {
            let label = parameter.label.asArgumentLabel
            let given = other.parameters.enumerated().first { candidate in
                candidate.element.label == parameter.label && parameter.type.isOverridden(by: candidate.element.type)
                    && (parameter.label != nil || candidate.offset == position)
            }?.element
            if let given, given.type == parameter.type {
                let name = given.name.escaped(as: .value)
                call.arguments.append(label + (evaluated.contains(given.name) ? name : given.passedOn(as: name)))
            } else if !parameter.mayBeLeftOut {
                guard let value = parameter.type.emptyValue else { return nil }
                call.arguments.append(label + (given.map { "\($0.name.escaped(as: .value)) ?? " } ?? "") + value)
                if given == nil { call.missing += 1 }
            }
        }
        return call
    }
}

extension TypeName {
    /// Whether a parameter of this type can have the other type in an override, which may accept an optional instead of a value.
    fileprivate func isOverridden(by other: TypeName) -> Bool {
        switch other {
        case self: true
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped == self
        default: false
        }
    }
}

extension ResolvedProtocol {
    /// The call of the superclass's initializer that lacks the fewest arguments, and of these the one that passes the most. Nil if the mock
    /// cannot call any.
    package func superCall(from initializer: Member, evaluated: Set<String> = []) -> SuperInitializerCall? {
        guard initializer.isInitializer else { return nil }
        return superclass?.initializers.compactMap { $0.call(from: initializer, evaluated: evaluated) }
            .max { ($1.missing, $0.arguments.count) < ($0.missing, $1.arguments.count) }
    }
}

package struct SuperInitializerCall {
    package let effects: Effects
    /// The attributes that deprecate the initializer.
    package let deprecations: [String]
    package fileprivate(set) var arguments: [String] = []
    /// How many of the arguments are empty values because the other initializer does not have them.
    package fileprivate(set) var missing = 0
}

extension Parameter {
    /// The argument for a parameter of the same type.
    package func passedOn(as name: String) -> String {
        switch type {
        case .attributed(let attributes, _) where attributes.contains("inout"): "&" + name
        case .attributed(let attributes, let type) where attributes.contains("@autoclosure"):
            // The words in front of the whole call do not count inside an autoclosure.
            (type.function?.effects.canonical.attempt ?? "") + name + "()"
        case .expansion: "repeat each " + name
        default: name
        }
    }
}
