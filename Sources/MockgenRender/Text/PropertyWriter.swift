import MockgenModel

/// Prints a property that is stored and returned.
struct PropertyWriter {
    let member: MemberWriter
    let plan: PropertyPlan
    let values: VariableWriter

    private var property: Property { plan.property }
    private var header: String { "\(member.modifiers)var \(property.name): \(property.type)" }

    func write(to code: inout Code) {
        if case .stop(let message) = plan.reading {
            member.writeAttributes(to: &code)
            return code.block(header) { $0.line(stop(message)) }
        }
        guard let value = plan.value else { return }
        if let count = plan.setCount { values.write(count, to: &code) }
        switch plan.reading {
        case .stored:
            member.writeAttributes(to: &code)
            values.write(value, words: member.modifiers, counting: plan.setCount, to: &code)
        case .subject:
            values.write(value, counting: plan.setCount, to: &code)
            member.writeAttributes(to: &code)
            code.line("\(header) { \(value.name) }")
        default:
            values.write(value, to: &code)
            member.writeAttributes(to: &code)
            code.block(header) { code in
                writeGetter(value, to: &code)
                writeSetter(value, to: &code)
            }
        }
    }

    /// `name` over `underlyingName`.
    private func writeGetter(_ value: Variable, to code: inout Code) {
        switch plan.reading {
        case .stored, .subject, .stop: break
        case .orSuper: code.line("get { \(value.name) ?? super.\(property.name) }")
        // The compiler warns about a mere `Void` as unused.
        case .always: code.line("get { \(property.type.isVoid ? "return " : "")\(value.name) }")
        case .orStop(let message):
            code.block("get") { code in
                code.line("if let \(value.name) { return \(value.name) }")
                code.line(stop(message))
            }
        case .orMake(let isolated):
            code.block("get") { code in
                code.line("if let \(value.name) { return \(value.name) }")
                write(isolated, into: value, to: &code)
            }
        }
    }

    private func writeSetter(_ value: Variable, to code: inout Code) {
        let storage = values.storage(of: value)
        if !plan.setsSuper, storage.isLocked, plan.setCount != nil {
            values.writeSetter(of: storage, value, counting: plan.setCount, to: &code)
        } else {
            let place = plan.setsSuper ? "super.\(property.name)" : value.name
            values.writeSetter("\(place) = newValue", counting: plan.setCount, to: &code)
        }
    }

    /// Makes the default once, and returns it from then on.
    private func write(_ isolated: IsolatedDefault, into variable: Variable, to code: inout Code) {
        let expression = isolated.synchronous
        for helper in expression.helpers { code.need(helper) }
        code.line("let value: \(isolated.type) = \(expression.text)")
        let storage = values.storage(of: variable)
        guard storage.isLocked, let holder = storage.holder else {
            code.line("\(variable.name) = value")
            return code.line("return value")
        }
        code.line("\(holder).hold()")
        code.line("defer { \(holder).release() }")
        code.line("if let value = \(storage.held(variable.name)) { return value }")
        code.line("\(storage.held(variable.name)) = value")
        code.line("return value")
    }

    private func stop(_ message: String) -> String { "\(SwiftFunction.fatalError)(\"\(message)\")" }
}
