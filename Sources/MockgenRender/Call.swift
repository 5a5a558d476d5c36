import MockgenModel

/// What happens when a stubbed member is called, and the values of the mock that take part in it. Functions, subscripts,
/// initializers and getters with effects are all calls. A class, because its names are asked for again and again.
final class Call {
    let context: MockContext
    let member: Member
    let stem: String
    let parameters: [Parameter]
    let arguments: [Argument]
    /// Those that are kept.
    private let recorded: [(argument: Argument, type: TypeName)]
    let effects: Effects
    /// As the requirement says it.
    let result: TypeName
    let storage: Storage
    /// Everything that is kept for the call.
    private(set) var variables: [Variable] = []
    private let parameterNames: Set<String>
    private let erasure: Erasure
    private let defaults: DefaultValues
    /// Where the member, and so its stub, runs.
    private let globalActor: String?
    /// Whether it runs on the actor that the mock is.
    private let isInActor: Bool
    /// Whether a stub is called where the actor's member runs, with closures that must not leave the actor.
    private let staysInActor: Bool

    init(
        _ member: Member, stem: String, generics: GenericClause = GenericClause(), parameters: [Parameter], effects: Effects,
        result: TypeName,
        in context: MockContext
    ) {
        self.context = context
        self.member = member
        self.stem = stem
        self.parameters = parameters
        self.effects = context.facts.settled(effects)
        self.result = result
        storage = context.storage(of: member)
        defaults = context.defaults.hidden(by: generics.parameters.map(\.name))
        let isInActor = context.subject.isInActor(member)
        self.isInActor = isInActor
        let parameterNames = Set(parameters.map(\.name.withoutBackTicks))
        self.parameterNames = parameterNames
        var erasure = Erasure(generics, facts: context.facts, seesRxSwift: context.seesRxSwift)
        erasure.mock = context.settings.name
        if effects.throwing == .rethrowing {
            erasure.watch = Erasure.Watch(name: "rethrowing".free(of: parameterNames))
        }
        self.erasure = erasure
        globalActor = context.globalActorRunning(member)
        let isIsolated = isInActor || globalActor != nil
        let values = parameters.map {
            ArgumentValue($0, erasure: erasure, facts: context.facts, taken: parameterNames, isIsolated: isIsolated)
        }
        staysInActor = isInActor && effects.isAsync && values.contains(where: \.staysInActor)
        // The compiler follows no value from the actor that an argument is to a stub.
        let leavesForStub = isInActor && effects.isAsync && !staysInActor || values.contains(where: \.isActor)
        let arguments = values.map { Argument($0, facts: context.facts, leaves: isInActor, leavesForStub: leavesForStub) }
        self.arguments = arguments
        recorded = arguments.compactMap { argument in argument.recorded.map { (argument, $0) } }
        variables = makeVariables()
    }

    // MARK: - Names

    func name(_ role: Role, argument: String = "") -> String? {
        context.style.name(role, stem: stem, argument: argument.identifier)
    }

    private lazy var countName: String? = name(.callCount)
    private lazy var errorName: String? = effects.throwing == .never ? nil : name(.thrownError)
    private lazy var valueName: String? = result.isVoid || result.isNever ? nil : name(.returnValue)
    private lazy var closureName: String? = name(.handler)
    /// Whether it was called, where that does not follow from a count.
    private lazy var flagName: String? = countName == nil ? name(.called) : nil

    private lazy var receivedName: String? =
        switch recorded.count {
        case 0: nil
        case 1: name(.receivedArgument, argument: recorded[0].argument.name)
        default: name(.receivedArguments)
        }

    private lazy var invocationsName: String? = recorded.isEmpty ? nil : name(.invocations)

    // MARK: - Types

    /// What the mock can keep of the result, and what a stub returns.
    private var keptResult: TypeName { erasure.erasedResult(result.withoutUnwrapping) }

    private var recordType: TypeName {
        recorded.count == 1 ? recorded[0].type : .tuple(recorded.map { TupleElement(label: $0.argument.typeLabel, type: $0.type) })
    }

    private var errorType: TypeName {
        if case .typed(let error) = effects.throwing, !erasure.mentionsGenerics(error) { error } else { context.facts.anyError }
    }

