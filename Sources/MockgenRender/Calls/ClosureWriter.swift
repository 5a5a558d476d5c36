import MockgenModel

/// The part of a call's body that throws the error that a test has set, or calls its closure.
extension CallWriter {
    func writeThrow(to code: inout Code) {
        guard let error = locals.error else { return }
        guard call.callable.isRethrowing else {
            let thrown = call.types.throwsGeneric ? castError(error.local, "'\(path(error.name))'") : error.local
            return code.line("if let \(error.binding) { throw \(call.marks.thrown)\(thrown) }")
        }
        // The helper stops the test: at this point, no closure has thrown.
        code.block("if let \(error.binding)") {
            $0.line(
                "\(returning)\(call.marks.result)\(attempt)\(runner)(\"\(path(error.name))\") { throw \(error.local) } or: { throw $0 }")
        }
    }

    func writeStub(to code: inout Code) {
        guard let closure = locals.closure else { return }
        let statements = statementsBeforeStub(closure)
        let isVoid = call.callable.result.isVoid && !call.callsSuper
        if isVoid, statements.isEmpty, !call.callable.isRethrowing, !call.types.throwsGeneric {
            return code.line(
                markOfRead(closure) + attempt + cast("\(closure.expression)?(\(arguments))", "The result of '\(path(closure.name))'"))
        }
        if statements.isEmpty, !call.callable.isRethrowing, !call.types.throwsGeneric {
            code.line("if let \(closure.binding) { \(returning)\(call.marks.call)\(sent(stubCall(closure.local, closure))) }")
        } else {
            code.block("if let \(closure.binding)") { code in
                for statement in statements { code.line(statement) }
                writeStubCall(closure, assignedTo: returning, to: &code)
            }
        }
    }

    /// Fails where the closure or, without one, the return value is false.
    func writeFailure(to code: inout Code) {
        let value = locals.value.map { "\($0.mark)\($0.expression) ?? true" } ?? "true"
        guard let closure = locals.closure else {
            if locals.value != nil { code.line("guard \(value) else { return nil }") }
            return
        }
        let statements = statementsBeforeStub(closure)
        guard !statements.isEmpty || call.types.throwsGeneric || call.callable.isRethrowing else {
            code.line(
                "guard \(markOfRead(closure))\(stubCall("\(closure.expression)?", closure)) ?? \(value.withoutUnsafeMark) else { return nil }"
            )
            return
        }
        let succeeds = locals.free("succeeds")
        code.line("var \(succeeds) = \(value)")
        code.block("if let \(closure.binding)") { code in
            for statement in statements { code.line(statement) }
            writeStubCall(closure, assignedTo: "\(succeeds) = ", to: &code)
        }
        code.line("guard \(succeeds) else { return nil }")
    }

    /// - Parameter assignment: `return `, or the start of an assignment.
    private func writeStubCall(_ closure: StubReference, assignedTo assignment: String, to code: inout Code) {
        let stub = stubCall(closure.local, closure)
        if call.callable.isRethrowing {
            let isSent = call.types.sendsResult
            code.block(
                "\(assignment)\(call.marks.result)\(isSent ? "\(HelperType.unchecked)(" : "")\(attempt)\(runner)(\"\(path(closure.name))\")",
                end: " or: { throw $0 }\(isSent ? ").value" : "")"
            ) { $0.line(call.marks.call + stub) }
        } else if call.types.throwsGeneric {
            // A stub throws any error where the requirement throws one of a generic type.
            code.line(
                "do { \(assignment)\(call.marks.call)\(sent(stub)) } catch { throw \(castError("error", "The error of '\(path(closure.name))'")) }"
            )
        } else {
            code.line(assignment + call.marks.call + sent(stub))
        }
    }

    /// The mark of a statement that reads the closure and calls it.
    private func markOfRead(_ closure: StubReference) -> String { closure.mark.isEmpty ? call.marks.call : closure.mark }

    private func stubCall(_ stub: String, _ closure: StubReference) -> String {
        attempt + cast("\(stub)(\(arguments))", "The result of '\(path(closure.name))'")
    }

    private var runner: String { "\(locals.watch).\(call.callable.effects.isAsync ? "runAsync" : "run")" }

    private var arguments: String {
        call.arguments.compactMap { argument in argument.stub.passing.map { text(of: argument).expression($0) } }.joined(separator: ", ")
    }

    private func statementsBeforeStub(_ closure: StubReference) -> [String] {
        var statements: [String] = []
        for argument in call.arguments {
            if case .changeableCopy? = argument.stub.passing { statements += text(of: argument).statements(beforeStub: path(closure.name)) }
        }
        return statements
    }
}
