import MockgenModel

/// A call of what the class does itself: `return try await super.load(id: id)`.
struct SuperCall {
    let text: String
    /// Stands in front of the call: `return `, if there is something to return.
    let returning: String
    /// Whether a value is passed on that the mock has recorded too, so that it could not be sent.
    let helpers: Set<HelperType>

    init(_ callable: Callable, _ arguments: [Argument], in context: MockContext) {
        let isSent = !callable.member.isInitializer && callable.parameters.contains(where: \.type.isSending)
        helpers = isSent ? [.unchecked] : []
        let values = zip(callable.parameters, arguments).map { parameter, argument in
            let value = isSent && parameter.type.isSending ? context.standard.boxed(argument.name) : argument.name
            return (parameter.label.map { "\($0.asArgumentLabel): " } ?? "") + parameter.passedOn(as: value)
        }
        // A setter uses the new value even where the subscript is `@safe`.
        let mark =
            callable.isSetter && context.safety.isUnsafe(callable.parameters.last?.type ?? .void)
            ? MemorySafety.word : context.safety.mark(callable.member)
        let call = mark + callable.effects.attempt + SuperCall.call(of: callable.member, values)
        text = callable.isOverloadedByResult(in: context.subject) ? call + " as Void" : call
        returning = !callable.result.isVoid || callable.isRead ? callable.result.returning : ""
    }

    private static func call(of member: Member, _ values: [String]) -> String {
        switch member.kind {
        case .function(let function): return "super.\(function.name)(\(values.joined(separator: ", ")))"
        case .property(let property): return "super.\(property.name)"
        case .initializer: return "super.init(\(values.joined(separator: ", ")))"
        case .subscript(let value):
            // A setter has one more: the new value.
            let indices = values.prefix(value.parameters.count).joined(separator: ", ")
            return "super[\(indices)]" + values.dropFirst(value.parameters.count).map { " = " + $0 }.joined()
        }
    }
}

extension Callable {
    fileprivate var isSetter: Bool {
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

    /// A call that needs no result may mean any overload.
    fileprivate func isOverloadedByResult(in subject: ResolvedProtocol) -> Bool {
        guard result.isVoid, case .function(let own) = member.kind else { return false }
        return subject.requirements.contains { requirement in
            guard case .function(let other) = requirement.member.kind, other.name == own.name, !other.result.isVoid else { return false }
            return other.parameters.map(\.label) == own.parameters.map(\.label)
        }
    }
}

extension String {
    /// Nearly all keywords stand there without back-ticks.
    fileprivate var asArgumentLabel: String { ["inout", "var", "let"].contains(withoutBackTicks) ? self : withoutBackTicks }
}
