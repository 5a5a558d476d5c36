import MockgenModel

/// Writes what one requirement becomes: the values that are kept for it, and the member itself.
struct MemberWriter {
    let context: MockContext
    let member: Member
    let stem: String
    let storage: Storage

    init(context: MockContext, member: Member, stem: String) {
        self.context = context
        self.member = member
        self.stem = stem
        storage = context.storage(of: member)
    }

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

    /// Every value that is kept for the requirement.
    var variables: [Variable] {
        switch member.kind {
        case .function(let function): call(function).variables
        case .property(let property): variables(of: property)
        case .subscript(let value): getter(of: value).variables + (setter(of: value)?.variables ?? [])
        case .initializer(let initializer): call(initializer).variables
        }
    }

    // MARK: - Calls

    private func call(_ function: Function) -> Call {
        Call(
            member, stem: stem, generics: function.generics, parameters: function.parameters, effects: function.effects,
            result: function.result, in: context)
    }

    private func getter(of value: Subscript) -> Call {
        Call(
            member, stem: stem, generics: value.generics, parameters: value.parameters, effects: value.accessors.getEffects,
            result: value.result, in: context)
    }

    private func setter(of value: Subscript) -> Call? {
        guard value.accessors.isSettable else { return nil }
        let taken = value.parameters.map(\.name)
        let newValue = taken.contains("newValue") ? "assignedValue" : "newValue"
        return Call(
            member, stem: stem + "Set", generics: value.generics,
            parameters: value.parameters + [Parameter(label: nil, name: newValue, type: value.result)], effects: Effects(), result: .void,
            in: context)
    }

    private func call(_ initializer: Initializer) -> Call {
        Call(
            member, stem: stem, generics: initializer.generics, parameters: initializer.parameters, effects: initializer.effects,
            // Whether it succeeds is what a stub can decide.
            result: initializer.failing == .never ? .void : context.facts.standard("Bool"), in: context)
    }

    private func getter(of property: Property) -> Call {
        Call(member, stem: stem, parameters: [], effects: property.accessors.getEffects, result: property.type, in: context)
    }

    // MARK: - Members

    private func write(_ function: Function, to code: inout Code) {
        let call = call(function)
        writeValues(of: call, to: &code)
        writeAttributes(to: &code)
        let space = function.name.isOperator ? " " : ""
        Signature(
            words: "\(modifiers)func \(function.name)\(space)\(function.generics.parameterList)",
            parameters: function.parameters.map(\.declaration),
            tail: "\(function.effects)\(function.result.asResult)\(function.generics.whereClause)"
        ).write(to: &code) { call.writeBody(to: &$0) }
    }

    private func write(_ value: Subscript, to code: inout Code) {
        let getter = getter(of: value)
        let setter = setter(of: value)
        writeValues(of: getter, to: &code, with: setter)
        writeAttributes(to: &code)
        Signature(
            words: "\(modifiers)subscript\(value.generics.parameterList)", parameters: value.parameters.map(\.indexDeclaration),
            tail: " -> \(value.result)\(value.generics.whereClause)"
        ).write(to: &code) { code in
            code.block("get\(value.accessors.getEffects)") { getter.writeBody(to: &$0) }
            guard let setter else { return }
            let name = setter.arguments.last?.name ?? "newValue"
            code.block(name == "newValue" ? "set" : "set(\(name))") { setter.writeBody(to: &$0) }
        }
    }

    private func write(_ initializer: Initializer, to code: inout Code) {
        let call = call(initializer)
        writeValues(of: call, to: &code)
        writeAttributes(to: &code)
        let required = context.subject.traits.isActor || context.mentionsSelf ? "" : "required "
        let overridden = context.subject.traits.superInitializers.first { $0.isOverridden(by: initializer) }
        let override = overridden.map { $0.isRequired && !required.isEmpty ? "" : $0.isRequired ? "required " : "override " } ?? ""
        // An actor's initializer is outside of it by itself.
        let isolation = context.subject.traits.isActor ? "" : context.isolation(of: member)
        Signature(
            words:
                "\(isolation)\(context.access)\(required)\(override)init\(initializer.failing.rawValue)\(initializer.generics.parameterList)",
            parameters: initializer.parameters.map(\.declaration), tail: "\(initializer.effects)\(initializer.generics.whereClause)"
        ).write(to: &code) { code in
            if context.subject.traits.superclass != nil { code.line(superCall(from: initializer)) }
            call.writeInitializerBody(to: &code)
        }
    }

