import MockgenModel

/// The body of a call that the stub of its member records and answers.
struct StubBody: CallBody {
    let namesToSet: [String]
    let answers: CallAnswers
    /// Nil if no test uses it, or if the call is impossible.
    private let stub: MemberStub?
    /// Whether the stub itself throws the configured error.
    private let throwsByItself: Bool

    var stubs: [MemberStub] { stub.map { [$0] } ?? [] }
    var records: Bool { stub != nil }

    func records(_ argument: Argument) -> Bool { records }
    var hasInitialResult: Bool { false }
    var variables: [Variable] { [] }
    var boxes: [Box] { [] }

    init(
        _ callable: Callable, _ arguments: [Argument], _ types: CallTypes, isImpossible: Bool, isolation: String?, in context: MockContext
    ) {
        let name = context.nameOfStub(stem: callable.stem)
        let path = "\(context.nameOfStubs).\(name)"
        let isUsed = context.settings.usedNames?.contains(name.withoutBackTicks) ?? true
        let kind = StubType.Kind(of: callable, arguments, types, isolation: isolation, in: context)
        stub = isUsed && !isImpossible ? MemberStub(of: callable, types, kind, named: name, in: context) : nil
        let isReturning = callable.hasResult && !types.hasNoncopyableResult
        namesToSet = (isReturning ? ["\(path).returns"] : []) + ["\(path).does"]
        throwsByItself = !callable.isRethrowing && !types.throwsGeneric
        let locals = CallLocals(of: callable)
        answers =
            isUsed
            ? CallAnswers(
                error: throwsByItself || callable.effects.throwing == .never ? nil : locals.answer("\(path).throws", .error),
                closure: locals.answer("\(path).does", .closure),
                value: isReturning ? locals.answer("\(path).returns", .value) : nil)
            : CallAnswers()
    }

    /// The stub, if it calls the closure itself.
    private var answering: MemberStub? { stub?.type.kind.answers == true ? stub : nil }

    // MARK: - The body

    /// `try Mocks.answer(on.add, (item, quantity), else: 0)`. Nil for a call that does more.
    func expression(by writer: CallWriter) -> String? {
        guard let stub = answering, writer.call.wrapped == nil else { return nil }
        // The functions have different names: overloads would increase the compile time by half.
        switch writer.call.fallback {
        case .nothing: return answer(of: stub, by: writer)
        case .value(let expression):
            guard expression.helpers.isEmpty, !expression.isAsync, !writer.call.types.castsResult else { return nil }
            return result(answer(of: stub, "answer", else: expression.text, by: writer), by: writer)
        case .error: return result(answer(of: stub, "answerOrThrow", by: writer), by: writer)
        case .stop: return result(answer(of: stub, "answerOrStop", by: writer), by: writer)
        case .callSuper: return nil
        }
    }

    /// Writes statements, for `super` and for values that are made elsewhere.
    func writeAnswer(by writer: CallWriter, to code: inout Code) -> Bool {
        guard let stub = answering else { return false }
        let answer = answer(of: stub, by: writer)
        if writer.call.callable.result.isVoid {
            code.line("guard \(answer) == nil else { return }")
        } else {
            let result = writer.locals.free("result")
            let returned = writer.kept(writer.cast(result, nameOfAnswer(stub, writer)))
            code.line("if let \(result) = \(answer) { return \(returned) }")
        }
        writer.writeFallback(to: &code)
        return true
    }

    private func result(_ expression: String, by writer: CallWriter) -> String {
        let callable = writer.call.callable
        // Without 'return', the result builder of a requirement would also apply to the mock.
        let isBuilt = callable.member.attributes.contains { !$0.hasPrefix("@available") && $0 != "@discardableResult" }
        let cast = answering.map { writer.cast(expression, nameOfAnswer($0, writer)) } ?? expression
        return "\(callable.hasResult && (isBuilt || !writer.call.isBrief) ? "return " : "")\(writer.attempt)\(cast)"
    }

    private func answer(of stub: MemberStub, by writer: CallWriter) -> String {
        writer.attempt + answer(of: stub, "answerIfAny", by: writer)
    }

    private func answer(of stub: MemberStub, _ function: String, else value: String? = nil, by writer: CallWriter) -> String {
        let end = value.map { ", else: \($0)" } ?? ""
        return stub.function(function + stub.type.kind.suffixOfFunctions, "\(stub.path), \(record(by: writer))\(end)")
    }

    private func nameOfAnswer(_ stub: MemberStub, _ writer: CallWriter) -> String {
        "The answer of '\(writer.path(stub.pathInMock))'"
    }

    func recording(by writer: CallWriter) -> [String] {
        guard let stub else { return [] }
        let attempt = throwsByItself && writer.call.callable.effects.throwing != .never ? "try " : ""
        let awaits = stub.type.kind == .closureAsync
        let function =
            throwsByItself ? (awaits ? "awaitAnswer" : "answer") : awaits ? "awaitCall" : "call"
        let call = (awaits ? "await " : "") + stub.function(function, "\(stub.path), \(record(by: writer))")
        return ["let \(writer.locals.stubs) = \(attempt)\(call)"]
    }

    func recordingInitializer(by writer: CallWriter) -> [String] { recording(by: writer) }

    func unstubbed(_ fallback: Fallback) -> String? {
        guard let stub else { return nil }
        switch fallback {
        case .error: return "throw \(stub.function("unstubbed", stub.path))"
        case .stop: return stub.function("stop", stub.path)
        case .nothing, .value, .callSuper: return nil
        }
    }

    private func record(by writer: CallWriter) -> String {
        let recorded = writer.recorded
        return recorded.count == 1 ? recorded[0].expression : "(\(recorded.map(\.expression).joined(separator: ", ")))"
    }
}

extension CallPlan {
    /// Whether the body is likely to be one expression.
    var isBrief: Bool {
        stubs.contains { $0.type.kind.answers } && !isPassedOn && arguments.allSatisfy { $0.local == nil } && !needsValues
    }

    /// Whether the un-stubbed result can mention an autoclosure, which the body evaluates first.
    private var needsValues: Bool {
        guard case .value(let expression) = fallback, expression.usesParameters else { return false }
        return arguments.contains(where: callable.evaluates)
    }
}
