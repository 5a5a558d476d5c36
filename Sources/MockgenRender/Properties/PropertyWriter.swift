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
        guard let stored = plan.stored else { return }
        if let subject = plan.subject {
            writeDependencies(of: subject, to: &code)
            values.write(subject.value, observer: subject.observer, to: &code)
        }
        writeDependencies(of: stored, to: &code)
        if plan.isStored {
            member.writeAttributes(to: &code)
            return values.write(stored.value, modifiers: member.modifiers, observer: plan.observer, to: &code)
        }
        values.write(stored.value, to: &code)
        member.writeAttributes(to: &code)
        writeComputed(stored, to: &code)
    }

    private func writeDependencies(of stored: StoredValue, to code: inout Code) {
        if let box = stored.box { values.write(box, to: &code) }
        if let count = stored.setCount { values.write(count, to: &code) }
    }

    /// `name` over `underlyingName`.
    private func writeComputed(_ stored: StoredValue, to code: inout Code) {
        let value = stored.value
        let setter =
            plan.setsSuper
            ? ["\(mark.isEmpty ? markOfSuper : mark)super.\(property.name) = newValue"] + observed
            : stored.setCount != nil && values.storage(of: value).isLocked
                ? values.setting(value, observer: plan.observer)
                : ["\(mark)\(value.name) = newValue"] + observed
        let body = getter(value)
        if body.statements.count == 1 { return values.write(header, read: body.statements[0], set: setter, to: &code) }
        for helper in body.helpers { code.need(helper) }
        code.block(header) { code in
            code.block("get") { code in for statement in body.statements { code.line(statement) } }
            values.writeSetter(setter, to: &code)
        }
    }

    private var observed: [String] { plan.observer.map { [($0.isCount ? "" : mark) + $0.statement(for: "newValue")] } ?? [] }

    private func getter(_ value: Variable) -> (statements: [String], helpers: Set<HelperType>) {
        switch plan.reading {
        case .stored, .stop: return ([], [])
        case .orSuper: return (["\(mark.isEmpty ? markOfSuper : mark)\(value.name) ?? super.\(property.name)"], [])
        case .orSubject(let subject, let conversion):
            return (["\(mark)\(value.name) ?? \(subject.value.name)\(conversion)"], [])
        // The compiler warns about an unused `Void` expression.
        case .always: return (["\(property.type.isVoid ? "return " : "")\(mark)\(value.name)"], [])
        case .orStop(let message): return ([returnIfSet(value), stop(message)], [])
        case .orMake(let isolated):
            let made = isolated.synchronous
            let statements = [
                returnIfSet(value), "let value: \(isolated.type) = \(made.text)",
            ]
            // Makes the default once, and returns it from then on.
            guard values.storage(of: value).isLocked, let location = value.location else {
                return (statements + ["\(mark)\(value.name) = value", "return \(mark)value"], made.helpers)
            }
            return (statements + ["return \(mark)\(location.box).keep(value)"], made.helpers)
        }
    }

    private var mark: String { member.context.safety.mark(property.type) }

    private var markOfSuper: String { member.context.safety.mark(member.member) }

    private func returnIfSet(_ value: Variable) -> String {
        "if let \(value.name)\(mark.isEmpty ? "" : " = \(mark)\(value.name)") { return \(mark)\(value.name) }"
    }

    private func stop(_ message: String) -> String { member.context.standard.stop(message) }
}
