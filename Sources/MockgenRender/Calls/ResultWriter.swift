import MockgenModel

/// The part of a call's body that returns what a test has set, or does what an un-stubbed member does.
extension CallWriter {
    func writeReturn(to code: inout Code) {
        guard let value = locals.value else { return }
        let name = "'\(path(value.name))'"
        let isTaken = call.types.hasNoncopyableResult
        let taken = call.standard.taking(value.expression)
        let isAlwaysSet = call.names.stub == nil && (call.types.hasOptionalResult || call.emptyResult != nil)
        if isAlwaysSet, !call.callsSuper {
            let mark = value.mark.isEmpty ? call.marks.result : value.mark
            return code.line("return \(mark)\(isTaken ? taken : sent(cast(value.expression, name)))")
        }
        // A value without a cast can stand before `??`.
        if case .value(let expression) = call.fallback, !expression.isAsync, !call.types.castsResult, !isTaken {
            for helper in expression.helpers { code.need(helper) }
            let mark = value.mark.isEmpty ? MemorySafety.mark(if: expression.text.hasUnsafeMark) : value.mark
            return code.line("return \(mark)\(value.expression) ?? \(expression.text.withoutUnsafeMark)")
        }
        let binding = isTaken ? "\(value.local) = \(value.mark)\(taken)" : value.binding
        code.line("if let \(binding) { return \(call.marks.result)\(sent(cast(value.local, name))) }")
        writeFallback(to: &code)
    }

    func writeFallback(to code: inout Code) {
        switch call.fallback {
        case .nothing: break
        case .value(let expression):
            for helper in expression.helpers { code.need(helper) }
            code.line("return \(expression.text)")
        case .error where call.isStubbed: code.line("throw \(call.marks.stub)\(call.boxes[0].name).unstubbed")
        case .stop where call.isStubbed: code.line("\(call.marks.stub)\(call.boxes[0].name).stop()")
        case .error(let message):
            code.need(.unstubbed)
            code.line("throw \(HelperType.unstubbed)(\(SwiftLiteral.string(message)))")
        case .stop(let message): code.line(call.standard.stop(message))
        case .callSuper(let call):
            for helper in call.helpers { code.need(helper) }
            code.line("\(call.returning)\(call.text)")
        }
    }
}
