import MockgenModel

/// Writes what one requirement becomes.
struct MemberWriter {
    let context: MockContext
    let member: Member
    let stem: String

    func write(to code: inout Code) {
        code.conditional(member.conditions) { code in
            switch member.kind {
            case .function(let function): write(function, to: &code)
            case .property(let property): write(property, to: &code)
            case .subscript(let value): write(value, to: &code)
            case .initializer(let initializer): write(initializer, to: &code)
            }
        }
    }

    /// The attributes on their own lines, then the modifiers that a class may have too.
    private func writeAttributes(to code: inout Code) {
        for attribute in member.attributes { code.line(attribute) }
    }

    private var modifiers: String {
        let kept = member.modifiers.filter { !["mutating", "nonmutating", "public", "package", "internal", "open"].contains($0) }
        return context.access + kept.map { $0 + " " }.joined()
    }

    // MARK: - Functions

    private func call(_ function: Function) -> Call {
        Call(
            member, stem: stem, generics: function.generics, parameters: function.parameters, effects: function.effects,
            result: function.result, in: context)
    }

    private func write(_ function: Function, to code: inout Code) {
        let call = call(function)
        call.writeMembers(to: &code)
        code.blank()
        writeAttributes(to: &code)
        let space = function.name.isOperator ? " " : ""
        Signature(
            words: "\(modifiers)func \(function.name)\(space)\(function.generics.parameterList)", parameters: function.parameters,
            tail: "\(function.effects)\(function.result.asResult)\(function.generics.whereClause)"
        ).write(to: &code) { call.writeBody(to: &$0) }
    }

    // MARK: - Subscripts

    private func write(_ value: Subscript, to code: inout Code) {
        let getter = Call(
            member, stem: stem, generics: value.generics, parameters: value.parameters, effects: value.accessors.getEffects,
            result: value.result, in: context)
        let setter = Call(
            member, stem: stem + "Set", generics: value.generics,
            parameters: value.parameters + [Parameter(label: nil, name: "newValue", type: value.result)], effects: Effects(),
            result: .void, in: context)
        getter.writeMembers(to: &code)
        if value.accessors.isSettable { setter.writeMembers(to: &code) }
        code.blank()
        writeAttributes(to: &code)
        Signature(
            words: "\(modifiers)subscript\(value.generics.parameterList)", parameters: value.parameters.map(\.asIndex),
            tail: " -> \(value.result)\(value.generics.whereClause)"
        ).write(to: &code) { code in
            code.block("get\(value.accessors.getEffects)") { getter.writeBody(to: &$0) }
            if value.accessors.isSettable { code.block("set") { setter.writeBody(to: &$0) } }
        }
    }

    // MARK: - Initializers

    private func write(_ initializer: Initializer, to code: inout Code) {
        let call = Call(
            member, stem: stem, generics: initializer.generics, parameters: initializer.parameters, effects: Effects(), result: .void,
            in: context)
        call.writeMembers(to: &code)
        code.blank()
        writeAttributes(to: &code)
        Signature(
            words: "\(context.access)required init\(initializer.failing.rawValue)\(initializer.generics.parameterList)",
            parameters: initializer.parameters, tail: "\(initializer.effects)\(initializer.generics.whereClause)"
        ).write(to: &code) { call.writeBody(to: &$0) }
    }

    // MARK: - Properties

    private func write(_ property: Property, to code: inout Code) {
        if property.accessors.getEffects != Effects() {
            writeGetter(property, to: &code)
        } else if context.facts.isOptional(property.type) {
            writeAttributes(to: &code)
            code.line("\(storedKeyword) \(property.name): \(property.type)")
        } else if context.facts.isCollection(property.type), let empty = context.defaults.expression(for: property.type) {
            writeAttributes(to: &code)
            code.line("\(storedKeyword) \(property.name): \(property.type) = \(empty)")
        } else {
            writeUnderlying(property, to: &code)
        }
    }

    /// `name` over `underlyingName`: what has no value to begin with says so when it is read, instead of crashing.
    private func writeUnderlying(_ property: Property, to code: inout Code) {
        guard let storage = context.style.name(.storage, stem: stem) else { return }
        let empty = context.defaults.expression(for: property.type)
        if let empty {
            code.line("\(storedKeyword) \(storage): \(property.type) = \(empty)")
        } else {
            code.line("\(storedKeyword) \(storage): \(TypeName.implicitlyUnwrapped(property.type))")
        }
        writeAttributes(to: &code)
        code.block("\(modifiers)var \(property.name): \(property.type)") { code in
            if empty != nil {
                code.line("get { \(storage) }")
            } else {
                code.block("get") { code in
                    code.line("if let \(storage) { return \(storage) }")
                    code.line("fatalError(\"\(context.settings.name).\(property.name) has no value: set it before it is read\")")
                }
            }
            code.line("set { \(storage) = newValue }")
        }
    }

    /// `var user: User { get async throws }` is a call.
    private func writeGetter(_ property: Property, to code: inout Code) {
        let call = Call(
            member, stem: stem, parameters: [], effects: property.accessors.getEffects, result: property.type, in: context)
        call.writeMembers(to: &code)
        code.blank()
        writeAttributes(to: &code)
        code.block("\(modifiers)var \(property.name): \(property.type)") { code in
            code.block("get\(property.accessors.getEffects)") { call.writeBody(to: &$0) }
        }
    }

    private var storedKeyword: String { context.access + (member.isStatic ? "nonisolated(unsafe) static var" : "var") }
}

extension Parameter {
    /// A subscript's parameter has no label unless one is written in front of its name.
    fileprivate var asIndex: Parameter {
        var copy = self
        if label == nil { copy.label = name }
        return copy
    }
}
