import MockgenModel

/// Prints the body of a call: count, record, throw, stub, result.
struct CallWriter {
    let call: CallPlan
    let locals: CallLocals

    init(_ call: CallPlan) {
        self.call = call
        locals = CallLocals(of: call)
    }

    func writeBody(to code: inout Code) {
        guard !call.isImpossible else { return }
        prepare(&code)
        if let expression { return code.line(expression) }
        if call.isAnsweredByStub { return writeAnswer(to: &code) }
        writeTransaction(to: &code)
        writeThrow(to: &code)
        if call.callable.hasResult, locals.value != nil {
            writeStub(to: &code)
            writeReturn(to: &code)
        } else {
            writeStub(to: &code)
            writeFallback(to: &code)
        }
    }

    /// An initializer counts and records in the mock that it makes, and finds the stubs in the type.
    func writeInitializerBody(to code: inout Code) {
        guard !call.isImpossible else { return }
        prepare(&code)
        if call.names.stub == nil {
            for statement in recording { code.line(statement) }
        } else {
            // The new mock records the call, and the stub of the type answers it.
            if call.boxes.count > 1 { code.line("\(call.marks.record)\(call.boxes[0].name).record(\(record))") }
            if let transaction { code.line(transaction) }
        }
        writeThrow(to: &code)
        if call.callable.hasResult { writeFailure(to: &code) } else { writeStub(to: &code) }
    }

    private func prepare(_ code: inout Code) {
        let helpers = call.helpers
        for helper in helpers { code.need(helper) }
        if helpers.contains(.rethrowing) { code.line("let \(locals.watch) = \(HelperType.rethrowing)()") }
        for argument in call.arguments where argument.local != nil {
            let isRecorded = call.names.records && argument.record.passing?.usesLocal == true
            guard isRecorded || locals.closure != nil && argument.stub.passing?.usesLocal == true else { continue }
            for statement in text(of: argument).declaration { code.line(statement) }
        }
    }

    func text(of argument: Argument) -> ArgumentText { ArgumentText(argument, mock: call.mock, watch: locals.watch, call.safety) }

    // MARK: - Records

    /// Reads and writes all values of the call at once. The stub runs after the lock is released.
    private func writeTransaction(to code: inout Code) {
        switch locals.storage {
        case .plain: for statement in recording { code.line(statement) }
        case .outside(let isShared, _):
            guard !call.variables.isEmpty else { return }
            if isShared { code.line("\(HelperType.statics).shared.hold()") }
            for statement in recording { code.line(statement) }
            if isShared { code.line("\(HelperType.statics).shared.release()") }
        case .locked: if let transaction { code.line(transaction) }
        }
    }

    /// `let stubs = loadCall.record(id)`
    private var transaction: String? {
        guard let box = call.boxes.last(where: \.isOfCall) else { return nil }
        let label = box.helper == .stub ? "" : call.names.received == nil ? "history: " : call.names.invocations == nil ? "last: " : ""
        let recorded =
            "\(box.name).\(locals.throwsBefore ? "answer" : box.helper == .stub ? "call" : "record")(\(call.names.records ? label + record : ""))"
        let result = call.types.hasNoncopyableResult ? nil : locals.value
        let isRead = locals.error != nil || locals.closure != nil || result != nil
        let attempt = locals.throwsBefore && call.callable.effects.throwing != .never ? "try " : ""
        return (isRead ? "let \(locals.stubs) = " : "") + call.marks.transaction + attempt + recorded
    }

    var record: String {
        let recorded = call.arguments.compactMap { argument in
            argument.record.passing.map { (label: argument.label, expression: text(of: argument).expression($0)) }
        }
        if recorded.count == 1 { return recorded[0].expression }
        if call.names.stub != nil { return "(\(recorded.map(\.expression).joined(separator: ", ")))" }
        return "(" + recorded.map { "\($0.label): \($0.expression)" }.joined(separator: ", ") + ")"
    }

    private var recording: [String] {
        let names = call.names
        var statements: [String] = []
        let record = names.records ? record : ""
        if let count = names.callCount { statements.append("\(locals.recorded(count)) += 1") }
        if let flag = names.storedFlag { statements.append("\(locals.recorded(flag)) = true") }
        if let received = names.received { statements.append("\(call.marks.record)\(locals.recorded(received)) = \(record)") }
        if let invocations = names.invocations {
            statements.append("\(call.marks.record)\(locals.recorded(invocations)).append(\(record))")
        }
        return statements
    }

    // MARK: - Words

    /// `try await `, or what of it the call needs.
    var attempt: String { call.callable.effects.attempt }

    /// Stands in front of the call of a stub. An initializer returns nothing, and after a stub without a result, only `super` can follow.
    var returning: String {
        let callable = call.callable
        if callable.member.isInitializer || callable.result.isVoid && !call.callsSuper { return "" }
        // A helper with a generic result calls the stub.
        return callable.isRethrowing && callable.result.hasNoValues ? "let _: \(call.types.result) = " : call.types.result.returning
    }

    /// `ServiceMock.loadClosure`, as messages name it.
    func path(_ name: String) -> String { "\(call.mock).\(name)" }

    /// Passes on what a test has set: the test must not share it elsewhere.
    func sent(_ expression: String) -> String { call.types.sendsResult ? ConversionText.boxed(expression) : expression }

    /// A value that a test provides, as the type that the call needs.
    func cast(_ value: String, _ name: String) -> String {
        call.types.castsResult ? ConversionText.cast(value, to: call.callable.result.withoutUnwrapping, name) : value
    }

    func castError(_ error: String, _ name: String) -> String { ConversionText.cast(error, to: call.callable.effects.types[0], name) }
}
