import MockgenModel

extension Call {
    /// What the class does itself: `return try await super.load(id: id)`.
    func writeSuperCall(to code: inout Code) {
        if sendsArguments { code.need(.unchecked) }
        code.line((result.isVoid && !isRead ? "" : "return ") + superCall + (isOverloadedByResult ? " as Void" : ""))
    }

    /// A value that nobody uses is warned about, even one of `Void`.
    private var isRead: Bool {
        switch member.kind {
        case .property: true
        case .subscript(let value): parameters.count == value.parameters.count
        case .function, .initializer: false
        }
    }

    /// A call that needs no result may mean any overload.
    private var isOverloadedByResult: Bool {
        guard result.isVoid, case .function(let own) = member.kind else { return false }
        return context.subject.requirements.contains { requirement in
            guard case .function(let other) = requirement.member.kind, other.name == own.name, !other.result.isVoid else { return false }
            return other.parameters.map(\.label) == own.parameters.map(\.label)
        }
    }

    /// What the mock has kept could not be sent.
    private var sendsArguments: Bool { !member.isInitializer && parameters.contains(where: \.isSent) }

    var superCall: String {
        let values = zip(parameters, arguments).map { parameter, argument in
            let value = sendsArguments && parameter.isSent ? "\(HelperType.unchecked)(\(argument.name)).value" : argument.name
            return (parameter.label.map { "\($0.asArgumentLabel): " } ?? "") + parameter.passedOn(as: value)
        }
        let call =
            switch member.kind {
            case .function(let function): "super.\(function.name)(\(values.joined(separator: ", ")))"
            case .property(let property): "super.\(property.name)"
            case .initializer: "super.init(\(values.joined(separator: ", ")))"
            case .subscript(let value):
                // A setter has one more: what is set.
                "super[\(values.prefix(value.parameters.count).joined(separator: ", "))]"
                    + values.dropFirst(value.parameters.count).map { " = " + $0 }.joined()
            }
        return attempt + call
    }
}

extension String {
    /// Nearly all keywords stand there without back-ticks.
    fileprivate var asArgumentLabel: String { ["inout", "var", "let"].contains(withoutBackTicks) ? self : withoutBackTicks }
}

extension Parameter {
    fileprivate var isSent: Bool { if case .attributed(let words, _) = type { words.contains("sending") } else { false } }
}
