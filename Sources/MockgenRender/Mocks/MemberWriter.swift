import MockgenModel

/// Prints one requirement: the values that the mock stores for it, and the member itself.
struct MemberWriter {
    let context: MockContext
    let plan: MemberPlan
    private let values: VariableWriter

    init(context: MockContext, plan: MemberPlan) {
        self.context = context
        self.plan = plan
        values = VariableWriter(plan, in: context)
    }

    var member: Member { plan.member }

    func write(to code: inout Code) {
        for helper in plan.calls.flatMap(\.helpers) { code.need(helper) }
        code.conditional(member.conditions) { code in
            switch member.kind {
            case .function: writeFunction(to: &code)
            case .property:
                if let plan = plan.property {
                    PropertyWriter(member: self, plan: plan, values: values).write(to: &code)
                } else {
                    writeProperty(to: &code)
                }
            case .subscript: writeSubscript(to: &code)
            case .initializer: writeInitializer(to: &code)
            }
        }
    }

    private func writeFunction(to code: inout Code) {
        writeValues(to: &code)
        writeAttributes(to: &code)
        let space = member.writtenName.isOperator ? " " : ""
        let call = plan.calls[0]
        Signature(
            head: "\(modifiers)func \(member.writtenName)\(space)\(member.generics.parameterList)",
            parameters: member.parameters.map(\.declaration),
            tail: "\(member.effects)\(member.result.asResult)\(member.generics.whereClause)"
        ).write(to: &code, short: call.isBrief ? call.expression : nil) { $0.write(call.statements) }
    }

    /// `var user: User { get async throws }` is a call.
    private func writeProperty(to code: inout Code) {
        writeValues(to: &code)
        writeAttributes(to: &code)
        code.block("\(modifiers)var \(member.writtenName): \(member.result)") { code in
            code.block("get\(member.effects)") { $0.write(plan.calls[0].statements) }
        }
    }

    private func writeSubscript(to code: inout Code) {
        writeValues(to: &code)
        writeAttributes(to: &code)
        Signature(
            head: "\(modifiers)subscript\(member.generics.parameterList)",
            parameters: member.parameters.map(\.indexDeclaration),
            tail: " -> \(member.result)\(member.generics.whereClause)"
        ).write(to: &code) { code in
            code.block("get\(member.effects)") { $0.write(plan.calls[0].statements) }
            guard plan.calls.count > 1 else { return }
            let name = plan.calls[1].arguments.last?.name ?? "newValue"
            code.block(name == "newValue" ? "set" : "set(\(name))") { $0.write(plan.calls[1].statements) }
        }
    }

    private func writeInitializer(to code: inout Code) {
        writeValues(to: &code)
        writeAttributes(to: &code)
        Signature(
            head: "\(context.modifiers(forInitializer: member))init\(member.failing.rawValue)\(member.generics.parameterList)",
            parameters: member.parameters.map(\.declaration),
            tail: "\(member.effects)\(member.generics.whereClause)"
        ).write(to: &code) { code in
            let call = plan.calls[0]
            code.write(call.evaluations)
            if context.subject.superclass != nil { code.line(superCall) }
            for assignment in context.assignments(by: call) { code.line(assignment) }
            code.write(call.statementsOfInitializer)
        }
    }

    func writeInitializerOfSuperclass(to code: inout Code) {
        let word = member.modifiers.contains("required") ? "required " : "override "
        code.conditional(member.conditions) { code in
            writeAttributes(to: &code)
            Signature(
                head: "\([context.access, context.modifiersOfClass(member), word].asModifiers)init\(member.failing.rawValue)"
                    + member.generics.parameterList,
                parameters: member.parameters.map(\.declaration),
                tail: "\(member.effects)\(member.generics.whereClause)"
            ).write(to: &code) { code in
                // Calling an unavailable initializer is an error even here.
                let trap = context.standard.stop("'\(context.settings.name).\(member.signature)' is unavailable.")
                // It records nothing, so it passes autoclosures on unchanged.
                let call = CallPlan(Callable.all(of: member, stem: "", standard: context.standard)[0], in: context)
                code.line(member.isUnavailable ? trap : PassedOnCall(call.callable, call.arguments, in: context).text)
            }
        }
    }

    private var superCall: String {
        guard let call = context.subject.superCall(from: member, evaluated: plan.calls[0].callable.evaluated) else {
            return "super.init()"
        }
        return "\(call.effects.attempt)super.init(\(call.arguments.joined(separator: ", ")))"
    }

    // MARK: - Values

    private func writeValues(to code: inout Code) {
        guard !plan.boxes.isEmpty || !plan.variables.isEmpty else { return }
        for call in plan.calls {
            for box in call.body.values.boxes { values.write(box, to: &code) }
            for variable in call.body.values.all {
                let field = variable.location?.field
                if field == .closure, let note = call.noteOnClosure { code.line("/// \(note)") }
                values.write(variable, to: &code)
                if field == .count, let flag = call.body.values.computedFlag {
                    if let deprecation = values.deprecation(of: variable) { code.line(deprecation) }
                    code.line("\(values.modifiers)var \(flag): \(context.standard(.bool)) { \(variable.name) > 0 }")
                }
            }
        }
        code.blank()
    }

    func writeAttributes(to code: inout Code) {
        if let attribute = member.isolation.attribute { code.line(attribute) }
        for attribute in member.attributes where attribute.isForMocks { code.line(attribute) }
    }

    var modifiers: String { context.modifiers(of: member) }
}

extension String {
    /// Whether the mock repeats the attribute. A result builder would change the body, and the isolation is already known.
    fileprivate var isForMocks: Bool {
        ["@available", "@discardableResult"].contains { hasPrefix($0) }
    }
}