    /// Of a class: it is the class's own, with the access of the mock.
    func writeInitializer(to code: inout Code) {
        guard case .initializer(let initializer) = member.kind else { return }
        let word = member.modifiers.contains("required") ? "required " : "override "
        code.conditional(member.conditions) { code in
            writeAttributes(to: &code)
            Signature(
                words: "\(modifiers)\(word)init\(initializer.failing.rawValue)\(initializer.generics.parameterList)",
                parameters: initializer.parameters.map(\.declaration), tail: "\(initializer.effects)\(initializer.generics.whereClause)"
            ).write(to: &code) { code in
                // Not even there may what is unavailable be called.
                code.line(member.isUnavailable ? "fatalError(\"\(member.signature) is unavailable\")" : call(initializer).superCall)
            }
        }
    }

    /// Of the superclass's initializers the one that takes the most of what there is.
    private func superCall(from initializer: Initializer) -> String {
        let calls = context.subject.traits.superInitializers.compactMap { other in
            other.arguments(from: initializer).map { (effects: other.initializer.effects, arguments: $0) }
        }
        guard let call = calls.max(by: { $0.arguments.count < $1.arguments.count }) else { return "super.init()" }
        let words = (call.effects.throwing == .never ? "" : "try ") + (call.effects.isAsync ? "await " : "")
        let arguments = call.arguments.map { "\($0.label ?? $0.name): \($0.name)" }
        return "\(words)super.init(\(arguments.joined(separator: ", ")))"
    }

    // MARK: - Properties

    private func variables(of property: Property) -> [Variable] {
        guard property.accessors.getEffects == Effects() else { return getter(of: property).variables }
        guard !property.type.isNever else { return [] }
        let isStatic = member.isStatic
        if context.isSubclass { return variables(overriding: property) }
        if context.facts.isOptional(property.type) { return [Variable(property.name, property.type, isStatic: isStatic)] }
        let initial = context.defaults.expression(for: property.type)
        if context.facts.isCollection(property.type) || property.type.isVoid, let initial {
            return [Variable(property.name, property.type, initial, isStatic: isStatic)]
        }
        guard let underlying = context.style.name(.storage, stem: stem) else { return [] }
        return [Variable(underlying, initial == nil ? .implicitlyUnwrapped(property.type) : property.type, initial, isStatic: isStatic)]
    }

    /// No subclass can store what its class has: the value of a property that it overrides is kept beside it.
    private func variables(overriding property: Property) -> [Variable] {
        guard let underlying = context.style.name(.storage, stem: stem) else { return [] }
        let isOptional = context.facts.isOptional(property.type)
        let initial = context.defaults.expression(for: property.type)
        if hasValueOfClass(property), !isOptional {
            return [Variable(underlying, .optional(property.type), isStatic: member.isStatic)]
        }
        let type = initial == nil ? TypeName.implicitlyUnwrapped(property.type) : property.type
        return [Variable(underlying, type, isOptional ? nil : initial, isStatic: member.isStatic)]
    }

    /// Whether it is the class that answers for a property until a test does: to read what is stored runs no code.
    private func hasValueOfClass(_ property: Property) -> Bool {
        context.callsSuper || context.isSubclass && property.accessors.storage != .none
    }

    private func write(_ property: Property, to code: inout Code) {
        guard property.accessors.getEffects == Effects() else {
            writeGetter(property, to: &code)
            return
        }
        if property.type.isNever {
            writeAttributes(to: &code)
            code.block("\(modifiers)var \(property.name): \(property.type)") { $0.line(valueless(property)) }
        }
        for variable in variables(of: property) {
            let isOwn = variable.name == property.name
            if isOwn { writeAttributes(to: &code) }
            write(variable, words: isOwn ? modifiers : context.words(forValuesOf: member, isStatic: variable.isStatic), to: &code)
            if !isOwn { write(property, over: variable, to: &code) }
        }
    }

    /// `name` over `underlyingName`: what has no value to begin with says so when it is read, instead of crashing.
    private func write(_ property: Property, over storage: Variable, to code: inout Code) {
        writeAttributes(to: &code)
        code.block("\(modifiers)var \(property.name): \(property.type)") { code in
            if hasValueOfClass(property) {
                code.line("get { \(storage.name) ?? super.\(property.name) }")
            } else if storage.initial != nil || context.facts.isOptional(property.type) {
                code.line("get { \(storage.name) }")
            } else {
                code.block("get") { code in
                    code.line("if let \(storage.name) { return \(storage.name) }")
                    code.line(valueless(property))
                }
            }
            let isOfClass = context.callsSuper && property.accessors.isSettable
            code.line("set { \(isOfClass ? "super.\(property.name)" : storage.name) = newValue }")
        }
    }

