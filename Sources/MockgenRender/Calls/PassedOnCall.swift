import MockgenModel

/// A call of the class's implementation or of a wrapped object: `return try await super.load(id: id)`.
struct PassedOnCall {
    let text: String
    let returning: String
    /// The helper that sends a value, because the mock may also have recorded it.
    let helpers: Set<HelperType>

    /// - Parameter receiver: `super`, or the name of the wrapped object.
    init(_ callable: Callable, _ arguments: [Argument], to receiver: String = "super", in context: MockContext) {
        let isSent = !callable.member.isInitializer && callable.parameters.contains(where: \.type.isSending)
        helpers = isSent ? [.unchecked] : []
        let values = zip(callable.parameters, arguments).map { parameter, argument in
            let value = isSent && parameter.type.isSending ? context.standard.boxed(argument.name) : argument.name
            return (parameter.label.map { "\($0.asArgumentLabel): " } ?? "") + parameter.passedOn(as: value)
        }
        let call = callable.effects.attempt + PassedOnCall.call(of: callable.member, values, to: receiver)
        text = callable.isOverloadedByResult(in: context.subject) ? call + " as Void" : call
        returning = !callable.result.isVoid || callable.isRead ? callable.result.returning : ""
    }

    private static func call(of member: Member, _ values: [String], to receiver: String) -> String {
        switch member.kind {
        case .function(let function): return "\(receiver).\(function.name)(\(values.joined(separator: ", ")))"
        case .property(let property): return "\(receiver).\(property.name)"
        case .initializer: return "\(receiver).init(\(values.joined(separator: ", ")))"
        case .subscript(let value):
            // A setter has one more argument: the new value.
            let indices = values.prefix(value.parameters.count).joined(separator: ", ")
            return "\(receiver)[\(indices)]" + values.dropFirst(value.parameters.count).map { " = " + $0 }.joined()
        }
    }
}

extension Callable {
    var isSetter: Bool {
        if case .subscript(let value) = member.kind { parameters.count > value.parameters.count } else { false }
    }

    /// The compiler warns about an unused value, even of `Void`.
    fileprivate var isRead: Bool {
        switch member.kind {
        case .property: true
        case .subscript(let value): parameters.count == value.parameters.count
        case .function, .initializer: false
        }
    }

    /// A call with an unused result can match any overload.
    fileprivate func isOverloadedByResult(in subject: ResolvedProtocol) -> Bool {
        guard result.isVoid, case .function(let own) = member.kind else { return false }
        return subject.requirements.contains { requirement in
            guard case .function(let other) = requirement.member.kind, other.name == own.name, !other.result.isVoid else { return false }
            return other.parameters.map(\.label) == own.parameters.map(\.label)
        }
    }
}

extension String {
    /// Keywords need no back-ticks as a label, apart from one.
    fileprivate var asArgumentLabel: String {
        let name = withoutBackTicks
        return name == "inout" || !name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? self : name
    }
}
