import MockgenModel

/// The body of a call that its stub answers.
extension CallWriter {
    /// The body, if it can stand on the line of the function.
    func brief(in code: inout Code) -> String? {
        guard call.isBrief, let body = expression else { return nil }
        for helper in call.helpers { code.need(helper) }
        return body
    }

    /// `try on.add((item, quantity), else: 0)`
    ///
    /// Nil for a call that has more to do.
    var expression: String? {
        guard call.isAnsweredByStub, let stub = call.boxes.first else { return nil }
        // Each has a name of its own: to choose among overloads takes the compiler half as long again.
        switch call.fallback {
        case .nothing: return answer
        case .value(let expression):
            guard expression.helpers.isEmpty, !expression.isAsync, !call.types.castsResult else { return nil }
            return result("\(stub.name)(\(record), else: \(expression.text))")
        case .error: return result("\(stub.name).orThrow(\(record))")
        case .stop: return result("\(stub.name).orStop(\(record))")
        case .callSuper: return nil
        }
    }

    /// In statements, for `super` and for values that are made elsewhere.
    func writeAnswer(to code: inout Code) {
        if call.callable.result.isVoid {
            code.line("guard \(answer) == nil else { return }")
        } else {
            let result = locals.free("result")
            code.line("if let \(result) = \(answer) { return \(cast(result, nameOfAnswer)) }")
        }
        writeFallback(to: &code)
    }

    private func result(_ expression: String) -> String {
        // Without 'return', the result builder of a requirement would be that of the mock, too.
        let isBuilt = call.callable.member.attributes.contains { !$0.hasPrefix("@available") && $0 != "@discardableResult" }
        return "\(call.callable.hasResult && (isBuilt || !call.isBrief) ? "return " : "")\(attempt)\(cast(expression, nameOfAnswer))"
    }

    private var answer: String { "\(attempt)\(call.boxes[0].name).answer(\(record))" }

    private var nameOfAnswer: String { "The answer of '\(path(call.boxes[0].pathInMock))'" }
}

extension CallPlan {
    /// Whether the body is likely to be one expression.
    var isBrief: Bool { isAnsweredByStub && !callsSuper && arguments.allSatisfy { $0.local == nil } }
}
