import MockgenModel

/// The part of a call's body that throws the configured error or calls the closure.
extension CallPlan {
    var throwing: [Statement] {
        guard let error = body.error else { return [] }
        guard callable.isRethrowing else {
            return [
                "if let \(error.binding) { throw \(types.throwsGeneric ? castError(error.local, "'\(path(error.name))'") : error.local) }"
            ]
        }
        // The helper stops the test: at this point, no closure has thrown.
        let throwing: Statement =
            "\(returnKeyword)\(attempt)\(runner)(\"\(path(error.name))\") { throw \(error.local) } or: { throw $0 }"
        return [.block("if let \(error.binding)", [throwing])]
    }

    var calling: [Statement] {
        guard let closure = body.closure else { return [] }
        guard isPlain(closure) else {
            return [.block("if let \(closure.binding)", statementsBefore(closure) + [call(closure, assignedTo: returnKeyword)])]
        }
        if callable.result.isVoid, !isPassedOn { return [.line(call("\(closure.expression)?", closure))] }
        return ["if let \(closure.binding) { \(returnKeyword)\(kept(sent(call(closure.local, closure)))) }"]
    }

    /// Fails if the closure or, without one, the return value is false.
    var failing: [Statement] {
        let value = body.value.map { "\($0.expression) ?? true" } ?? "true"
        guard let closure = body.closure else {
            return body.value == nil ? [] : ["guard \(value) else { return nil }"]
        }
        if isPlain(closure) { return ["guard \(call("\(closure.expression)?", closure)) ?? \(value) else { return nil }"] }
        let succeeds = callable.local("succeeds")
        return [
            "var \(succeeds) = \(value)",
            .block("if let \(closure.binding)", statementsBefore(closure) + [call(closure, assignedTo: "\(succeeds) = ")]),
            "guard \(succeeds) else { return nil }",
        ]
    }

    /// - Parameter assignment: `return `, or the start of an assignment.
    private func call(_ closure: AnswerReference, assignedTo assignment: String) -> Statement {
        let text = call(closure.local, closure)
        if callable.isRethrowing {
            let (opening, closing) = types.sendsResult ? ("\(standard.helper(.unchecked))(", ").value") : ("", "")
            return .block(
                "\(assignment)\(opening)\(attempt)\(runner)(\"\(path(closure.name))\")", [.line(text)], end: " or: { throw $0 }\(closing)")
        }
        // If the requirement throws a generic error type, the closure throws any error.
        return types.throwsGeneric
            ? "do { \(assignment)\(sent(text)) } catch { throw \(castError("error", "The error of '\(path(closure.name))'")) }"
            : "\(assignment)\(kept(sent(text)))"
    }

    private func call(_ callee: String, _ closure: AnswerReference) -> String {
        let values = arguments.compactMap { argument in argument.closure.map { text($0.passing, of: argument) } }
        return attempt + cast("\(callee)(\(values.joined(separator: ", ")))", "The result of '\(path(closure.name))'")
    }

    private var runner: String { "\(callable.watch).\(callable.effects.isAsync ? "runAsync" : "run")" }

    /// Whether the call of the closure is one expression.
    private func isPlain(_ closure: AnswerReference) -> Bool {
        !callable.isRethrowing && !types.throwsGeneric && statementsBefore(closure).isEmpty
    }

    private func statementsBefore(_ closure: AnswerReference) -> [Statement] {
        arguments.flatMap { statements(before: path(closure.name), for: $0) }
    }
}
