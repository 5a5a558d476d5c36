import MockgenModel

/// The body of a call whose mock stores values: it counts, records, throws, calls a closure and returns, as far as the style does.
struct ValuesBody: CallBody {
    let names: CallNames
    let namesToSet: [String]
    let answers: CallAnswers
    let hasInitialResult: Bool
    let variables: [Variable]
    let boxes: [Box]
    /// The flag of the mock that each call sets. An initializer is not a call.
    private let flag: String?
    private let storage: Storage

    func records(_ argument: Argument) -> Bool { names.records(argument) }

    var records: Bool { names.recordsAll || !names.ofParameters.isEmpty }
    var stubs: [MemberStub] { [] }

    init(
        _ callable: Callable, _ arguments: [Argument], _ types: CallTypes, isImpossible: Bool, _ defaults: CallDefaults,
        in context: MockContext
    ) {
        let namesOfStyle = CallNames(of: callable, arguments, in: context.style)
        let names = namesOfStyle.keeping(context.settings.usedNames)
        self.names = names
        namesToSet = [namesOfStyle.returnValue, namesOfStyle.closure].compactMap(\.self)
        hasInitialResult = defaults.hasInitialResult
        let stored = isImpossible ? nil : CallVariables(callable, types, names, defaults, in: context)
        variables = stored?.all ?? []
        boxes = stored?.boxes ?? []
        let isInitializer = callable.member.isInitializer
        // An initializer records through the mock's own properties.
        storage = isInitializer ? .plain : context.storage(of: callable.member)
        flag = isInitializer ? nil : context.nameOfFlag
        answers =
            storage.isLocked
            ? ValuesBody.guarded(names, CallLocals(of: callable), result: types.hasNoncopyableResult ? variables : [])
            : ValuesBody.properties(names, of: isInitializer ? context.typeInBodies : nil, hiding: callable.parameterNames)
    }

    private static func properties(_ names: CallNames, of type: String?, hiding: Set<String>) -> CallAnswers {
        func reference(_ name: String) -> AnswerReference { AnswerReference(property: name, ofType: type, hiding: hiding) }
        return CallAnswers(
            error: names.thrownError.map(reference), closure: names.closure.map(reference), value: names.returnValue.map(reference))
    }

    /// - Parameter result: the variables, if the result is not part of the transaction.
    private static func guarded(_ names: CallNames, _ locals: CallLocals, result: [Variable]) -> CallAnswers {
        let location = result.first { $0.name == names.returnValue }.map(Storage.locked.access)
        return CallAnswers(
            error: names.thrownError.map { locals.answer($0, .error) },
            closure: names.closure.map { locals.answer($0, .closure) },
            value: names.returnValue.map { locals.answer($0, .value, location) })
    }

    // MARK: - The body

    func expression(by writer: CallWriter) -> String? { nil }

    func writeAnswer(by writer: CallWriter, to code: inout Code) -> Bool { false }

    func unstubbed(_ fallback: Fallback) -> String? { nil }

    /// Reads and writes all values of the call at once. The closure of a test runs after the lock is released.
    func recording(by writer: CallWriter) -> [String] {
        (flag.map { ["\(writer.locals.property($0)) = true"] } ?? []) + recordingCall(by: writer)
    }

    private func recordingCall(by writer: CallWriter) -> [String] {
        switch storage {
        case .plain: return statements(by: writer)
        case .locked: return transaction(by: writer)
        case .outside(let isShared, _, let statics):
            guard isShared, !variables.isEmpty else { return statements(by: writer) }
            return ["\(statics).hold()"] + statements(by: writer) + ["\(statics).release()"]
        }
    }

    func recordingInitializer(by writer: CallWriter) -> [String] { statements(by: writer) }

    /// `let stubs = loadCall.record(id)`, in one transaction with the arguments of single parameters.
    private func transaction(by writer: CallWriter) -> [String] {
        guard let box = boxes.last(where: { $0.helper == .call }) else { return [] }
        let label = names.received == nil ? "history: " : names.invocations == nil ? "last: " : ""
        let result = writer.call.types.hasNoncopyableResult ? nil : answers.value
        let isRead = answers.error != nil || answers.closure != nil || result != nil
        let record =
            (isRead ? "let \(writer.locals.stubs) = " : "") + "\(box.name).record(\(names.recordsAll ? label + record(by: writer) : ""))"
        guard !names.ofParameters.isEmpty else { return [record] }
        let statements = recordingParameters(by: writer) { name in
            variables.first { $0.name == name }.map(storage.access) ?? name
        }
        return ["\(box.name).hold()"] + statements + [record, "\(box.name).release()"]
    }

    /// - Parameter property: returns the expression for a value.
    private func recordingParameters(by writer: CallWriter, _ property: (String) -> String) -> [String] {
        names.ofParameters.flatMap { parameter -> [String] in
            guard let passing = parameter.argument.record.passing else { return [] }
            let value = writer.text(of: parameter.argument).expression(passing)
            return [
                parameter.last.map { "\(property($0)) = \(value)" },
                parameter.history.map { "\(property($0)).append(\(value))" },
            ]
            .compactMap(\.self)
        }
    }

    private func record(by writer: CallWriter) -> String {
        let recorded = writer.recorded
        let isLabeled = writer.call.types.labelsSingleArgument
        if recorded.count == 1, !isLabeled { return recorded[0].expression }
        return "(" + (recorded.map { "\($0.label): \($0.expression)" } + (isLabeled ? ["()"] : [])).joined(separator: ", ") + ")"
    }

    private func statements(by writer: CallWriter) -> [String] {
        var statements: [String] = []
        let record = names.recordsAll ? record(by: writer) : ""
        func property(_ name: String) -> String { writer.locals.property(name) }
        if let count = names.callCount { statements.append("\(property(count)) += 1") }
        if let flag = names.storedFlag { statements.append("\(property(flag)) = true") }
        if let received = names.received { statements.append("\(property(received)) = \(record)") }
        if let invocations = names.invocations { statements.append("\(property(invocations)).append(\(record))") }
        statements += recordingParameters(by: writer, property)
        return statements
    }
}
