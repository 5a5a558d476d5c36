import MockgenModel

/// Prints a property that is stored and returned.
struct PropertyWriter {
    let member: MemberWriter
    let plan: PropertyPlan
    let values: VariableWriter

    private var property: Member { plan.property }
    private var header: String { "\(member.modifiers)var \(property.writtenName): \(property.result)" }

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
        for used in plan.uses.all {
            writeDependencies(of: used, to: &code)
            values.write(used.value, to: &code)
        }
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
        let flag = plan.uses.isEmpty ? nil : member.context.usedName(.anyCalled).map { "\($0) = true" }
        let setter = setter(of: stored) + plan.uses.setting(by: values) + [flag].compactMap(\.self)
        var getter = getter(value)
        let answer = plan.stub?.answer("get", "()").map { ["if let value = \($0) { return \(kept("value")) }"] }
        if let answer { getter = answer + getter.asReturning }
        let reading = [flag].compactMap(\.self) + plan.uses.reading(by: values)
        if !reading.isEmpty { getter = reading + getter.asReturning }
        code.property(header, get: getter, set: setter)
    }

    private func setter(of stored: StoredValue) -> [String] {
        let value = stored.value
        if plan.setsSuper { return ["super.\(property.writtenName) = newValue"] + observed }
        if let wrapped = plan.wrapped?.name, property.accessors.isSettable {
            return ["if \(wrapped) == nil { \(value.name) = newValue } else { \(wrapped)?.\(property.writtenName) = newValue }"] + observed
        }
        if stored.setCount != nil, values.storage(of: value).isLocked { return values.setting(value, observer: plan.observer) }
        return ["\(value.name) = newValue"] + observed
    }

    private var observed: [String] {
        let answer = property.accessors.isSettable ? plan.stub?.answer("set", "newValue") : nil
        return [plan.observer?.statement(for: "newValue"), answer].compactMap(\.self)
    }

    private func getter(_ value: Variable) -> [String] {
        switch plan.reading {
        case .stored, .stop: []
        case .orSuper: getter(value, or: "super.\(property.writtenName)")
        case .orSubject(let subject, let conversion, let message?):
            getter(value, else: [returnIfSet(subject.value, converted: conversion), stop(message)])
        case .orSubject(let subject, let conversion, nil): getter(value, or: subject.value.name + conversion)
        // The compiler warns about an unused `Void` expression.
        case .always: readingWrapped + ["\(property.result.isVoid || plan.wrapped != nil ? "return " : "")\(value.name)"]
        case .orDefault(let text): getter(value, else: ["return \(text)"])
        case .orStop(let message): getter(value, else: [stop(message)])
        case .orMake(let isolated): getter(value, else: making(isolated, as: value))
        }
    }

    /// Makes the default once, and returns it from then on.
    private func making(_ isolated: IsolatedDefault, as value: Variable) -> [String] {
        let location = values.storage(of: value).isLocked ? value.location : nil
        return ["let value: \(isolated.type) = \(isolated.synchronous.text)"]
            + (location.map { ["return \($0.box).storeIfNil(value)"] } ?? ["\(value.name) = value", "return value"])
    }

    private func getter(_ value: Variable, or expression: String) -> [String] {
        plan.wrapped == nil ? ["\(value.name) ?? \(expression)"] : getter(value, else: ["return \(expression)"])
    }

    /// A value that a test has set comes first, unless the property is settable: then new values go to the other object.
    /// - Parameter end: statements that return in any case.
    private func getter(_ value: Variable, else end: [String]) -> [String] {
        property.accessors.isSettable ? readingWrapped + [returnIfSet(value)] + end : [returnIfSet(value)] + readingWrapped + end
    }

    private var readingWrapped: [String] {
        plan.wrapped.map { ["if let \($0.name) { return \(kept("\($0.name).\(property.writtenName)")) }"] } ?? []
    }

    /// Keeps a value for a test, as calls keep their results: `Mocks.Generated.recordResult(value, of: on.owner.get)`.
    private func kept(_ value: String) -> String {
        guard let stub = plan.stub, stub.accessors != nil, plan.wrapped?.keepsResults == true else { return value }
        return stub.function("recordResult", "\(value), of: \(stub.path).get")
    }

    private func returnIfSet(_ value: Variable, converted conversion: String = "") -> String {
        "if let \(value.name) { return \(value.name)\(conversion) }"
    }

    private func stop(_ message: String) -> String { member.context.standard.stop(message) }
}

extension [String] {
    /// A single statement of a getter is an expression. After other statements it needs `return`.
    fileprivate var asReturning: [String] { count == 1 && !self[0].hasPrefix("return ") ? ["return " + self[0]] : self }
}
