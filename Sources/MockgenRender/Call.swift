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
        let erasure = Erasure(generics, facts: context.facts, seesRxSwift: context.seesRxSwift)
        self.erasure = erasure
        let isInActor = context.subject.isInActor(member)
        self.isInActor = isInActor
        let parameterNames = Set(parameters.map(\.name.withoutBackTicks))
        self.parameterNames = parameterNames
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

    // MARK: - Values

    /// Nobody has a `Never` to call it with: there is nothing to keep and nothing to do.
    private var isImpossible: Bool { parameters.contains { context.facts.expanded($0.type).isNever } }

    private func makeVariables() -> [Variable] {
        guard !isImpossible else { return [] }
        let isStatic = member.isStatic
        // What an initializer is to do has to be known before there is a mock to ask.
        let isStubStatic = isStatic || member.isInitializer
        var variables: [Variable] = []
        if let countName { variables.append(Variable(countName, context.facts.standard("Int"), "0", isStatic: isStatic)) }
        if let flagName { variables.append(Variable(flagName, context.facts.standard("Bool"), "false", isStatic: isStatic)) }
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
        code.line("\(words)var \(flag): \(context.facts.standard("Bool")) { \(countName) > 0 }")
    }

    /// The name of that.
    var flag: String? { countName == nil ? nil : name(.called) }

    /// What a test has to know of the stub.
    var noteOnStub: String? {
        let withheld = arguments.filter { $0.closureParameter == nil }.map { "`\($0.name.withoutBackTicks)`" }
        return withheld.isEmpty ? nil : "Without \(withheld.joined(separator: " and ")): no closure that is kept can take it."
    }

    // MARK: - Body

    /// Count, record, throw, closure, return value.
    func writeBody(to code: inout Code) {
        guard !isImpossible else { return }
        if effects.throwing == .rethrowing { needRethrowing(&code) }
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
        if effects.throwing == .rethrowing { needRethrowing(&code) }
        if let errorName { code.line("if let \(bind(errorName, shadowName(errorName))) { \(throwing(shadowName(errorName))) }") }
        if !result.isVoid {
            writeFailure(to: &code)
        } else if let closureName {
            writeStub(
                closure: shadowName(closureName), binding: bind(closureName, shadowName(closureName)), reach: reach(closureName), to: &code)
        }
    }

    /// Fails where the closure or, without one, the return value is false.
    private func writeFailure(to code: inout Code) {
        let value = valueName.map { "\(reach($0)) ?? true" } ?? "true"
        guard let closureName else {
            if valueName != nil { code.line("guard \(value) else { return nil }") }
            return
        }
        guard !preparation.isEmpty || throwsGeneric else {
            code.line("guard \(stubCall(of: "\(reach(closureName))?")) ?? \(value) else { return nil }")
            return
        }
        let succeeds = freeLocal("succeeds")
        code.line("var \(succeeds) = \(value)")
        code.block("if let \(bind(closureName, shadowName(closureName)))") { code in
            for line in preparation { code.line(line) }
            code.line(castingError("\(succeeds) = \(stubCall(of: shadowName(closureName)))"))
        }
        code.line("guard \(succeeds) else { return nil }")
    }

    private func writePlainBody(to code: inout Code) {
        if storage == .outside, context.subject.traits.isSendable {
            code.block("\(FileSupport.genericStatics).shared.lock.withLock") { writeRecording(to: &$0) { reach($0) } }
        } else {
            writeRecording(to: &code) { reach($0) }
        }
        if let errorName { code.line("if let \(bind(errorName, shadowName(errorName))) { \(throwing(shadowName(errorName))) }") }
        if let closureName {
            writeStub(
                closure: shadowName(closureName), binding: bind(closureName, shadowName(closureName)), reach: reach(closureName), to: &code)
        }
        if result.isNever, !context.callsSuper { writeUnstubbed(to: &code) }
        if let valueName {
            writeReturn(value: shadowName(valueName), binding: bind(valueName, shadowName(valueName)), reach: reach(valueName), to: &code)
        } else {
            writeEmptyReturn(to: &code)
        }
        if context.callsSuper { writeSuperCall(to: &code) }
    }

    /// Everything that is kept is read and written in one go; the stub runs when the lock is free again.
    private func writeLockedBody(to code: inout Code) {
        code.need(.lock)
        let stubs = member.isStatic ? "static" + context.stubs.capitalizedFirst : context.stubs
        let lock = member.isStatic ? "static" + context.lock.capitalizedFirst : context.lock
        let taken = [(errorName, "error"), (closureName, "closure"), (isConsumed ? nil : valueName, "value")].compactMap { name, local in
            name.map { (name: $0, local: freeLocal(local)) }
        }
        let binding =
            taken.count == 1 ? "let \(taken[0].local) = " : taken.isEmpty ? "" : "let (\(taken.map(\.local).joined(separator: ", "))) = "
        code.block("\(binding)\(isHidden(lock) ? "self." : "")\(lock).withLock") { code in
            writeRecording(to: &code) { "\(stubs).\($0)" }
            let values = taken.map { "\(stubs).\($0.name)" }.joined(separator: ", ")
            if !taken.isEmpty { code.line(taken.count == 1 ? "return \(values)" : "return (\(values))") }
        }
        func local(_ name: String?) -> String { taken.first { $0.name == name }?.local ?? "" }
        if errorName != nil { code.line("if let \(local(errorName)) { \(throwing(local(errorName))) }") }
        if closureName != nil {
            writeStub(closure: local(closureName), binding: local(closureName), reach: local(closureName), to: &code)
        }
        if result.isNever, !context.callsSuper { writeUnstubbed(to: &code) }
        // What the class does, it does when the lock is free again.
        defer { if context.callsSuper { writeSuperCall(to: &code) } }
        guard let valueName else { return writeEmptyReturn(to: &code) }
        if isConsumed, !effects.isAsync, !context.callsSuper {
            // What can be had once is taken in one go too.
            let owner = isHidden(lock) ? "self." : ""
            code.line("\(owner)\(lock).lock()")
            code.line("defer { \(owner)\(lock).unlock() }")
            writeReturn(value: valueName, binding: valueName, reach: "\(stubs).\(valueName)", to: &code)
        } else {
            let value = isConsumed ? valueName : local(valueName)
            writeReturn(value: value, binding: value, reach: value, to: &code)
        }
    }

    private func prepare(_ code: inout Code) {
        let used = arguments.filter { argument in
            guard !argument.preparation.isEmpty else { return false }
            return records && argument.recorded != nil && argument.recordedExpression.contains(argument.keptName)
                || closureName != nil && argument.closureParameter != nil && argument.expression.contains(argument.keptName)
        }
        for line in used.flatMap(\.preparation) { code.line(line) }
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

    private func writeStub(closure: String, binding: String, reach: String, to code: inout Code) {
        let isRethrowing = effects.throwing == .rethrowing
        if isRethrowing { needRethrowing(&code) }
        if result.isVoid, preparation.isEmpty, lent.isEmpty, !isRethrowing, !throwsGeneric, !context.callsSuper {
            code.line(stubCall(of: "\(reach)?"))
            return
        }
        let statement = castingError(returning + sent(stubCall(of: closure)))
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
    private var preparation: [String] {
        arguments.filter { isInActor && $0.entersActor }.map { "\(context.unguarded)let \($0.name) = \($0.name)" }
            + arguments.flatMap(\.beforeStub)
    }

    private func stubCall(of closure: String) -> String {
        let call = lending("\(attempt)\(closure)(\(callArguments))\(cast)")
        return effects.throwing == .rethrowing ? rethrowing("{ \(call) }") : call
    }

    /// A stub throws any error where the requirement throws one of a generic type.
    private func castingError(_ statement: String) -> String {
        throwsGeneric ? "do { \(statement) } catch { throw error as! \(effects.types[0]) }" : statement
    }

    private func rethrowing(_ stub: String) -> String {
        "\(attempt)\(effects.isAsync ? FileSupport.asyncRethrowing : FileSupport.rethrowing).run(\(stub), or: { throw $0 })"
    }

    private var lent: [Argument] { arguments.filter(\.isLent) }

    /// A call of the stub with the closures that are its own only while it runs.
    private func lending(_ call: String) -> String {
        let effects = errorType == context.facts.anyError ? "" : "\(effects)"
        // A closure runs on an actor if it mentions it.
        let call = isInActor && self.effects.isAsync && !lent.isEmpty ? "_ = self; return \(call)" : call
        return lent.reversed().reduce(call) { call, argument in
            "\(attempt)withoutActuallyEscaping(\(argument.name)) { \(argument.name)\(effects) in \(call) }"
        }
    }

    private func needRethrowing(_ code: inout Code) {
        code.need(.rethrowing)
        if effects.isAsync { code.need(.asyncRethrowing) }
    }

    private func writeReturn(value: String, binding: String, reach: String, to code: inout Code) {
        if context.callsSuper {
            let binding = isConsumed ? "\(value) = \(reach).take()" : binding
            code.line("if let \(binding) { return \(sent("\(value)\(cast)")) }")
        } else if isConsumed {
            code.line(isOptional ? "return \(reach).take()" : "if let \(value) = \(reach).take() { return \(value) }")
            if !isOptional { writeUnstubbed(to: &code) }
        } else if isOptional || emptyResult != nil {
            code.line("return \(sent("\(reach)\(cast)"))")
        } else if let isolatedDefault, effects.isAsync {
            code.line("if let \(binding) { return \(sent("\(value)\(cast)")) }")
            code.line("return \(isolatedDefault.asynchronous)")
        } else if let expression = isolatedDefault?.synchronous(in: &code) ?? defaults.expression(for: result) {
            code.line(needsCast ? "return \(reach).map { $0\(cast) } ?? \(expression)" : "return \(reach) ?? \(expression)")
        } else {
            code.line("if let \(binding) { return \(sent("\(value)\(cast)")) }")
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
        let stubs = [valueName, closureName].compactMap(\.self).joined(separator: " or ")
        let help = stubs.isEmpty ? "" : ": set \(stubs)"
        let message = "\(context.settings.name).\(member.signature) has nothing to return\(help)"
        if effects.throwing == .anyError {
            code.need(.unstubbedError)
            code.line("throw \(FileSupport.unstubbedError)(\"\(message)\")")
        } else {
            code.line("\(context.fatalError)(\"\(message)\")")
        }
    }

    /// A function that rethrows may throw only what passes through one.
    private func throwing(_ error: String) -> String {
        guard effects.throwing == .rethrowing else { return "throw \(error)\(throwsGeneric ? " as! \(effects.types[0])" : "")" }
        return "\(returning)try \(FileSupport.rethrowing).run({ throw \(error) }, or: { throw $0 })"
    }

    /// What a test has prepared is the test's to share.
    private func sent(_ expression: String) -> String { sendsResult ? "\(FileSupport.unchecked)(\(expression)).value" : expression }

    var attempt: String { (effects.throwing == .never ? "" : "try ") + (effects.isAsync ? "await " : "") }
    /// Without a result nothing follows a stub, unless what the class does; an initializer has none to return.
    private var returning: String { member.isInitializer || result.isVoid && !context.callsSuper ? "" : "return " }
    private var cast: String { needsCast ? " as! \(result.withoutUnwrapping)" : "" }
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
