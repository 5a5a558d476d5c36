import MockgenModel

/// The part of a call's body that passes it on to the wrapped object: `if let wrapped { return wrapped.add(item: item) }`.
struct WrappedCall {
    fileprivate let call: PassedOnCall
    fileprivate let object: AnswerReference
    /// Whether the object may be a value that the call changes.
    fileprivate let isMutating: Bool
    fileprivate let isAssignment: Bool
    /// Whether the mock keeps the results of its calls.
    fileprivate let keepsResults: Bool

    /// Nil if the call cannot be passed on.
    init?(_ callable: Callable, _ arguments: [Argument], _ types: CallTypes, to object: WrappedObject, in context: MockContext) {
        guard context.passesOn(callable.member) else { return nil }
        let name = object.name
        self.object = AnswerReference(property: name, ofType: nil, hiding: callable.parameterNames)
        isAssignment = callable.isSetter
        let receiver = isAssignment ? self.object.expression + "?" : self.object.local
        call = PassedOnCall(callable, arguments, to: receiver, in: context)
        isMutating = callable.member.modifiers.contains("mutating")
        keepsResults =
            object.keepsResults && callable.hasResult && !callable.isRethrowing && !types.hasNoncopyableResult && !types.sendsResult
    }
}

extension CallWriter {
    func write(_ wrapped: WrappedCall, to code: inout Code) {
        for helper in wrapped.call.helpers { code.need(helper) }
        if wrapped.isAssignment { return code.line(wrapped.call.text) }
        let object = wrapped.object
        guard wrapped.isMutating else { return code.line("if let \(object.binding) { \(returned(by: wrapped)) }") }
        code.block("if var \(object.binding)") { code in
            code.line("defer { self.\(object.name) = \(object.local) }")
            code.line(returned(by: wrapped))
        }
    }

    private func returned(by wrapped: WrappedCall) -> String {
        let call = wrapped.call
        if !call.returning.isEmpty { return call.returning + kept(call.text) }
        // Without a result, the rest of the body is empty.
        return call.text
    }

    /// Keeps a result for a test, if one asks for it: `Mocks.keep(result, of: on.add)`.
    func kept(_ result: String) -> String {
        guard call.wrapped?.keepsResults == true, let stub = call.stubs.first else { return result }
        return stub.function("keep", "\(result), of: \(stub.path)")
    }
}
