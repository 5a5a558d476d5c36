import MockgenModel

/// The part of a call's body that returns the configured result, or does the same as an un-stubbed member.
extension CallWriter {
    func writeReturn(to code: inout Code) {
        guard let value = body.answers.value else { return }
        let name = "'\(path(value.name))'"
        let isTaken = call.types.hasNoncopyableResult
        let taken = call.standard.taking(value.expression)
        if body.hasInitialResult, !call.callsSuper {
            return code.line("return \(isTaken ? taken : sent(cast(value.expression, name)))")
        }
        // Only a value without a cast can precede `??`.
        if case .value(let expression) = call.fallback, call.wrapped == nil, !expression.isAsync, !call.types.castsResult, !isTaken {
            for helper in expression.helpers { code.need(helper) }
            return code.line("return \(value.expression) ?? \(expression.text)")
        }
        let binding = isTaken ? "\(value.local) = \(taken)" : value.binding
        code.line("if let \(binding) { return \(kept(sent(cast(value.local, name)))) }")
        writeFallback(to: &code)
    }

    /// `returns()` is the answer of a function without a result, which must not be passed on.
    private func writeEndOfAnswer(to code: inout Code) {
        guard let stub = call.stubs.first, !stub.type.kind.answers, !call.callable.member.isInitializer else { return }
        code.line("if \(locals.stubs).value != nil { return }")
    }

    func writeFallback(to code: inout Code) {
        if call.isPassedOn, call.callable.result.isVoid { writeEndOfAnswer(to: &code) }
        if let wrapped = call.wrapped { write(wrapped, to: &code) }
        if let statement = body.unstubbed(call.fallback) { return code.line(statement) }
        switch call.fallback {
        case .nothing: break
        case .value(let expression):
            for helper in expression.helpers { code.need(helper) }
            code.line("return \(expression.text)")
        case .error:
            code.need(.unstubbed)
            code.line("throw \(call.standard.helper(.unstubbed))(\(SwiftLiteral.string(call.messageOfUnstubbed)))")
        case .stop: code.line(call.standard.stop(call.messageOfUnstubbed))
        case .callSuper(let call):
            for helper in call.helpers { code.need(helper) }
            code.line("\(call.returning)\(call.text)")
        }
    }
}
