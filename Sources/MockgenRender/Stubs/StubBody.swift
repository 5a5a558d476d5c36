import MockgenModel

/// The body of a call that the stub of its member records and answers.
extension CallPlan {
    /// The stub, if it calls the closure itself.
    private var answering: MemberStub? { body.stub?.type.kind.answers == true ? body.stub : nil }

    /// The whole body, if it is one expression: `try Mocks.Generated.answer(on.add, item, else: 0)`.
    var expression: String? {
        guard let stub = answering, wrapped == nil else { return nil }
        switch fallback {
        case .nothing: return answer(of: stub)
        case .value(let expression):
            guard !expression.isIsolated, !expression.isAsync, !types.castsResult else { return nil }
            return result(of: stub, "answer", else: expression.text)
        case .error, .stop: return result(of: stub, "answerOrFail")
        case .callSuper: return nil
        }
    }

    /// The body with an answering stub, for `super` and for values that are made elsewhere.
    var statementsAroundAnswer: [Statement]? {
        guard let stub = answering else { return nil }
        if callable.result.isVoid { return ["guard \(answer(of: stub)) == nil else { return }"] + fallingBack }
        let result = callable.local("result")
        return ["if let \(result) = \(answer(of: stub)) { return \(kept(cast(result, nameOfAnswer(stub)))) }"] + fallingBack
    }

    private func result(of stub: MemberStub, _ function: String, else value: String? = nil) -> String {
        // Without 'return', the result builder of a requirement would also apply to the mock.
        let isBuilt = callable.member.attributes.contains { !$0.hasPrefix("@available") && $0 != "@discardableResult" }
        let cast = cast(answer(of: stub, function, else: value), nameOfAnswer(stub))
        return "\(callable.hasResult && (isBuilt || !isOnlyAnswer) ? "return " : "")\(attempt)\(cast)"
    }

    private func answer(of stub: MemberStub) -> String { attempt + answer(of: stub, "answerIfAny") }

    private func answer(of stub: MemberStub, _ function: String, else value: String? = nil) -> String {
        let end = value.map { ", else: \($0)" } ?? ""
        return stub.function(function + stub.type.kind.suffixOfFunctions, "\(stub.path), \(recordInStub)\(end)")
    }

    private func nameOfAnswer(_ stub: MemberStub) -> String { "The answer of '\(path(stub.pathInMock))'" }

    func recording(in stub: MemberStub) -> [Statement] {
        let call = stub.function("call" + stub.type.kind.suffixOfFunctions, "\(stub.path), \(recordInStub)")
        return ["let \(callable.answers) = \(stub.type.kind == .closureAsync ? "await " : "")\(call)"]
    }

    var recordInStub: String {
        let recorded = recorded
        return recorded.count == 1 ? recorded[0].expression : "(\(recorded.map(\.expression).joined(separator: ", ")))"
    }

    /// Whether the record evaluates the autoclosures where it stands: nothing else uses their values.
    var recordEvaluates: Bool {
        if case .value(let expression) = fallback, expression.usesParameters { return false }
        return answering != nil && !isPassedOn && !arguments.contains { callable.evaluates($0) && $0.local != nil }
    }

    /// Whether nothing precedes the answer of the stub.
    var isOnlyAnswer: Bool { answering != nil && !isPassedOn && evaluations.isEmpty && constants.isEmpty }
}
