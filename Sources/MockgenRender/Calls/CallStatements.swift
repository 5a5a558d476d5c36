import MockgenModel

/// The body of a call: count, record, throw, closure, result.
extension CallPlan {
    var statements: [Statement] {
        guard !isImpossible else { return [] }
        if let expression { return evaluations + constants + [.line(expression)] }
        return evaluations + constants + (statementsAroundAnswer ?? recording + throwing + calling + returning)
    }

    /// In an initializer, the evaluations come earlier.
    var statementsOfInitializer: [Statement] {
        isImpossible ? [] : constants + recording + throwing + (callable.hasResult ? failing : calling)
    }

    /// Replaces autoclosures with their values: `let message = message()`. An initializer does so before it passes them to `super`.
    var evaluations: [Statement] {
        guard !isImpossible, !recordEvaluates else { return [] }
        return arguments.filter { argument in
            callable.evaluates(argument) && (body.records(argument) || body.closure != nil || isPassedOn)
        }.map { "let \($0.name) = \($0.name)()" }
    }

    var constants: [Statement] {
        let used = arguments.filter { argument in
            body.records(argument) && argument.record?.passing.usesLocal == true
                || body.closure != nil && argument.closure?.passing.usesLocal == true
        }
        let isWatched = callable.isRethrowing && (body.closure != nil || body.error != nil)
        return (isWatched ? ["let \(callable.watch) = \(standard.helper(.rethrowing))()"] : []) + used.flatMap(constant)
    }

    private var recording: [Statement] { body.stub.map(recording) ?? recordingInValues }

    var recorded: [(label: String, expression: String)] {
        arguments.compactMap { argument in
            argument.record.map { (label: argument.label, expression: text($0.passing, of: argument)) }
        }
    }

    // MARK: - The result

    /// Returns the configured result, or does the same as an un-stubbed member.
    private var returning: [Statement] {
        guard callable.hasResult, let value = body.value else { return fallingBack }
        let name = "'\(path(value.name))'"
        let isTaken = types.hasNoncopyableResult
        let taken = standard.taking(value.expression)
        if body.hasInitialResult { return ["return \(isTaken ? taken : sent(cast(value.expression, name)))"] }
        // Only a value without a cast can precede `??`.
        if case .value(let expression) = fallback, wrapped == nil, !expression.isAsync, !types.castsResult, !isTaken {
            return ["return \(sent("\(value.expression) ?? \(expression.text)"))"]
        }
        let binding = isTaken ? "\(value.local) = \(taken)" : value.binding
        return ["if let \(binding) { return \(kept(sent(cast(value.local, name)))) }"] + fallingBack
    }

    var fallingBack: [Statement] { endOfAnswer + (wrapped.map(passingOn) ?? []) + unstubbed }

    /// `returns()` is the answer of a function without a result, which must not be passed on.
    private var endOfAnswer: [Statement] {
        guard isPassedOn, callable.result.isVoid, let stub = body.stub, !stub.type.kind.answers, !callable.member.isInitializer else {
            return []
        }
        return ["if \(callable.answers).value != nil { return }"]
    }

    private var unstubbed: [Statement] {
        switch fallback {
        case .nothing: []
        case .value(let expression): ["return \(expression.text)"]
        case .error:
            [
                "throw \(body.stub.map { $0.function("unanswered", "\($0.path), \(recordInStub)") } ?? "\(standard.helper(.unanswered))(\(SwiftLiteral.string(messageOfUnstubbed)))")"
            ]
        case .stop: [.line(body.stub.map { $0.function("stop", "\($0.path), \(recordInStub)") } ?? standard.stop(messageOfUnstubbed))]
        case .callSuper(let call): ["\(call.returning)\(call.text)"]
        }
    }

    // MARK: - Parts of statements

    /// `try await `, or the part of it that the call needs.
    var attempt: String { callable.effects.attempt }

    /// Precedes the call of a closure. An initializer returns nothing; after a closure without a result, only `super` can follow.
    var returnKeyword: String {
        if callable.member.isInitializer || callable.result.isVoid && !isPassedOn { return "" }
        // A helper with a generic result calls the closure.
        return callable.isRethrowing && callable.result.hasNoValues ? "let _: \(types.result) = " : types.result.returning
    }

    /// `ServiceMock.loadClosure`, as in messages.
    func path(_ name: String) -> String { "\(mock).\(name)" }

    /// Passes a configured value across isolation. The test must not share it elsewhere.
    func sent(_ expression: String) -> String { types.sendsResult ? standard.boxed(expression) : expression }

    /// A value that a test provides, as the type that the call needs.
    func cast(_ value: String, _ name: String) -> String {
        types.castsResult ? standard.cast(value, to: callable.result.withoutUnwrapping, name) : value
    }

    func castError(_ error: String, _ name: String) -> String { standard.cast(error, to: callable.effects.types[0], name) }
}
