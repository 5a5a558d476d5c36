import MockgenModel

/// The decisions about one call: its members, arguments and un-stubbed behavior. A class, because it is large and passed around.
final class CallPlan {
    let callable: Callable
    let arguments: [Argument]
    let types: CallTypes
    let body: CallBody
    let fallback: Fallback
    /// Whether it cannot be called, because an argument is a `Never`.
    let isImpossible: Bool
    /// The call of a wrapped object. Nil if the mock cannot wrap one, or cannot pass this call on.
    let wrapped: WrappedCall?
    /// The name of the mock in messages.
    let mock: String
    let standard: StandardTypes

    init(_ callable: Callable, in context: MockContext) {
        let member = callable.member
        let globalActor = context.globalActorRunning(member)
        let planner = ArgumentPlanner(for: callable, in: context)
        let arguments = planner.arguments(callable.parameters)
        let isolation =
            planner.staysInActor(callable.parameters)
            ? "nonisolated(nonsending)"
            : globalActor ?? (callable.effects.isAsync && member.isolation == .callersActor ? member.isolation.modifier : nil)
        let types = CallTypes(of: callable, arguments, planner.erasure, isolation: isolation, context.style)
        let defaults = CallDefaults(callable, arguments, types, in: context)
        let isImpossible = callable.parameters.contains { !$0.isVariadic && $0.type.hasNoValues }
        body = CallBody(callable, arguments, types, defaults, isImpossible: isImpossible, isolation: isolation, in: context)
        (self.callable, self.arguments, self.types, self.isImpossible) = (callable, arguments, types, isImpossible)
        fallback = defaults.fallback
        wrapped = context.wrapped.flatMap { WrappedCall(callable, arguments, types, to: $0, in: context) }
        (mock, standard) = (context.settings.name, context.standard)
    }

    /// Whether the call goes on to the class or to another object if nothing answers it.
    var isPassedOn: Bool { if case .callSuper = fallback { true } else { wrapped != nil } }

    /// The values that a test sets to answer the call.
    var stubbedVariables: [Variable] { [.error, .value, .closure].compactMap { body.values[$0] } }

    /// The message of an un-stubbed call, with the values that a test can set.
    var messageOfUnstubbed: String {
        let names = body.namesToSet.map { "'\($0)'" }.joined(separator: " or ")
        return "'\(mock).\(callable.member.signature)' is not stubbed. "
            + (names.isEmpty ? "Its style has no stub for it." : "Set \(names).")
    }

    /// A comment for the test about arguments that the closure does not get.
    var noteOnClosure: String? {
        let withheld = arguments.filter { $0.closure == nil }.map { "`\($0.name.withoutBackTicks)`" }
        return withheld.isEmpty ? nil : "It does not get \(withheld.joined(separator: " and ")): a stored closure cannot take it."
    }
}
