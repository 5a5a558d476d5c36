import MockgenModel

/// The behavior of an un-stubbed member.
enum Fallback {
    case nothing
    case value(DefaultExpression)
    case error
    case stop
    case callSuper(PassedOnCall)
}

/// A value that an un-stubbed member returns.
struct DefaultExpression {
    let text: String
    /// Whether the mock makes it on an actor, from outside of the actor.
    var isIsolated = false
    /// Whether it can mention the parameters.
    var usesParameters = false
    /// Whether it waits for an actor, so that it cannot follow `??`.
    var isAsync = false
}
