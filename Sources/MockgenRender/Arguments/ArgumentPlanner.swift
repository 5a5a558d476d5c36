import MockgenModel

/// Decides how each argument of a member is transferred.
struct ArgumentPlanner {
    let callable: Callable
    let erasure: Erasure
    /// Whether the member runs on an actor, which an async closure leaves.
    let isIsolated: Bool
    /// Whether the member runs on the actor that the mock is. Recorded values then leave the actor.
    private let isInActor: Bool
    /// The arguments on a global actor that autoclosures capture when the call is passed on.
    private let captured: Set<String>

    init(for callable: Callable, in context: MockContext) {
        let isOnGlobalActor = context.globalActorRunning(callable.member) != nil
        let isPassedOn = context.callsSuper || context.wrapped != nil
        self.callable = callable
        erasure = Erasure(
            callable.generics, of: context.generics.clause, standard: context.standard, reactiveLibraries: context.reactiveLibraries)
        isInActor = context.subject.isInActor(callable.member)
        isIsolated = isInActor || isOnGlobalActor
        captured = isOnGlobalActor && isPassedOn ? callable.evaluated : []
    }

    private var isAsync: Bool { callable.effects.isAsync }

    func arguments(_ parameters: [Parameter]) -> [Argument] {
        let values = parameters.map(value)
        let leavesForClosure = leavesForClosure(values)
        return values.map { argument($0, leavesForClosure: leavesForClosure) }
    }

    /// Whether the closure of a test runs on the member's actor, because it gets closures that must not leave the actor.
    func staysInActor(_ parameters: [Parameter]) -> Bool { isInActor && isAsync && staysInActor(parameters.map(value)) }

    private func staysInActor(_ values: [ArgumentValue]) -> Bool { isInActor && isAsync && values.contains(where: \.staysInActor) }

    /// Whether values leave an actor for the closure: the member's actor, or one that is an argument. The compiler cannot prove that the
    /// closure does not keep them.
    private func leavesForClosure(_ values: [ArgumentValue]) -> Bool {
        isInActor && isAsync && !staysInActor(values) || values.contains(where: \.isActor)
    }

    private func value(_ parameter: Parameter) -> ArgumentValue { ArgumentValue(parameter, in: self) }

    private func argument(_ value: ArgumentValue, leavesForClosure: Bool) -> Argument {
        switch value.form {
        case .pack: pack(value)
        case .inout: changeable(value)
        case .unmovable: Argument(value, nil, record: nil, closure: nil)
        case .closure(let function): closure(function, value)
        case .value: plain(value, leavesForClosure: leavesForClosure)
        }
    }

    // MARK: - Kinds of arguments

    /// An array cannot hold nonescaping closures or noncopyable values.
    private func pack(_ value: ArgumentValue) -> Argument {
        guard !value.isFunction else { return Argument(value, nil, record: nil, closure: nil) }
        let all = Transfer(.local, as: .array(.named("Any")))
        return Argument(value, .collected, record: all, closure: all)
    }

    private func changeable(_ value: ArgumentValue) -> Argument {
        let type = value.erased.attributed(value.modifiers.filter { ["inout", "sending"].contains($0) })
        let isRecorded = !value.isNoncopyable && !value.isView && !value.isFunction
        let passing = Transfer.Passing.converted(value.conversion)
        // The caller gets a sent value back, so the mock must not seem to keep it.
        let isSent = value.modifiers.contains("sending")
        let recording = isSent ? Transfer.Passing.boxed(passing) : passing
        return Argument(
            value, nil, record: isRecorded ? Transfer(recording, as: value.erased) : nil,
            closure: !value.isGeneric
                ? Transfer(.changeable, as: type)
                // The compiler holds a sent value for the actor's as soon as 'defer' assigns it there.
                : value.isNoncopyable || isSent && isIsolated
                    ? nil : Transfer(.changeableCopy(erased: value.erased, type: value.type), as: type))
    }

