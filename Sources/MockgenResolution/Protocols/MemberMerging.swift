import MockgenModel

extension Member {
    /// Whether one member of a class satisfies both requirements.
    func isSameRequirement(as other: Member) -> Bool { RequirementIdentity(self) == RequirementIdentity(other) }

    /// A member that satisfies both requirements: it has the effects that both allow, and the accessors that either needs.
    /// - Parameter repeated: the attributes of parameters that the member keeps, because it overrides one that has them.
    func satisfying(_ other: Member, repeating repeated: Set<String> = []) -> Member {
        var copy = self
        copy.failing = failing.satisfying(other.failing)
        copy.effects = effects.intersection(other.effects)
        copy.parameters = parameters.accepting(other.parameters, repeated)
        if kind == .function { copy.result = result.providing(other.result) }
        copy.accessors.isSettable = accessors.isSettable || other.accessors.isSettable
        // If one of them can be called from anywhere, an actor cannot isolate the member.
        if other.isolation.isNonisolated, !copy.isolation.isNonisolated { copy.isolation = .nonisolated }
        return copy
    }
}

extension [Parameter] {
    /// Parameters that accept the arguments of both requirements: a closure escapes, or is Sendable, only if it does in both.
    fileprivate func accepting(_ others: [Parameter], _ repeated: Set<String>) -> [Parameter] {
        zip(self, others).map { parameter, other in
            var copy = parameter
            copy.type = parameter.type.withoutWordsOfNoOverload(except: repeated.union(other.type.attributesOfClosure))
            return copy
        }
    }
}

extension TypeName {
    /// The result for the callers of both requirements: a closure is Sendable, or a value is sent, if one of them requires it.
    fileprivate func providing(_ other: TypeName) -> TypeName {
        let missing = ["@Sendable", "sending"].filter { other.attributes.contains($0) && !attributes.contains($0) }
        return withoutAttributes.attributed(missing + attributes)
    }
}

extension Member.Failing {
    /// An initializer that never fails satisfies all requirements. An implicitly unwrapped one satisfies both failing kinds.
    fileprivate func satisfying(_ other: Member.Failing) -> Member.Failing {
        [self, other].contains(.never) ? .never : [self, other].contains(.implicitlyUnwrapped) ? .implicitlyUnwrapped : .optional
    }
}

extension Effects {
    fileprivate func intersection(_ other: Effects) -> Effects {
        let throwing: Throwing =
            switch (throwing, other.throwing) {
            case (.never, _), (_, .never): .never
            case (.rethrowing, _), (_, .rethrowing): .rethrowing
            case (.typed(let error), _), (_, .typed(let error)): .typed(error)
            case (.anyError, .anyError): .anyError
            }
        return Effects(isAsync: isAsync && other.isAsync, throwing: throwing)
    }
}

extension MemberIsolation {
    fileprivate var isNonisolated: Bool { self == .nonisolated || self == .callersActor }
}
