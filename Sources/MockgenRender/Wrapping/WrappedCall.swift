import MockgenModel

/// The part of a call's body that passes it on to the wrapped object: `if let wrapped { return wrapped.add(item: item) }`.
struct WrappedCall {
    let call: PassedOnCall
    fileprivate let object: AnswerReference
    /// Whether the mock keeps the results of its calls.
    fileprivate let keepsResults: Bool

    /// Nil if the call cannot be passed on.
    init?(_ callable: Callable, _ arguments: [Argument], _ types: CallTypes, to object: WrappedObject, in context: MockContext) {
        guard context.passesOn(callable.member) else { return nil }
        self.object = AnswerReference(object.name, in: callable)
        let receiver = callable.isSetter ? self.object.expression + "?" : self.object.local
        call = PassedOnCall(callable, arguments, to: receiver, in: context)
        keepsResults =
            object.keepsResults && !callable.result.hasNoValues && !callable.isRethrowing && !types.hasNoncopyableResult
            && !types.sendsResult
    }
}

extension CallPlan {
    func passingOn(to wrapped: WrappedCall) -> [Statement] {
        let (object, call) = (wrapped.object, wrapped.call)
        if callable.isSetter { return [.line(call.text)] }
        var returned = call.returning + kept(call.text)
        if wrapped.keepsResults, callable.effects.throwing != .never, let stub = body.stub {
            returned = "do { \(returned) } catch { throw \(stub.function("recordError", "error, of: \(stub.path)")) }"
        }
        // The object may be a value that the call changes.
        guard callable.member.modifiers.contains("mutating") else { return ["if let \(object.binding) { \(returned) }"] }
        return [.block("if var \(object.binding)", ["defer { self.\(object.name) = \(object.local) }", .line(returned)])]
    }

    /// Keeps a result for a test, if one asks for it: `Mocks.Generated.recordResult(result, of: on.add)`.
    func kept(_ result: String) -> String {
        guard wrapped?.keepsResults == true, let stub = body.stub else { return result }
        // A generic function opens the metatype of a protocol.
        let kept = callable.result.isMetatype && !types.castsResult ? "\(result) as \(callable.result.withoutAttributes)" : result
        return stub.function("recordResult", "\(kept), of: \(stub.path)")
    }
}
