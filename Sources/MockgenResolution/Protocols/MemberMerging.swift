import MockgenModel

extension Member {
    /// Whether one member of a class satisfies both requirements.
    func isSameRequirement(as other: Member) -> Bool { RequirementIdentity(self) == RequirementIdentity(other) }

    /// A member that satisfies both requirements: it has the effects that both allow, and the accessors that either needs.
    /// - Parameter repeated: the attributes of parameters that the member keeps, because it overrides one that has them.
    func satisfying(_ other: Member, repeating repeated: Set<String> = []) -> Member {
        var copy = self
        switch (kind, other.kind) {
        case (.function(var function), .function(let other)):
            function.effects = function.effects.intersection(other.effects)
            function.parameters = function.parameters.accepting(other.parameters, repeated)
            function.result = function.result.providing(other.result)
            copy.kind = .function(function)
        case (.property(var property), .property(let other)):
            property.accessors = property.accessors.satisfying(other.accessors)
            copy.kind = .property(property)
        case (.subscript(var value), .subscript(let other)):
            value.accessors = value.accessors.satisfying(other.accessors)
            value.parameters = value.parameters.accepting(other.parameters, repeated)
            copy.kind = .subscript(value)
        case (.initializer(var initializer), .initializer(let other)):
            initializer.failing = initializer.failing.satisfying(other.failing)
            initializer.effects = initializer.effects.intersection(other.effects)
            initializer.parameters = initializer.parameters.accepting(other.parameters, repeated)
            copy.kind = .initializer(initializer)
        default: break
        }
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

extension Initializer.Failing {
    /// An initializer that never fails satisfies all requirements. An implicitly unwrapped one satisfies both failing kinds.
    func satisfying(_ other: Initializer.Failing) -> Initializer.Failing {
        [self, other].contains(.never) ? .never : [self, other].contains(.implicitlyUnwrapped) ? .implicitlyUnwrapped : .optional
    }
}

extension Accessors {
    fileprivate func satisfying(_ other: Accessors) -> Accessors {
        var copy = self
        copy.getEffects = getEffects.intersection(other.getEffects)
        copy.isSettable = isSettable || other.isSettable
        return copy
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
