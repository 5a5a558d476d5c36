import MockgenModel

/// The behavior of an un-stubbed member.
enum Fallback {
    case nothing
    case value(DefaultExpression)
    /// Throws an error with a message.
    case error
    /// Stops the test with a message.
    case stop
    /// Does what the class does.
    case callSuper(SuperCall)
}

/// A value that an un-stubbed member returns.
struct DefaultExpression {
    let text: String
    var helpers: Set<HelperType> = []
    /// Whether it waits for an actor, so that it cannot stand behind `??`.
    var isAsync = false
}
