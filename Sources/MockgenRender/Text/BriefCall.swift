import MockgenModel

/// The whole body of a call in one expression, where a stub can do all of it.
extension CallWriter {
    /// `try on.add((item, quantity), else: 0) { try $0(item, quantity) }`
    ///
    /// Nil for a call that has more to do than to pass its arguments on. The mock itself calls an asynchronous closure, because the compiler
    /// lets no argument that is not Sendable leave the member: `await on.store.answer(item).closure?(item)`.
    var brief: String? {
        guard call.isBrief, let stub = call.boxes.first else { return nil }
        let passed = call.arguments.map(\.name).joined(separator: ", ")
        if call.callable.effects.isAsync {
            guard case .nothing = call.fallback else { return nil }
            return "\(attempt)\(stub.name).answer(\(record)).closure?(\(passed))"
        }
        let method: String
        var fallback = ""
        // Each has a name of its own: to choose among overloads takes the compiler half as long again.
        switch call.fallback {
        case .nothing: (method, fallback) = ("", ", else: ()")
        case .value(let expression):
            guard expression.helpers.isEmpty, !expression.isAsync else { return nil }
            (method, fallback) = ("", ", else: \(expression.text)")
        case .error: method = ".orThrow"
        case .stop: method = ".orStop"
        case .callSuper: return nil
        }
        // Without 'return', the result builder of a requirement would be that of the mock, too.
        let isBuilt =
            call.callable.hasResult
            && call.callable.member.attributes.contains { !$0.hasPrefix("@available") && $0 != "@discardableResult" }
        return "\(isBuilt ? "return " : "")\(attempt)\(stub.name)\(method)(\(record)\(fallback)) { \(attempt)$0(\(passed)) }"
    }
}

extension CallPlan {
    /// Whether the stub gets every argument as it is.
    var isBrief: Bool {
        let (effects, result) = (callable.effects, callable.result)
        guard isStubbed, !callable.member.isInitializer, !effects.isAsync || result.isVoid,
            effects.throwing == .never || effects.throwing == .anyError,
            !types.castsResult, !types.hasNoncopyableResult, !types.sendsResult, !safety.isStrict, !result.hasNoValues, !callsSuper
        else { return false }
        return arguments.allSatisfy { $0.isBrief }
    }
}

extension Argument {
    fileprivate var isBrief: Bool {
        guard case .passed(.asIs, _) = record, case .passed(.asIs, _) = stub else { return false }
        return local == nil && type.attributes.allSatisfy { $0 == "@escaping" || $0 == "@Sendable" }
    }
}
