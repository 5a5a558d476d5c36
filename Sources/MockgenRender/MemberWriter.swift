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
        if case .property(let property) = member.kind, member.isPlainProperty { return kept(of: property).variables }
        return calls.flatMap(\.variables)
    }

    /// What a call returns; nil for a property that is only stored.
    var returnValue: Variable? { calls.first?.returnValue }

    /// A subscript that can be set is two; a property that is only stored is none.
    var calls: [Call] {
        switch member.kind {
        case .function(let function): [call(function)]
        case .property(let property): member.isPlainProperty ? [] : [getter(of: property)]
        case .subscript(let value): [getter(of: value), setter(of: value)].compactMap(\.self)
        case .initializer(let initializer): [call(initializer)]
        }
    }

    /// In an initializer, a value that the mock keeps for the member: to set it there is not counted.
    func place(ofValue name: String) -> String { (storage == .locked ? context.stubs + ".locked" : "self") + "." + name }

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
            parameters: value.parameters + [Parameter(label: nil, name: newValue, type: value.result)], effects: Effects(),
            result: .void,
            in: context)
    }

    private func call(_ initializer: Initializer) -> Call {
        Call(
            member, stem: stem, generics: initializer.generics, parameters: initializer.parameters, effects: initializer.effects,
            // Whether it succeeds is what a stub can decide.
            result: initializer.failing == .never ? .void : context.facts.standard(.bool), in: context)
    }

    func getter(of property: Property) -> Call {
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
        let overridden = context.superInitializers.first { $0.initializer?.isOverridden(by: initializer) == true }
        let isRequired = overridden?.modifiers.contains("required") == true
        let override = overridden == nil || isRequired && !required.isEmpty ? "" : isRequired ? "required " : "override "
        // An actor's initializer is outside of it by itself.
        let place = member.modifiers.first { $0 == "nonisolated(nonsending)" }.map { $0 + " " }
        let isolation = context.subject.traits.isActor ? "" : place ?? context.isolation(of: member)
        Signature(
            words:
                "\(isolation)\(context.access)\(required)\(override)init\(initializer.failing.rawValue)\(initializer.generics.parameterList)",
            parameters: initializer.parameters.map(\.declaration), tail: "\(initializer.effects)\(initializer.generics.whereClause)"
        ).write(to: &code) { code in
            if context.subject.traits.superclass != nil { code.line(superCall(from: initializer)) }
            for assignment in assignments(by: call) { code.line(assignment) }
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
                words: "\(context.access)\(wordsOfClass)\(word)init\(initializer.failing.rawValue)\(initializer.generics.parameterList)",
                parameters: initializer.parameters.map(\.declaration), tail: "\(initializer.effects)\(initializer.generics.whereClause)"
            ).write(to: &code) { code in
                // Calling an unavailable initializer is an error even here.
                let trap = "\(SwiftFunction.fatalError)(\"'\(context.settings.name).\(member.signature)' is unavailable.\")"
                code.line(member.isUnavailable ? trap : call(initializer).superCall)
            }
        }
    }

    private func superCall(from initializer: Initializer) -> String {
        guard let call = context.superCall(from: initializer) else { return "super.init()" }
        let words = (call.effects.throwing == .never ? "" : "try ") + (call.effects.isAsync ? "await " : "")
        return "\(words)super.init(\(call.arguments.joined(separator: ", ")))"
    }

    // MARK: - Values

    func writeValues(of call: Call, to code: inout Code, with second: Call? = nil) {
        for call in [call, second].compactMap(\.self) {
            for variable in call.variables {
                if variable.name == call.name(.handler), let note = call.noteOnStub { code.line("/// \(note)") }
                write(variable, words: context.words(forValuesOf: member, isStatic: variable.isStatic), to: &code)
                if variable.name == call.name(.callCount) { call.writeFlag(to: &code) }
            }
        }
        code.blank()
    }

    func writeAttributes(to code: inout Code) {
        for attribute in member.attributes where attribute.isForMocks || context.facts.globalActors.contains(attribute) {
            code.line(attribute)
        }
    }

    /// Of what a member is in its class, an override only says again what it must.
    private var wordsOfClass: String {
        member.modifiers.filter { $0 == "class" || $0.hasPrefix("nonisolated") && (context.isIsolated || !member.isInitializer) }
            .map { $0 + " " }.joined()
    }

    /// The modifiers that a class may have too.
    var modifiers: String {
        if context.overrides(member) { return context.access + "override " + wordsOfClass }
        let dropped = [
            "mutating", "nonmutating", "consuming", "borrowing", "optional", "public", "package", "internal", "open",
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
