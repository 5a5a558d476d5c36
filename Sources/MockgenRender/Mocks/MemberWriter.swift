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
        code.conditional(member.conditions) { code in
            if let property = plan.property { return PropertyWriter(member: self, plan: property, values: values).write(to: &code) }
            writeValues(to: &code)
            writeAttributes(to: &code)
            write(modifiers, short: plan.isShort ? plan.calls[0].expression : nil, body, to: &code)
        }
    }

    func writeInitializerOfSuperclass(to code: inout Code) {
        let word = member.modifiers.contains("required") ? "required " : "override "
        code.conditional(member.conditions) { code in
            writeAttributes(to: &code)
            // Calling an unavailable initializer is an error even here.
            let trap = context.standard.trap("'\(context.settings.name).\(member.signature)' is unavailable.")
            // It records nothing, so it passes autoclosures on unchanged.
            let call = CallPlan(Callable.all(of: member, stem: "", standard: context.standard)[0], in: context)
            let body = member.isUnavailable ? trap : PassedOnCall(call.callable, call.arguments, in: context).text
            write([context.access, context.modifiersOfClass(member), word].asModifiers, [.line(body)], to: &code)
        }
    }

    private func write(_ modifiers: String, short: String? = nil, _ body: [Statement], to code: inout Code) {
        let word =
            switch member.kind {
            case .function: "func \(member.writtenName)\(member.writtenName.isOperator ? " " : "")"
            case .initializer: "init\(member.failing.rawValue)"
            case .subscript: "subscript"
            case .property: "var \(member.writtenName): \(member.result)"
            }
        guard member.kind != .property else { return code.block(modifiers + word) { $0.write(body) } }
        let isIndexed = member.kind == .subscript
        code.function(
            modifiers + word + member.generics.parameterList,
            member.parameters.map { isIndexed ? $0.indexDeclaration : $0.declaration },
            (isIndexed ? " -> \(member.result)" : "\(member.effects)\(member.result.asResult)") + member.generics.whereClause, short: short
        ) { $0.write(body) }
    }

    private var body: [Statement] {
        let call = plan.calls[0]
        switch member.kind {
        case .function: return call.statements
        case .initializer:
            return call.evaluations + (context.subject.superclass == nil ? [] : [.line(superCall)])
                + context.assignments(by: call).map(Statement.line) + call.statementsOfInitializer
        // `var user: User { get async throws }` is a call, too.
        case .property, .subscript:
            let getter = Statement.block("get\(member.effects)", call.statements)
            guard plan.calls.count > 1 else { return [getter] }
            let name = plan.calls[1].arguments.last?.name ?? "newValue"
            return [getter, .block(name == "newValue" ? "set" : "set(\(name))", plan.calls[1].statements)]
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
        if !member.isDeprecated, let call = context.subject.superCall(from: member) { call.deprecations.forEach { code.line($0) } }
        // A result builder would change the body, and the isolation is already known.
        for attribute in member.attributes where attribute.consists(of: ["@available", "@discardableResult"]) {
            // The compiler warns about the attribute without a result.
            if attribute != "@discardableResult" || !member.result.isVoid && !member.result.hasNoValues { code.line(attribute) }
        }
    }

    var modifiers: String { member.isInitializer ? context.modifiers(forInitializer: member) : context.modifiers(of: member) }
}

extension String {
    /// Whether the attribute, or each attribute under a condition, begins in one of these ways.
    func consists(of beginnings: [String]) -> Bool {
        let parts = hasPrefix("#if") ? split(separator: "\n") : [self[...]]
        return parts.allSatisfy { part in part.hasPrefix("#") || beginnings.contains(where: part.hasPrefix) }
    }
}
