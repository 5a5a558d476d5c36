import MockgenModel

/// What happens when a stubbed member is called, and the members of the mock that take part in it. Functions, subscripts,
/// initializers and getters with effects are all calls.
struct Call {
    let context: MockContext
    let member: Member
    let stem: String
    let arguments: [Argument]
    let effects: Effects
    /// As the requirement says it.
    let result: TypeName
    private let erasure: Erasure

    init(
        _ member: Member, stem: String, generics: GenericClause = GenericClause(), parameters: [Parameter], effects: Effects, result: TypeName,
        in context: MockContext
    ) {
        self.context = context
        self.member = member
        self.stem = stem
        self.effects = effects
        self.result = result
        let erasure = Erasure(generics, facts: context.facts)
        self.erasure = erasure
        arguments = parameters.map { Argument($0, erasure: erasure, facts: context.facts) }
    }

    private var keyword: String { context.access + (member.isStatic ? "nonisolated(unsafe) static var" : "var") }
    private var computedKeyword: String { context.access + (member.isStatic ? "static var" : "var") }
    private var recorded: [(name: String, type: TypeName)] { arguments.compactMap { argument in argument.recorded.map { (argument.name, $0) } } }

    func name(_ role: Role, argument: String = "") -> String? {
        context.style.name(role, stem: stem, argument: argument.withoutBackTicks)
    }

    /// The type that the stub returns and the return value has: what the mock can keep of the result.
    private var keptResult: TypeName {
        if case .implicitlyUnwrapped(let wrapped) = result { return .optional(erasure.erased(wrapped)) }
        return erasure.erased(result)
    }

    private var needsCast: Bool { erasure.mentionsGenerics(result) }

    // MARK: - Members

    func writeMembers(to code: inout Code) {
        if let count = name(.callCount) { code.line("\(keyword) \(count) = 0") }
        if let called = name(.called), let count = name(.callCount) { code.line("\(computedKeyword) \(called): Bool { \(count) > 0 }") }
        writeRecords(to: &code)
        if effects.throwing != .never, let error = name(.thrownError) { code.line("\(keyword) \(error): \(TypeName.optional(errorType))") }
        if !result.isVoid, let value = name(.returnValue) {
            let isOptional = context.facts.isOptional(keptResult)
            code.line("\(keyword) \(value): \(isOptional ? keptResult : .implicitlyUnwrapped(keptResult))")
        }
        if let closure = name(.closure) { code.line("\(keyword) \(closure): \(TypeName.optional(closureType))") }
    }

    private func writeRecords(to code: inout Code) {
        guard let only = recorded.first else { return }
        if recorded.count == 1 {
            if let received = name(.receivedArgument, argument: only.name) {
                code.line("\(keyword) \(received): \(context.facts.isOptional(only.type) ? only.type : .optional(only.type))")
            }
        } else if let received = name(.receivedArguments) {
            code.line("\(keyword) \(received): \(TypeName.optional(recordType))")
        }
        if let invocations = name(.receivedInvocations) { code.line("\(keyword) \(invocations): \(TypeName.array(recordType)) = []") }
    }

    private var recordType: TypeName {
        recorded.count == 1 ? recorded[0].type : .tuple(recorded.map { TupleElement(label: $0.name, type: $0.type) })
    }

    private var errorType: TypeName {
        if case .typed(let error) = effects.throwing { error } else { .anyError }
    }

    private var closureType: TypeName {
        .function(
            FunctionType(parameters: arguments.map { FunctionTypeParameter(type: $0.closureParameter) }, effects: effects, result: keptResult))
    }

    // MARK: - Body

    /// Count, record, throw, closure, return value.
    func writeBody(to code: inout Code) {
        if let count = name(.callCount) { code.line("\(reach(count)) += 1") }
        if let only = recorded.first {
            let record = recorded.count == 1 ? only.name : "(" + recorded.map { "\($0.name): \($0.name)" }.joined(separator: ", ") + ")"
            let received = recorded.count == 1 ? name(.receivedArgument, argument: only.name) : name(.receivedArguments)
            if let received { code.line("\(reach(received)) = \(record)") }
            if let invocations = name(.receivedInvocations) { code.line("\(reach(invocations)).append(\(record))") }
        }
        if effects.throwing != .never, let error = name(.thrownError) { code.line("if let \(shadow(error)) { throw \(local(error)) }") }
        if result.isVoid {
            if let closure = name(.closure) { code.line("\(attempt)\(reach(closure))?(\(callArguments))") }
        } else {
            if let closure = name(.closure) {
                code.line("if let \(shadow(closure)) { return \(attempt)\(local(closure))(\(callArguments))\(cast) }")
            }
            writeReturn(to: &code)
        }
    }

    private func writeReturn(to code: inout Code) {
        guard let value = name(.returnValue) else { return }
        if context.facts.isOptional(keptResult) {
            code.line("return \(reach(value))\(cast)")
        } else if let expression = context.defaults.expression(for: result) {
            code.line(needsCast ? "return \(reach(value)).map { $0\(cast) } ?? \(expression)" : "return \(reach(value)) ?? \(expression)")
        } else {
            code.line("if let \(shadow(value)) { return \(local(value))\(cast) }")
            let message = "\(context.settings.name).\(member.signature) has nothing to return: set \(value)\(name(.closure).map { " or \($0)" } ?? "")"
            code.line(effects.throwing == .anyError ? "throw \(UnstubbedError.name)(\"\(message)\")" : "fatalError(\"\(message)\")")
        }
    }

    /// Whether its body throws the error that stands for a missing stub.
    var throwsUnstubbed: Bool {
        effects.throwing == .anyError && !result.isVoid && !context.facts.isOptional(keptResult)
            && context.defaults.expression(for: result) == nil
    }

    private var attempt: String { (effects.throwing == .never ? "" : "try ") + (effects.isAsync ? "await " : "") }
    private var cast: String { needsCast ? " as! \(result.withoutUnwrapping)" : "" }
    private var callArguments: String { arguments.map(\.expression).joined(separator: ", ") }

    /// A parameter of the same name hides the mock's member.
    private func isHidden(_ name: String) -> Bool { arguments.contains { $0.name.withoutBackTicks == name } }
    private func reach(_ name: String) -> String { isHidden(name) ? "self.\(name)" : name }
    private func shadow(_ name: String) -> String { isHidden(name) ? "\(local(name)) = self.\(name)" : name }
    private func local(_ name: String) -> String { isHidden(name) ? "stubbed\(name.capitalizedFirst)" : name }
}

extension TypeName {
    fileprivate var withoutUnwrapping: TypeName {
        if case .implicitlyUnwrapped(let wrapped) = self { .optional(wrapped) } else { self }
    }
}
