import MockgenModel

/// A call of the class's implementation or of a wrapped object: `return try await super.load(id: id)`.
struct PassedOnCall {
    let text: String
    let returning: String

    /// - Parameter receiver: `super`, or the name of the wrapped object.
    init(_ callable: Callable, _ arguments: [Argument], to receiver: String = "super", in context: MockContext) {
        // The mock may also have recorded a value that it sends.
        let sent = callable.member.isInitializer ? [] : callable.parameters.filter { $0.type.isSending && !$0.type.isInout }
        let values = zip(callable.parameters, arguments).map { parameter, argument in
            let value = sent.contains(parameter) ? context.standard.boxed(argument.name) : argument.name
            return parameter.label.asArgumentLabel + parameter.passedOn(as: value)
        }
        let call = callable.effects.attempt + PassedOnCall.call(of: callable.member, values, to: receiver)
        text = callable.isOverloadedByResult(in: context.subject) ? call + " as Void" : call
        returning = !callable.result.isVoid || callable.isRead ? callable.result.returning : ""
    }

    private static func call(of member: Member, _ values: [String], to receiver: String) -> String {
        switch member.kind {
        case .function, .initializer: return "\(receiver).\(member.writtenName)(\(values.joined(separator: ", ")))"
        case .property: return "\(receiver).\(member.writtenName)"
        case .subscript:
            // A setter has one more argument: the new value.
            let indices = values.prefix(member.parameters.count).joined(separator: ", ")
            return "\(receiver)[\(indices)]" + values.dropFirst(member.parameters.count).map { " = " + $0 }.joined()
        }
    }
}

extension Callable {
    var isSetter: Bool { parameters.count > member.parameters.count }

    /// The compiler warns about an unused value, even of `Void`.
    fileprivate var isRead: Bool { member.kind == .property || member.kind == .subscript && !isSetter }

    /// A call with an unused result can match any overload.
    fileprivate func isOverloadedByResult(in subject: ResolvedProtocol) -> Bool {
        guard result.isVoid, member.kind == .function else { return false }
        return subject.requirements.map(\.member).contains { other in
            other.kind == .function && other.signature == member.signature && !other.result.isVoid
        }
    }
}
