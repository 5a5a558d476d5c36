import MockgenModel

/// Decides how the values of a generic member are converted.
struct Converter {
    let erasure: Erasure
    /// Whether the member rethrows: it may throw only after one of its closures has thrown.
    var notesErrors = false
    /// Whether async closures leave the member's actor with the values that they cast.
    var leavesActor = false

    private enum Direction {
        case toStored, toCall
        var opposite: Direction { self == .toStored ? .toCall : .toStored }
    }

    private var standard: StandardTypes { erasure.standard }

    func storing(_ type: TypeName) -> Conversion { convert(type, .toStored, depth: 0) }

    private func convert(_ type: TypeName, _ direction: Direction, depth: Int) -> Conversion {
        guard erasure.mentionsGenerics(type) else { return .none }
        switch type.expanded {
        case .function(let function):
            if erasure.canAdapt(function) { return .closure(adapter(of: function, direction, depth: depth)) }
        case .attributed(_, let type): return convert(type, direction, depth: depth)
        case .optional(let wrapped) where erasure.holdsClosure(wrapped): return map(wrapped, direction, depth: depth)
        case let expanded where depth > 0:
            if let (success, failure) = expanded.result { return result(success, failure, direction) }
        default: break
        }
        return direction == .toStored ? .none : .cast(to: type)
    }

    /// A closure inside a closure has only the attributes that are written.
    private func map(_ wrapped: TypeName, _ direction: Direction, depth: Int) -> Conversion {
        let type = direction == .toStored ? erasure.erased(erasure.withoutSendable(wrapped)) : wrapped
        return .map(convert(wrapped, direction, depth: depth), type: type.attributes.isEmpty ? nil : type)
    }

    private func result(_ success: TypeName, _ failure: TypeName, _ direction: Direction) -> Conversion {
        func part(_ type: TypeName, _ erased: TypeName) -> Conversion {
            guard erasure.mentionsGenerics(type) else { return .none }
            return direction == .toStored ? .upcast(from: type, to: erased) : .cast(to: type)
        }
        return .result(success: part(success, erasure.erased(success)), failure: part(failure, standard.anyError))
    }

    // MARK: - Closures

    private func adapter(of function: FunctionType, _ direction: Direction, depth: Int) -> ClosureConversion {
        let isTyped = function.throwsTyped && !erasure.throwsGeneric(function.effects)
        let isNamed =
            isTyped
            || function.parameters.contains { erasure.holdsClosure($0.type) || $0.type.isInout && erasure.mentionsGenerics($0.type) }
        let arguments = function.parameters.enumerated().map { index, parameter in
            ClosureConversion.Argument(
                name: isNamed ? "value\(depth > 0 ? "\(depth)" : "")\(index)" : "$\(index)",
                change: change(of: parameter.type, direction, depth: depth))
        }
        var declared = function
        if direction == .toStored, case .function(let erased) = erasure.erased(.function(function)) { declared = erased }
        let isCast = direction == .toCall && erasure.mentionsGenerics(function.result)
        return ClosureConversion(
            arguments: arguments, declared: function, declaredType: isTyped ? declared : nil, isNamed: isNamed,
            effects: function.effects.canonical,
            result: isCast ? .cast(to: function.result) : .none, returnsVoid: function.result.isVoid,
            notesErrors: direction == .toStored && depth == 0 && notes(function))
    }

    private func change(of type: TypeName, _ direction: Direction, depth: Int) -> ClosureConversion.Argument.Change {
        guard type.isInout else {
            let conversion = convert(type, direction.opposite, depth: depth + 1)
            return leavesActor && direction == .toStored && erasure.mayNotBeSendable(type) ? .sent(conversion) : .converted(conversion)
        }
        guard erasure.mentionsGenerics(type) else { return .passedInout }
        let plain = type.withoutAttributes
        return direction == .toStored ? .casting(to: plain) : .erasing(to: erasure.erased(plain), from: plain)
    }

    func forwarder(to function: FunctionType) -> ClosureConversion {
        let isTyped = function.throwsTyped
        let arguments = function.parameters.enumerated().map { index, parameter in
            ClosureConversion.Argument(
                name: isTyped ? "value\(index)" : "$\(index)", change: parameter.type.isInout ? .passedInout : .converted(.none))
        }
        return ClosureConversion(
            arguments: arguments, declared: function, declaredType: isTyped ? function : nil, isNamed: isTyped,
            effects: function.effects.canonical,
            returnsVoid: function.result.isVoid, notesErrors: notes(function))
    }

    // MARK: - Members that rethrow

    private func notes(_ function: FunctionType) -> Bool { notesErrors && function.effects.canonical.throwing != .never }

    /// A closure of the same type that notes the errors of the given one. Nil if there are no errors to note.
    func watching(_ function: FunctionType) -> Conversion? { notes(function) ? .closure(forwarder(to: function)) : nil }

    /// The same for an optional closure without generic types.
    func watching(optional type: TypeName) -> Conversion? {
        guard notesErrors, !erasure.mentionsGenerics(type), case .optional(let wrapped) = type.expanded,
            let function = wrapped.function, let closure = watching(function)
        else { return nil }
        return .map(closure, type: wrapped)
    }
}