    private var closureType: TypeName {
        var effects = effects
        if effects.throwing == .rethrowing || throwsGeneric { effects.throwing = .anyError }
        let function = TypeName.function(
            FunctionType(
                parameters: arguments.compactMap(\.closureParameter).map { FunctionTypeParameter(type: $0) }, effects: effects,
                result: keptResult))
        let place =
            staysInActor
            ? "nonisolated(nonsending)" : globalActor ?? member.modifiers.first { effects.isAsync && $0 == "nonisolated(nonsending)" }
        return place.map { .attributed([$0], function) } ?? function
    }

    /// `throws(E)` with an `E` of the call: neither an error nor a stub can be kept with that type.
    private var throwsGeneric: Bool { effects.types.contains(where: erasure.mentionsGenerics) }

    private var isOptional: Bool { context.facts.isOptional(keptResult) }
    private var isConsumed: Bool { context.facts.isNoncopyable(keptResult) }
    private var sendsResult: Bool {
        if case .attributed(let words, _) = result { words.contains("sending") } else { false }
    }

    /// What the value of the result is before a test sets it, in a style that begins with one.
    private var emptyResult: String? {
        let begins = context.style.returnsEmptyValues && !context.callsSuper && !member.isInitializer
        return begins && !isOptional && !isConsumed && !needsCast && isolatedDefault == nil ? defaults.expression(for: result) : nil
    }

    /// A default that only another actor than the member's can make, or a later moment.
    private var isolatedDefault: IsolatedDefault? { IsolatedDefault(for: result, defaults, of: member, in: context) }

    private var needsCast: Bool { erasure.mentionsGenerics(result) }
    private var isRethrowing: Bool { effects.throwing == .rethrowing }

    // MARK: - Values

    /// Nobody has a `Never` to call it with: there is nothing to keep and nothing to do.
    private var isImpossible: Bool { parameters.contains { context.facts.expanded($0.type).isNever } }

    private func makeVariables() -> [Variable] {
        guard !isImpossible else { return [] }
        let isStatic = member.isStatic
        // What an initializer is to do has to be known before there is a mock to ask.
        let isStubStatic = isStatic || member.isInitializer
        var variables: [Variable] = []
        if let countName { variables.append(Variable(countName, context.facts.standard(.int), "0", isStatic: isStatic)) }
        if let flagName { variables.append(Variable(flagName, context.facts.standard(.bool), "false", isStatic: isStatic)) }
        if let receivedName {
            let type = recordType
            variables.append(Variable(receivedName, context.facts.isOptional(type) ? type : .optional(type), isStatic: isStatic))
        }
        if let invocationsName { variables.append(Variable(invocationsName, .array(recordType), "[]", isStatic: isStatic)) }
        if let errorName { variables.append(Variable(errorName, .optional(errorType), isStatic: isStubStatic)) }
        if let valueName {
            let isValue = isOptional || emptyResult != nil
            let type: TypeName = isValue ? keptResult : isConsumed ? .optional(keptResult) : .implicitlyUnwrapped(keptResult)
            variables.append(Variable(valueName, type, emptyResult, isStatic: isStubStatic))
        }
        if let closureName { variables.append(Variable(closureName, .optional(closureType), isStatic: isStubStatic)) }
        return variables
    }

    var returnValue: Variable? { variables.first { $0.name == valueName } }

    /// `fCalled`, which follows from the count.
    func writeFlag(to code: inout Code) {
        guard let flag, let countName else { return }
        let words = context.words(forValuesOf: member, isStatic: member.isStatic)
        code.line("\(words)var \(flag): \(context.facts.standard(.bool)) { \(countName) > 0 }")
    }

    /// The name of that.
    var flag: String? { countName == nil ? nil : name(.called) }

    /// What a test has to know about the closure.
    var noteOnStub: String? {
        let withheld = arguments.filter { $0.closureParameter == nil }.map { "`\($0.name.withoutBackTicks)`" }
        return withheld.isEmpty ? nil : "It does not get \(withheld.joined(separator: " and ")): a stored closure cannot take it."
    }

    // MARK: - Body

