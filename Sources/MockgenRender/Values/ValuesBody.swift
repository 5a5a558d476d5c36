import MockgenModel

extension CallBody {
    /// The body of a call whose mock stores values: it counts, records, throws, calls a closure and returns, as far as the style does.
    init(
        _ callable: Callable, _ arguments: [Argument], _ types: CallTypes, _ locals: CallLocals, isImpossible: Bool,
        _ defaults: CallDefaults, in context: MockContext
    ) {
        let namesOfStyle = CallNames(of: callable, arguments, in: context.style)
        let names = namesOfStyle.keeping(context.settings.usedNames)
        let stored = isImpossible ? nil : CallVariables(callable, types, names, defaults, in: context)
        let isInitializer = callable.member.isInitializer
        // An initializer records through the mock's own properties.
        let storage = isInitializer ? .plain : context.storage(of: callable.member)
        func answer(_ name: String?, _ field: Box.Field) -> AnswerReference? {
            guard let name else { return nil }
            guard storage.isLocked else {
                let type = isInitializer ? context.typeInBodies : nil
                return AnswerReference(property: name, ofType: type, hiding: callable.parameterNames)
            }
            // A noncopyable result is not part of the transaction.
            let apart = field == .value && types.hasNoncopyableResult ? stored?.all.first { $0.name == name } : nil
            return apart.map { AnswerReference(name: name, local: locals.free(field.rawValue), expression: storage.access(to: $0)) }
                ?? locals.answer(name, field)
        }
        self.init(
            namesToSet: [namesOfStyle.returnValue, namesOfStyle.closure].compactMap(\.self),
            answers: CallAnswers(
                error: answer(names.thrownError, .error), closure: answer(names.closure, .closure), value: answer(names.returnValue, .value)
            ),
            names: names, variables: stored?.all ?? [], boxes: stored?.boxes ?? [], hasInitialResult: defaults.hasInitialResult,
            storage: storage, flag: isInitializer ? nil : context.nameOfFlag)
    }
}

extension CallPlan {
    private var names: CallNames { body.names }

    /// Reads and writes all values of the call at once. The closure of a test runs after the lock is released.
    var recordingInValues: [Statement] {
        let flag: [Statement] = body.flag.map { ["\(locals.property($0)) = true"] } ?? []
        switch body.storage {
        case .plain: return flag + recordingInProperties
        case .locked: return flag + transaction
        case .outside(let isShared, _, let statics):
            guard isShared, !body.variables.isEmpty else { return flag + recordingInProperties }
            return flag + ["\(statics).hold()"] + recordingInProperties + ["\(statics).release()"]
        }
    }

    /// `let stubs = loadCall.record(id)`, in one transaction with the arguments of single parameters.
    private var transaction: [Statement] {
        guard let box = body.boxes.last(where: { $0.helper == .call }) else { return [] }
        let label = names.received == nil ? "history: " : names.invocations == nil ? "last: " : ""
        let result = types.hasNoncopyableResult ? nil : body.answers.value
        let isRead = body.answers.error != nil || body.answers.closure != nil || result != nil
        let call: Statement =
            "\(isRead ? "let \(locals.stubs) = " : "")\(box.name).record(\(names.recordsAll ? label + record : ""))"
        guard !names.ofParameters.isEmpty else { return [call] }
        let statements = recordingParameters { name in
            body.variables.first { $0.name == name }.map(body.storage.access) ?? name
        }
        return ["\(box.name).hold()"] + statements + [call, "\(box.name).release()"]
    }

    /// - Parameter property: returns the expression for a value.
    private func recordingParameters(_ property: (String) -> String) -> [Statement] {
        names.ofParameters.flatMap { parameter -> [Statement] in
            guard let passing = parameter.argument.record.passing else { return [] }
            let value = ArgumentText(parameter.argument, in: self).expression(passing)
            return (parameter.last.map { ["\(property($0)) = \(value)"] } ?? [])
                + (parameter.history.map { ["\(property($0)).append(\(value))"] } ?? [])
        }
    }

    private var record: String {
        let recorded = recorded
        if recorded.count == 1, !types.labelsSingleArgument { return recorded[0].expression }
        let values = recorded.map { "\($0.label): \($0.expression)" } + (types.labelsSingleArgument ? ["()"] : [])
        return "(\(values.joined(separator: ", ")))"
    }

    private var recordingInProperties: [Statement] {
        var statements: [Statement] = []
        if let count = names.callCount { statements.append("\(locals.property(count)) += 1") }
        if let flag = names.storedFlag { statements.append("\(locals.property(flag)) = true") }
        if let received = names.received { statements.append("\(locals.property(received)) = \(record)") }
        if let invocations = names.invocations { statements.append("\(locals.property(invocations)).append(\(record))") }
        return statements + recordingParameters(locals.property)
    }
}