    private func closure(_ function: FunctionType, _ value: ArgumentValue) -> Argument {
        let escapes = value.modifiers.contains("@escaping")
        let attributes = value.closureAttributes
        let stored = value.erased.attributed(attributes)
        let taken = value.erased.attributed(
            value.ownership + attributes.specifiers + (escapes ? ["@escaping"] : []) + attributes.attributes)
        let watching = value.watching
        guard escapes else {
            let passing = Transfer.Passing.converted(watching ?? value.conversion)
            return Argument(value, nil, record: nil, closure: Transfer(passing, as: taken))
        }
        if value.castsOnActor, case .function(let erased) = value.erased {
            // The compiler would warn: the closure that casts is not the Sendable one.
            let unsendable = value.erased.attributed(attributes.filter { $0 != "@Sendable" })
            let passing = Transfer.Passing.unboxedClosure(value.converter.forwarder(to: erased, attributes.attributes))
            return Argument(
                value, .boxed(value.conversion, as: unsendable), record: Transfer(passing, as: stored),
                closure: Transfer(passing, as: taken))
        }
        if !value.conversion.isNone {
            return Argument(
                value, .converted(value.conversion, as: stored), record: Transfer(.local, as: stored), closure: Transfer(.local, as: taken))
        }
        let passing = watching.map(Transfer.Passing.converted) ?? .asIs
        if value.isOwned { return Argument(copying: value, as: stored, closure: Transfer(passing, as: taken)) }
        if isInActor, value.modifiers.contains("sending") {
            return Argument(value, .boxed(.none, as: nil), record: Transfer(.unboxed, as: stored), closure: Transfer(.unboxed, as: taken))
        }
        return Argument(value, nil, record: Transfer(.asIs, as: stored), closure: Transfer(passing, as: taken))
    }

    private func plain(_ value: ArgumentValue, leavesForClosure: Bool) -> Argument {
        let isStorable = !value.isNoncopyable && !value.isView
        let isConverted = !value.conversion.isNone
        let taken = value.erased.attributed(value.ownership)
        func passed(_ passing: Transfer.Passing) -> Transfer? {
            value.isGeneric && !isStorable ? nil : Transfer(passing, as: taken)
        }
        let watching = value.converter.watching(optional: value.type).map(Transfer.Passing.converted)
        let passing = watching ?? (isConverted ? .local : .asIs)
        guard isStorable else { return Argument(value, nil, record: nil, closure: passed(passing)) }
        // A borrowed value cannot be converted to another type.
        if value.isOwned { return Argument(copying: value, as: value.erased, closure: passed(value.isGeneric ? .local : passing)) }
        let local = isConverted ? LocalConstant.converted(value.conversion, as: value.erased) : nil
        // The value may conform on the actor. Converted to a protocol, it could no longer be captured.
        if value.isGeneric, !isConverted, captured.contains(value.name.unescaped) {
            return Argument(value, nil, record: Transfer(.boxed(.asIs), as: value.erased), closure: passed(.boxed(.asIs)))
        }
        let record = Transfer(isConverted ? .local : .asIs, as: value.erased)
        guard !value.isActor, !value.type.isPlainValue else { return Argument(value, local, record: record, closure: passed(passing)) }
        if isInActor, value.modifiers.contains("sending") {
            return Argument(value, .boxed(.none, as: nil), record: Transfer(.unboxed, as: value.erased), closure: passed(.unboxed))
        }
        return Argument(value, local, record: record, closure: passed(leavesForClosure ? .boxed(passing) : passing))
    }
}

extension Argument {
    fileprivate init(_ value: ArgumentValue, _ local: LocalConstant?, record: Transfer?, closure: Transfer?) {
        self.init(name: value.name, localName: value.localName, type: value.type, local: local, record: record, closure: closure)
    }

    fileprivate init(copying value: ArgumentValue, as type: TypeName, closure: Transfer?) {
        self.init(value, .copy(isVoid: value.type.isVoid), record: Transfer(.local, as: type), closure: closure)
    }
}
