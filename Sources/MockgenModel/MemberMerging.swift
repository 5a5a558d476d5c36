extension Member {
    /// Whether one member of a class can meet both: the same but for effects and accessors.
    package func isSameRequirement(as other: Member) -> Bool {
        guard isStatic == other.isStatic, conditions == other.conditions else { return false }
        switch (kind, other.kind) {
        case (.function(let left), .function(let right)):
            return left.name == right.name && left.result == right.result && left.generics == right.generics
                && left.parameters.map(\.identity) == right.parameters.map(\.identity)
        case (.property(let left), .property(let right)):
            return left.name == right.name && left.type == right.type
        case (.subscript(let left), .subscript(let right)):
            return left.result == right.result && left.generics == right.generics
                && left.parameters.map(\.identity) == right.parameters.map(\.identity)
        case (.initializer(let left), .initializer(let right)):
            return left.failing == right.failing && left.generics == right.generics
                && left.parameters.map(\.identity) == right.parameters.map(\.identity)
        default:
            return false
        }
    }

    /// This member, doing no more than both of them allow and offering what either asks for.
    package func meeting(_ other: Member) -> Member {
        var copy = self
        switch (kind, other.kind) {
        case (.function(var function), .function(let other)):
            function.effects = function.effects.intersection(other.effects)
            copy.kind = .function(function)
        case (.property(var property), .property(let other)):
            property.accessors = property.accessors.meeting(other.accessors)
            copy.kind = .property(property)
        case (.subscript(var value), .subscript(let other)):
            value.accessors = value.accessors.meeting(other.accessors)
            copy.kind = .subscript(value)
        case (.initializer(var initializer), .initializer(let other)):
            initializer.effects = initializer.effects.intersection(other.effects)
            copy.kind = .initializer(initializer)
        default: break
        }
        if other.isNonisolatedByItself, !copy.isNonisolatedByItself {
            // What one of them promises to everyone cannot be kept to an actor.
            copy.modifiers.insert("nonisolated", at: 0)
        }
        return copy
    }

    private var isNonisolatedByItself: Bool { modifiers.contains { $0.hasPrefix("nonisolated") } }
}

extension Parameter {
    /// What tells overloads apart: not the name that the body uses.
    fileprivate var identity: Parameter {
        Parameter(label: label, name: "", type: type, isVariadic: isVariadic)
    }
}

extension Accessors {
    fileprivate func meeting(_ other: Accessors) -> Accessors {
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
