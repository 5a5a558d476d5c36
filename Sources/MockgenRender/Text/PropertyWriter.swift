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
            return code.block(header) { code in
                guard property.accessors.isSettable else { return code.line(stop(message)) }
                code.line("get { \(stop(message)) }")
                code.line("set {}")
            }
        }
        guard let value = plan.value else { return }
        if let box = plan.box { values.write(box, to: &code) }
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
            writeComputed(value, to: &code)
        }
    }

    /// `name` over `underlyingName`.
    private func writeComputed(_ value: Variable, to code: inout Code) {
        let setter =
            plan.setsSuper
            ? ["super.\(property.name) = newValue"] + (plan.setCount.map { ["\($0.name) += 1"] } ?? [])
            : plan.setCount != nil && values.storage(of: value).isLocked
                ? values.setting(value, counting: plan.setCount)
                : ["\(value.name) = newValue"] + (plan.setCount.map { ["\($0.name) += 1"] } ?? [])
        let body = getter(value)
        if body.statements.count == 1 { return values.write(header, read: body.statements[0], set: setter, to: &code) }
        for helper in body.helpers { code.need(helper) }
        code.block(header) { code in
            code.block("get") { code in for statement in body.statements { code.line(statement) } }
            values.writeSetter(setter, to: &code)
        }
    }

    private func getter(_ value: Variable) -> (statements: [String], helpers: Set<HelperType>) {
        switch plan.reading {
        case .stored, .subject, .stop: return ([], [])
        case .orSuper: return (["\(value.name) ?? super.\(property.name)"], [])
        // The compiler warns about a mere `Void` as unused.
        case .always: return (["\(property.type.isVoid ? "return " : "")\(value.name)"], [])
        case .orStop(let message): return (["if let \(value.name) { return \(value.name) }", stop(message)], [])
        case .orMake(let isolated):
            let made = isolated.synchronous
            let statements = [
                "if let \(value.name) { return \(value.name) }", "let value: \(isolated.type) = \(made.text)",
            ]
            // Makes the default once, and returns it from then on.
            guard values.storage(of: value).isLocked, let place = value.place else {
                return (statements + ["\(value.name) = value", "return value"], made.helpers)
            }
            return (statements + ["return \(place.box).keep(value)"], made.helpers)
        }
    }

    private func stop(_ message: String) -> String { "\(SwiftFunction.fatalError)(\"\(message)\")" }
}
