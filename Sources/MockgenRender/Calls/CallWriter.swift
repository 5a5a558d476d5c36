import MockgenModel

/// Prints the body of a call: count, record, throw, closure, result.
struct CallWriter {
    let call: CallPlan
    let locals: CallLocals

    init(_ call: CallPlan) {
        self.call = call
        locals = CallLocals(of: call.callable)
    }

    var body: any CallBody { call.body }

    func writeBody(to code: inout Code) {
        guard !call.isImpossible else { return }
        prepare(&code)
        if let expression = body.expression(by: self) { return code.line(expression) }
        if body.writeAnswer(by: self, to: &code) { return }
        for statement in body.recording(by: self) { code.line(statement) }
        writeThrow(to: &code)
        writeClosure(to: &code)
        if call.callable.hasResult, body.answers.value != nil { writeReturn(to: &code) } else { writeFallback(to: &code) }
    }

    /// The body, if it fits on the line of the function.
    func brief(in code: inout Code) -> String? {
        guard call.isBrief, let expression = body.expression(by: self) else { return nil }
        for helper in call.helpers { code.need(helper) }
        return expression
    }

    func writeInitializerBody(to code: inout Code) {
        guard !call.isImpossible else { return }
        prepare(&code)
        for statement in body.recordingInitializer(by: self) { code.line(statement) }
        writeThrow(to: &code)
        if call.callable.hasResult { writeFailure(to: &code) } else { writeClosure(to: &code) }
    }

    /// Replaces autoclosures with their values: `let message = message()`. An initializer does so before it passes them to `super`.
    func writeEvaluations(to code: inout Code) {
        guard !call.isImpossible, !call.isBrief else { return }
        for argument in call.arguments where call.callable.evaluates(argument) {
            guard body.records(argument) || body.answers.closure != nil || call.isPassedOn else { continue }
            code.line("let \(argument.name) = \(argument.name)()")
        }
    }

    private func prepare(_ code: inout Code) {
        let helpers = call.helpers
        for helper in helpers { code.need(helper) }
        if !call.callable.member.isInitializer { writeEvaluations(to: &code) }
        if helpers.contains(.rethrowing) { code.line("let \(locals.watch) = \(call.standard.helper(.rethrowing))()") }
        for argument in call.arguments where argument.local != nil {
            let isRecorded = body.records(argument) && argument.record.passing?.usesLocal == true
            guard isRecorded || body.answers.closure != nil && argument.closure.passing?.usesLocal == true else { continue }
            for statement in text(of: argument).declaration { code.line(statement) }
        }
    }

    func text(of argument: Argument) -> ArgumentText { ArgumentText(argument, watch: locals.watch, in: call) }

    var recorded: [(label: String, expression: String)] {
        call.arguments.compactMap { argument in
            argument.record.passing.map { (label: argument.label, expression: text(of: argument).expression($0)) }
        }
    }

    // MARK: - Parts of statements

    /// `try await `, or the part of it that the call needs.
    var attempt: String { call.callable.effects.attempt }

    /// Precedes the call of a closure. An initializer returns nothing; after a closure without a result, only `super` can follow.
    var returning: String {
        let callable = call.callable
        if callable.member.isInitializer || callable.result.isVoid && !call.isPassedOn { return "" }
        // A helper with a generic result calls the closure.
        return callable.isRethrowing && callable.result.hasNoValues ? "let _: \(call.types.result) = " : call.types.result.returning
    }

    /// `ServiceMock.loadClosure`, as in messages.
    func path(_ name: String) -> String { "\(call.mock).\(name)" }

    /// Passes a configured value across isolation. The test must not share it elsewhere.
    func sent(_ expression: String) -> String { call.types.sendsResult ? call.standard.boxed(expression) : expression }

    /// A value that a test provides, as the type that the call needs.
    func cast(_ value: String, _ name: String) -> String {
        call.types.castsResult ? call.standard.cast(value, to: call.callable.result.withoutUnwrapping, name) : value
    }

    func castError(_ error: String, _ name: String) -> String { call.standard.cast(error, to: call.callable.effects.types[0], name) }
}