    /// Count, record, throw, closure, return value.
    func writeBody(to code: inout Code) {
        guard !isImpossible else { return }
        prepare(&code)
        if storage == .locked, !member.isInitializer {
            writeLockedBody(to: &code)
        } else {
            writePlainBody(to: &code)
        }
    }

    /// An initializer counts and records in the mock that it makes, and asks the stubs of the type.
    func writeInitializerBody(to code: inout Code) {
        guard !isImpossible else { return }
        prepare(&code)
        writeRecording(to: &code) { reach($0) }
        if let errorName { code.line("if let \(bind(errorName, shadowName(errorName))) { \(throwing(shadowName(errorName))) }") }
        if !result.isVoid {
            writeFailure(to: &code)
        } else if let closureName {
            writeStub(
                closureName, closure: shadowName(closureName), binding: bind(closureName, shadowName(closureName)),
                reach: reach(closureName), to: &code)
        }
    }

    /// Fails where the closure or, without one, the return value is false.
    private func writeFailure(to code: inout Code) {
        let value = valueName.map { "\(reach($0)) ?? true" } ?? "true"
        guard let closureName else {
            if valueName != nil { code.line("guard \(value) else { return nil }") }
            return
        }
        let preparation = preparation(of: closureName)
        guard !preparation.isEmpty || throwsGeneric else {
            code.line("guard \(stubCall(of: "\(reach(closureName))?", closureName)) ?? \(value) else { return nil }")
            return
        }
        let succeeds = freeLocal("succeeds")
        code.line("var \(succeeds) = \(value)")
        code.block("if let \(bind(closureName, shadowName(closureName)))") { code in
            for line in preparation { code.line(line) }
            code.line(castingError("\(succeeds) = \(stubCall(of: shadowName(closureName), closureName))", closureName))
        }
        code.line("guard \(succeeds) else { return nil }")
    }

    private func writePlainBody(to code: inout Code) {
        if storage == .outside, context.subject.traits.isSendable {
            code.line("\(HelperType.statics).shared.hold()")
            writeRecording(to: &code) { reach($0) }
            code.line("\(HelperType.statics).shared.release()")
        } else {
            writeRecording(to: &code) { reach($0) }
        }
        if let errorName { code.line("if let \(bind(errorName, shadowName(errorName))) { \(throwing(shadowName(errorName))) }") }
        if let closureName {
            writeStub(
                closureName, closure: shadowName(closureName), binding: bind(closureName, shadowName(closureName)),
                reach: reach(closureName), to: &code)
        }
        if result.isNever, !context.callsSuper { writeUnstubbed(to: &code) }
        if let valueName {
            writeReturn(value: shadowName(valueName), binding: bind(valueName, shadowName(valueName)), reach: reach(valueName), to: &code)
        } else {
            writeEmptyReturn(to: &code)
        }
        if context.callsSuper { writeSuperCall(to: &code) }
    }

    /// Reads and writes all values of the call at once. The stub runs after the lock is released.
    private func writeLockedBody(to code: inout Code) {
        let name = context.stubs(isStatic: member.isStatic)
        let stubs = isHidden(name) ? "self." + name : name
        let taken = [(errorName, "error"), (closureName, "closure"), (isConsumed ? nil : valueName, "value")].compactMap { name, local in
            name.map { (name: $0, local: freeLocal(local)) }
        }
        code.line("\(stubs).hold()")
        writeRecording(to: &code) { "\(stubs).held.\($0)" }
        let (locals, values) = (taken.map(\.local), taken.map { "\(stubs).held.\($0.name)" })
        if taken.count == 1 { code.line("let \(locals[0]) = \(values[0])") }
        if taken.count > 1 { code.line("let (\(locals.joined(separator: ", "))) = (\(values.joined(separator: ", ")))") }
        code.line("\(stubs).release()")
        func local(_ name: String?) -> String { taken.first { $0.name == name }?.local ?? "" }
        if errorName != nil { code.line("if let \(local(errorName)) { \(throwing(local(errorName))) }") }
        if let closureName {
            let local = local(closureName)
            writeStub(closureName, closure: local, binding: local, reach: local, to: &code)
        }
        if result.isNever, !context.callsSuper { writeUnstubbed(to: &code) }
        // The class is called after the lock is released.
        defer { if context.callsSuper { writeSuperCall(to: &code) } }
        guard let valueName else { return writeEmptyReturn(to: &code) }
        let value = isConsumed ? freeLocal("value") : local(valueName)
        writeReturn(value: value, binding: value, reach: isConsumed ? "\(stubs).locked.\(valueName)" : value, to: &code)
    }

