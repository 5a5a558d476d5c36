import MockgenModel

/// The part of a call's body that throws the configured error or calls the closure.
extension CallWriter {
    func writeThrow(to code: inout Code) {
        guard let error = body.answers.error else { return }
        guard call.callable.isRethrowing else {
            let thrown = call.types.throwsGeneric ? castError(error.local, "'\(path(error.name))'") : error.local
            return code.line("if let \(error.binding) { throw \(thrown) }")
        }
        // The helper stops the test: at this point, no closure has thrown.
        code.block("if let \(error.binding)") {
            $0.line("\(returning)\(attempt)\(runner)(\"\(path(error.name))\") { throw \(error.local) } or: { throw $0 }")
        }
    }

    func writeClosure(to code: inout Code) {
        guard let closure = body.answers.closure else { return }
        let statements = statementsBefore(closure)
        let isVoid = call.callable.result.isVoid && !call.isPassedOn
        if isVoid, statements.isEmpty, !call.callable.isRethrowing, !call.types.throwsGeneric {
            return code.line(call("\(closure.expression)?", closure))
        }
        if statements.isEmpty, !call.callable.isRethrowing, !call.types.throwsGeneric {
            code.line("if let \(closure.binding) { \(returning)\(kept(sent(call(closure.local, closure)))) }")
        } else {
            code.block("if let \(closure.binding)") { code in
                for statement in statements { code.line(statement) }
                writeCall(closure, assignedTo: returning, to: &code)
            }
        }
    }

    /// Fails if the closure or, without one, the return value is false.
    func writeFailure(to code: inout Code) {
        let value = body.answers.value.map { "\($0.expression) ?? true" } ?? "true"
        guard let closure = body.answers.closure else {
            if body.answers.value != nil { code.line("guard \(value) else { return nil }") }
            return
        }
        let statements = statementsBefore(closure)
        guard !statements.isEmpty || call.types.throwsGeneric || call.callable.isRethrowing else {
            return code.line("guard \(call("\(closure.expression)?", closure)) ?? \(value) else { return nil }")
        }
        let succeeds = locals.free("succeeds")
        code.line("var \(succeeds) = \(value)")
        code.block("if let \(closure.binding)") { code in
            for statement in statements { code.line(statement) }
            writeCall(closure, assignedTo: "\(succeeds) = ", to: &code)
        }
        code.line("guard \(succeeds) else { return nil }")
    }

    /// - Parameter assignment: `return `, or the start of an assignment.
    private func writeCall(_ closure: AnswerReference, assignedTo assignment: String, to code: inout Code) {
        let text = call(closure.local, closure)
        if call.callable.isRethrowing {
            let isSent = call.types.sendsResult
            code.block(
                "\(assignment)\(isSent ? "\(self.call.standard.helper(.unchecked))(" : "")\(attempt)\(runner)(\"\(path(closure.name))\")",
                end: " or: { throw $0 }\(isSent ? ").value" : "")"
            ) { $0.line(text) }
        } else if call.types.throwsGeneric {
            // If the requirement throws a generic error type, the closure throws any error.
            code.line("do { \(assignment)\(sent(text)) } catch { throw \(castError("error", "The error of '\(path(closure.name))'")) }")
        } else {
            code.line(assignment + (assignment == returning ? kept(sent(text)) : sent(text)))
        }
    }

    private func call(_ text: String, _ closure: AnswerReference) -> String {
        attempt + cast("\(text)(\(arguments))", "The result of '\(path(closure.name))'")
    }

    private var runner: String { "\(locals.watch).\(call.callable.effects.isAsync ? "runAsync" : "run")" }

    private var arguments: String {
        call.arguments.compactMap { argument in argument.closure.passing.map { text(of: argument).expression($0) } }.joined(separator: ", ")
    }

    private func statementsBefore(_ closure: AnswerReference) -> [String] {
        var statements: [String] = []
        for argument in call.arguments {
            if case .changeableCopy? = argument.closure.passing { statements += text(of: argument).statements(before: path(closure.name)) }
        }
        return statements
    }
}
