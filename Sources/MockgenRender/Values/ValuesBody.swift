import MockgenModel

/// The body of a call whose mock stores values: it counts, records, throws, calls a closure and returns, as far as the style does.
extension CallPlan {
    private var values: CallValues { body.values }

    /// Reads and writes all values of the call at once. The closure of a test runs after the lock is released.
    var recordingInValues: [Statement] {
        let flag: [Statement] = body.flag.map { ["\(callable.property($0)) = true"] } ?? []
        switch body.storage {
        case .plain: return flag + recordingInProperties
        case .locked: return flag + transaction
        case .outside(let isShared, _, let statics):
            guard isShared, !values.all.isEmpty else { return flag + recordingInProperties }
            return flag + ["\(statics).hold()"] + recordingInProperties + ["\(statics).release()"]
        }
    }

    /// `let stubs = loadCall.record(id)`, in one transaction with the arguments of single parameters.
    private var transaction: [Statement] {
        guard let box = values.boxes.last(where: { $0.helper == .call }) else { return [] }
        let extent = values[.received] == nil ? ", isLast: false" : values[.invocations] == nil ? ", isInHistory: false" : ""
        let result = types.hasNoncopyableResult ? nil : body.value
        let isRead = body.error != nil || body.closure != nil || result != nil
        let call: Statement =
            "\(isRead ? "let \(callable.answers) = " : "")\(box.name).record(\(values.recordsAll ? record + extent : ""))"
        guard values[.each] != nil else { return [call] }
        return ["\(box.name).hold()"] + recordingParameters(body.storage.access) + [call, "\(box.name).release()"]
    }

    /// - Parameter property: returns the expression for a value.
    private func recordingParameters(_ property: (Variable) -> String) -> [Statement] {
        values.all.compactMap { variable in
            guard let argument = variable.argument, let passing = argument.record?.passing else { return nil }
            let value = text(passing, of: argument)
            // Only a history begins with a value.
            return .line(property(variable) + (variable.initial == nil ? " = \(value)" : ".append(\(value))"))
        }
    }

    private var record: String {
        let recorded = recorded
        if recorded.count == 1, !types.labelsSingleArgument { return recorded[0].expression }
        let values = recorded.map { "\($0.label.escaped(as: .label)): \($0.expression)" } + (types.labelsSingleArgument ? ["()"] : [])
        return "(\(values.joined(separator: ", ")))"
    }

    private var recordingInProperties: [Statement] {
        func statement(_ field: Box.Field, _ end: @autoclosure () -> String) -> Statement? {
            values[field].map { .line(callable.property($0.name) + end()) }
        }
        return [
            statement(.count, " += 1"), statement(.isCalled, " = true"), statement(.received, " = \(record)"),
            statement(.invocations, ".append(\(record))"),
        ].compactMap(\.self) + recordingParameters { callable.property($0.name) }
    }
}
