import MockgenModel

/// The whole body of a call in one expression, where a stub can do all of it.
extension CallWriter {
    /// The body, which can stand on the line of the function.
    func brief(in code: inout Code) -> String? {
        guard let brief else { return nil }
        for helper in call.helpers { code.need(helper) }
        return brief
    }

    /// `try on.add((item, quantity), else: 0)`
    ///
    /// Nil for a call that has more to do. Where the mock has to call the closure of a test, it passes the arguments on: `{ $0(text) }`.
    /// The mock itself calls an asynchronous closure, because the compiler lets no argument that is not Sendable leave the member:
    /// `await on.store.answer(item).closure?(item)`.
    var brief: String? {
        guard call.isBrief, let stub = call.boxes.first else { return nil }
        let passed = "(\(call.arguments.map(\.name).joined(separator: ", ")))"
        let isAnswered = call.isAnsweredByStub
        let closure = isAnswered ? "" : " { \(attempt)$0\(passed) }"
        // Each has a name of its own: to choose among overloads takes the compiler half as long again.
        switch call.fallback {
        case .nothing where isAnswered: return "\(attempt)\(stub.name).answer(\(record))"
        case .nothing where call.callable.effects.isAsync: return "\(attempt)\(stub.name).answer(\(record)).closure?\(passed)"
        case .nothing: return "\(attempt)\(stub.name)(\(record), else: ())\(closure)"
        case .value(let expression):
            guard expression.helpers.isEmpty, !expression.isAsync, !call.types.castsResult else { return nil }
            return result("\(stub.name)(\(record), else: \(expression.text))\(closure)")
        case .error: return result("\(stub.name).orThrow(\(record))\(closure)")
        case .stop: return result("\(stub.name).orStop(\(record))\(closure)")
        case .callSuper: return nil
        }
    }

    /// Without 'return', the result builder of a requirement would be that of the mock, too.
    private func result(_ expression: String) -> String {
        let isBuilt =
            call.callable.hasResult
            && call.callable.member.attributes.contains { !$0.hasPrefix("@available") && $0 != "@discardableResult" }
        return "\(isBuilt ? "return " : "")\(attempt)\(cast(expression, nameOfAnswer))"
    }

    /// The body of a call that its stub answers, in statements.
    func writeAnswer(to code: inout Code) {
        guard let stub = call.boxes.first else { return }
        let answer = "\(attempt)\(stub.name).answer(\(record))"
        if call.callable.result.isVoid {
            guard case .callSuper = call.fallback else { return code.line(answer) }
            code.line("guard \(answer) == nil else { return }")
        } else {
            let result = locals.free("result")
            code.line("if let \(result) = \(answer) { return \(cast(result, nameOfAnswer)) }")
        }
        writeFallback(to: &code)
    }

    private var nameOfAnswer: String { "The answer of '\(path(call.boxes[0].pathInMock))'" }
}

extension CallPlan {
    /// Whether the stub gets every argument as it is.
    var isBrief: Bool {
        guard isStubbed, !callsSuper, arguments.allSatisfy({ $0.local == nil }) else { return false }
        if isAnsweredByStub { return true }
        let (effects, result) = (callable.effects, callable.result)
        guard !callable.member.isInitializer, !effects.isAsync || result.isVoid,
            effects.throwing == .never || effects.throwing == .anyError,
            !types.castsResult, !types.hasNoncopyableResult, !types.sendsResult, !safety.isStrict, !result.hasNoValues
        else { return false }
        return arguments.allSatisfy { $0.isBrief }
    }
}

extension Argument {
    fileprivate var isBrief: Bool {
        if case .passed(.asIs, _) = record, case .passed(.asIs, _) = stub { true } else { false }
    }
}
