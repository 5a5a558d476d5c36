import MockgenModel

/// Decides how the values of a generic member are converted.
struct Converter {
    let erasure: Erasure
    /// Whether the member rethrows: it may throw only after one of its closures has thrown.
    var notesErrors = false
    /// Whether async closures leave the member's actor with the values that they cast.
    var leavesActor = false

    func storing(_ type: TypeName) -> Conversion {
        switch type.expanded {
        case .function(let function) where erasure.mentionsGenerics(type) && erasure.canAdapt(function): storing(function)
        case .attributed(_, let type): storing(type)
        case .optional(let wrapped): map(storing(wrapped), wrapped)
        default: .none
        }
    }

    private func map(_ conversion: Conversion, _ wrapped: TypeName) -> Conversion {
        if conversion.isNone { return .none }
        let type = erasure.erased(erasure.withoutSendable(wrapped))
        return .map(conversion, type: type.attributes.isEmpty ? nil : type)
    }

    // MARK: - Closures

    /// The compiler itself converts a closure that differs only in its result, and a closure of ours would capture generic types.
    private func storing(_ function: FunctionType) -> Conversion {
        let closure = adapter(of: function)
        return closure.convertsArguments || closure.notesErrors ? .closure(closure) : .none
    }

    private func adapter(of function: FunctionType) -> ClosureConversion {
        let isTyped = function.throwsTyped && !erasure.throwsGeneric(function.effects)
        let isNamed = isTyped || function.parameters.contains { $0.type.isInout && erasure.mentionsGenerics($0.type) }
        let arguments = function.parameters.enumerated().map { index, parameter in
            ClosureConversion.Argument(name: isNamed ? "value\(index)" : "$\(index)", change: change(of: parameter.type))
        }
        var declared = function
        if case .function(let erased) = erasure.erased(.function(function)) { declared = erased }
        return ClosureConversion(
            arguments: arguments, declaredType: isTyped ? declared : nil, isNamed: isNamed,
            effects: function.effects.canonical, returnsVoid: function.result.isVoid, notesErrors: notes(function))
    }

    private func change(of type: TypeName) -> ClosureConversion.Argument.Change {
        guard !type.isInout else {
            let isSent = leavesActor && erasure.mayNotBeSendable(type)
            return erasure.mentionsGenerics(type) ? .casting(to: type.withoutAttributes, isSent: isSent) : .passedInout
        }
        return moving(type, passing(type.withoutAttributes))
    }

    private func moving(_ type: TypeName, _ conversion: Conversion) -> ClosureConversion.Argument.Change {
        leavesActor && erasure.mayNotBeSendable(type) ? .sent(conversion) : .converted(conversion)
    }

    /// The conversion of a value of the erased type to the one that the closure takes.
    private func passing(_ type: TypeName) -> Conversion {
        func cast(_ type: TypeName) -> Conversion { erasure.mentionsGenerics(type) ? .cast(to: type) : .none }
        guard erasure.mentionsGenerics(type), let (success, failure) = type.expanded.result else { return cast(type) }
        return .result(success: cast(success), failure: cast(failure))
    }

    func forwarder(to function: FunctionType, _ attributes: [String] = []) -> ClosureConversion {
        let isTyped = function.throwsTyped
        let arguments = function.parameters.enumerated().map { index, parameter in
            ClosureConversion.Argument(
                name: isTyped ? "value\(index)" : "$\(index)", change: parameter.type.isInout ? .passedInout : moving(parameter.type, .none)
            )
        }
        return ClosureConversion(
            arguments: arguments, declaredType: isTyped ? function : nil, attributes: attributes, isNamed: isTyped,
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