    private func prepare(_ code: inout Code) {
        let used = arguments.filter { argument in
            guard !argument.preparation.isEmpty else { return false }
            return records && argument.recorded != nil && argument.recordedExpression.contains(argument.keptName)
                || closureName != nil && argument.closureParameter != nil && argument.expression.contains(argument.keptName)
        }
        if isRethrowing, closureName != nil || errorName != nil {
            code.need(.rethrowing)
            if let watch = erasure.watch { code.line("let \(watch.name) = \(HelperType.rethrowing)()") }
        }
        for line in used.flatMap(\.preparation) { code.line(line) }
        if needsCast || throwsGeneric || arguments.contains(where: \.usesCast) { code.need(.cast) }
        if sendsResult || arguments.contains(where: \.usesUnchecked) { code.need(.unchecked) }
    }

    /// Whether the style keeps arguments.
    private var records: Bool { receivedName != nil || invocationsName != nil }

    private func writeRecording(to code: inout Code, reach: (String) -> String) {
        if let countName { code.line("\(reach(countName)) += 1") }
        if let flagName { code.line("\(reach(flagName)) = true") }
        guard records else { return }
        let record =
            recorded.count == 1
            ? recorded[0].argument.recordedExpression
            : "(" + recorded.map { "\($0.argument.label): \($0.argument.recordedExpression)" }.joined(separator: ", ") + ")"
        if let receivedName { code.line("\(reach(receivedName)) = \(record)") }
        if let invocationsName { code.line("\(reach(invocationsName)).append(\(record))") }
    }

    private func writeStub(_ name: String, closure: String, binding: String, reach: String, to code: inout Code) {
        let preparation = preparation(of: name)
        if result.isVoid, preparation.isEmpty, !isRethrowing, !throwsGeneric, !context.callsSuper {
            code.line(stubCall(of: "\(reach)?", name))
            return
        }
        let statement = castingError(returning + sent(stubCall(of: closure, name)), name)
        if preparation.isEmpty, isRethrowing || !throwsGeneric && (!result.isVoid || context.callsSuper) {
            code.line("if let \(binding) { \(statement) }")
        } else {
            code.block("if let \(binding)") { code in
                for line in preparation { code.line(line) }
                code.line(statement)
            }
        }
    }

    /// The lines right before the stub is called.
    private func preparation(of name: String) -> [String] {
        arguments.flatMap { $0.beforeStub(path(name)) }
    }

    private func stubCall(of closure: String, _ name: String) -> String {
        let call = attempt + casting("\(closure)(\(callArguments))", "The result of '\(path(name))'")
        return isRethrowing ? rethrowing("{ \(call) }", by: name) : call
    }

    /// A stub throws any error where the requirement throws one of a generic type.
    private func castingError(_ statement: String, _ name: String) -> String {
        throwsGeneric ? "do { \(statement) } catch { throw \(castError("error", "The error of '\(path(name))'")) }" : statement
    }

    private func rethrowing(_ stub: String, by name: String) -> String {
        let run = "\(erasure.watch?.name ?? "").\(effects.isAsync ? "runAsync" : "run")"
        return "\(attempt)\(run)(\"\(path(name))\", \(stub), or: { throw $0 })"
    }

    /// `ServiceMock.loadClosure`, as messages name it.
    private func path(_ name: String) -> String { "\(context.settings.name).\(name)" }