    private func valueless(_ property: Property) -> String {
        let help = property.type.isNever ? "" : ": set it before it is read"
        return "\(context.fatalError)(\"\(context.settings.name).\(property.name) has no value\(help)\")"
    }

    /// `var user: User { get async throws }` is a call.
    private func writeGetter(_ property: Property, to code: inout Code) {
        let call = getter(of: property)
        writeValues(of: call, to: &code)
        writeAttributes(to: &code)
        code.block("\(modifiers)var \(property.name): \(property.type)") { code in
            code.block("get\(property.accessors.getEffects)") { call.writeBody(to: &$0) }
        }
    }

    // MARK: - Values

    private func writeValues(of call: Call, to code: inout Code, with second: Call? = nil) {
        for call in [call, second].compactMap(\.self) {
            for variable in call.variables {
                write(variable, words: context.words(forValuesOf: member, isStatic: variable.isStatic), to: &code)
                if variable.name == call.name(.callCount) { call.writeFlag(to: &code) }
            }
        }
        code.blank()
    }

    /// A generic mock's static values are outside of it, its others where those of the member are.
    private func place(of variable: Variable) -> Storage {
        variable.isStatic && context.isGeneric ? .outside : storage
    }

    private func write(_ variable: Variable, words: String, to code: inout Code) {
        switch place(of: variable) {
        case .plain:
            // Without an actor around it, static storage is guarded by nothing: a test has it for itself.
            let isUnguarded = variable.isStatic && (context.subject.traits.globalActor == nil || member.isNonisolated)
            code.line((isUnguarded ? context.unguarded : "") + words + variable.declaration)
        case .locked:
            code.need(.lock)
            let stubs = variable.isStatic ? "static" + context.stubs.capitalizedFirst : context.stubs
            let lock = variable.isStatic ? "static" + context.lock.capitalizedFirst : context.lock
            code.block("\(words)var \(variable.name): \(variable.type)") { code in
                if context.facts.isNoncopyable(variable.type) {
                    // It can be had once.
                    code.block("get") { code in
                        code.line("\(lock).lock()")
                        code.line("defer { \(lock).unlock() }")
                        code.line("return \(stubs).\(variable.name).take()")
                    }
                    code.block("set") { code in
                        code.line("\(lock).lock()")
                        code.line("defer { \(lock).unlock() }")
                        code.line("\(stubs).\(variable.name) = newValue")
                    }
                    return
                }
                code.line("get { \(lock).withLock { \(stubs).\(variable.name) } }")
                code.line("set { \(lock).withLock { \(stubs).\(variable.name) = newValue } }")
            }
        case .outside:
            code.need(.lock)
            code.need(.genericStatics)
            let place = "\(FileSupport.genericStatics).shared[Self.self, \"\(variable.name)\", default: \(variable.initial ?? "nil")]"
            code.block("\(words)var \(variable.name): \(variable.type)") { code in
                code.line("get { \(place) }")
                code.line("set { \(place) = newValue }")
            }
        }
    }

    // MARK: - Words

    private func writeAttributes(to code: inout Code) {
        for attribute in member.attributes where attribute.isForMocks || context.facts.globalActors.contains(attribute) {
            code.line(attribute)
        }
    }

    /// The modifiers that a class may have too.
    private var modifiers: String {
        if context.isSubclass {
            // Of what a member is in its class, an override only says again what it must.
            let kept = member.modifiers.filter {
                $0 == "class" || $0.hasPrefix("nonisolated") && (context.isIsolated || !member.isInitializer)
            }
            return context.access + (member.isInitializer ? "" : "override ") + kept.map { $0 + " " }.joined()
        }
        let dropped = [
            "mutating", "nonmutating", "consuming", "borrowing", "optional", "public", "package", "internal", "open", "override",
        ]
        var kept = member.modifiers.filter { !dropped.contains($0) }
        // What a test reads of an actor, it reads without waiting.
        if case .property(let property) = member.kind, property.accessors.getEffects == Effects(), context.subject.traits.isActor,
            !member.isNonisolated, !member.isStatic, context.globalActor(of: member) == nil
        {
            kept.insert("nonisolated", at: 0)
        }
        return context.access + kept.map { $0 + " " }.joined()
    }
}

extension String {
    /// Attributes that a witness needs as well. Others are met without: result builders would change the body, and the isolation to
    /// an actor is taken from the requirement.
    fileprivate var isForMocks: Bool {
        ["@available", "@discardableResult", "@concurrent"].contains { hasPrefix($0) }
    }
}