    private func writeReturn(value: String, binding: String, reach: String, to code: inout Code) {
        func casting(_ value: String) -> String { self.casting(value, "'\(path(valueName ?? ""))'") }
        if context.callsSuper {
            let binding = isConsumed ? "\(value) = \(SwiftFunction.taking(reach))" : binding
            code.line("if let \(binding) { return \(sent(casting(value))) }")
        } else if isConsumed {
            let taken = SwiftFunction.taking(reach)
            if isOptional { return code.line("return \(taken)") }
            code.line("if let \(value) = \(taken) { return \(value) }")
            writeUnstubbed(to: &code)
        } else if isOptional || emptyResult != nil {
            code.line("return \(sent(casting(reach)))")
        } else if let isolatedDefault, effects.isAsync {
            code.line("if let \(binding) { return \(sent(casting(value))) }")
            code.line("return \(isolatedDefault.asynchronous)")
        } else if let expression = isolatedDefault?.synchronous(in: &code) ?? defaults.expression(for: result) {
            if needsCast {
                code.line("if let \(binding) { return \(casting(value)) }")
                code.line("return \(expression)")
            } else {
                code.line("return \(reach) ?? \(expression)")
            }
        } else {
            code.line("if let \(binding) { return \(sent(casting(value))) }")
            writeUnstubbed(to: &code)
        }
    }

    /// In a style that sets no results, but has closures return them.
    private func writeEmptyReturn(to code: inout Code) {
        guard !result.isVoid, !result.isNever, !context.callsSuper else { return }
        if let expression = isOptional ? "nil" : defaultResult(in: &code) {
            code.line("return \(expression)")
        } else {
            writeUnstubbed(to: &code)
        }
    }

    private func defaultResult(in code: inout Code) -> String? {
        guard let isolatedDefault else { return defaults.expression(for: result) }
        return effects.isAsync ? isolatedDefault.asynchronous : isolatedDefault.synchronous(in: &code)
    }

    private func writeUnstubbed(to code: inout Code) {
        let stubs = [valueName, closureName].compactMap { $0.map { "'\($0)'" } }.joined(separator: " or ")
        let help = stubs.isEmpty ? " Its style has no stub for it." : " Set \(stubs)."
        let message = "'\(path(member.signature))' is not stubbed.\(help)"
        if effects.throwing == .anyError {
            code.need(.unstubbed)
            code.line("throw \(HelperType.unstubbed)(\"\(message)\")")
        } else {
            code.line("\(SwiftFunction.fatalError)(\"\(message)\")")
        }
    }

    /// Where the member rethrows, the support code stops the test: at this point, no closure has thrown.
    private func throwing(_ error: String) -> String {
        guard !isRethrowing else { return returning + rethrowing("{ throw \(error) }", by: errorName ?? "") }
        return "throw " + (throwsGeneric ? castError(error, "'\(path(errorName ?? ""))'") : error)
    }

    /// What a test has prepared is the test's to share.
    private func sent(_ expression: String) -> String { sendsResult ? "\(HelperType.unchecked)(\(expression)).value" : expression }

    var attempt: String { (effects.throwing == .never ? "" : "try ") + (effects.isAsync ? "await " : "") }
    /// Without a result nothing follows a stub, unless what the class does; an initializer has none to return.
    private var returning: String { member.isInitializer || result.isVoid && !context.callsSuper ? "" : "return " }

    /// A value that a test provides, as the type that the call needs.
    private func casting(_ value: String, _ name: String) -> String {
        needsCast ? Erasure.cast(value, to: result.withoutUnwrapping, name) : value
    }

    private func castError(_ error: String, _ name: String) -> String { Erasure.cast(error, to: effects.types[0], name) }

    private var callArguments: String {
        arguments.filter { $0.closureParameter != nil }.map(\.expression).joined(separator: ", ")
    }

    // MARK: - Parameters that hide members

    private func isHidden(_ name: String) -> Bool { parameterNames.contains(name) }

    /// The static stubs of an initializer are reached through its type.
    private func owner(of name: String) -> String? {
        if member.isInitializer, [errorName, closureName, valueName].contains(name) { return "Self" }
        return isHidden(name) ? "self" : nil
    }

    private func reach(_ name: String) -> String { owner(of: name).map { "\($0).\(name)" } ?? name }
    private func shadowName(_ name: String) -> String { isHidden(name) ? "stubbed\(name.capitalizedFirst)" : name }

    private func bind(_ name: String, _ local: String) -> String {
        owner(of: name) == nil ? name : "\(local) = \(reach(name))"
    }

    private func freeLocal(_ name: String) -> String { isHidden(name) ? freeLocal("stubbed" + name.capitalizedFirst) : name }
}
