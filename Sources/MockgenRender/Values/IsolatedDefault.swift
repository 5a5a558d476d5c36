import MockgenModel

/// A configured default that a global actor must make. The mock makes it at first use, because a test may make the mock on any actor.
struct IsolatedDefault {
    let expression: String
    let type: TypeName
    /// The attribute of the actor, `@MainActor`.
    let actor: String
    /// The mock and its member, for the message about a call from outside the actor.
    let member: String
    /// Whether a member that runs on the actor uses the expression.
    let isOnActor: Bool
    let standard: StandardTypes

    /// Nil if the default can be made anywhere.
    init?(for type: TypeName, _ defaults: DefaultValues, of member: Member, in context: MockContext) {
        guard let actor = defaults.globalActor(for: type), let expression = defaults.expression(for: type) else { return nil }
        self.expression = expression
        self.type = type
        self.actor = actor
        self.member = "\(context.settings.name).\(member.signature)"
        isOnActor = context.globalActorRunning(member) == actor
        standard = context.standard
    }

    /// For a synchronous member, which stops the test if it is called outside the actor.
    var synchronous: DefaultExpression {
        guard !isOnActor else { return DefaultExpression(text: expression) }
        guard actor != "@MainActor" else {
            return DefaultExpression(
                text: "\(standard.helper(.mainActorDefault))(for: \"\(member)\") { \(expression) }", isIsolated: true)
        }
        let make = "unsafeBitCast({ \(actor) in \(expression) } as \(actor) () -> \(type), to: (() -> \(type)).self)"
        return DefaultExpression(
            text: "\(standard.helper(.actorDefault))(on: \(actor.dropFirst()).shared, for: \"\(member)\", \(make))",
            isIsolated: true)
    }

    /// For an asynchronous member, which waits for the actor.
    var asynchronous: DefaultExpression {
        DefaultExpression(text: isOnActor ? expression : "await { \(actor) in \(expression) }()", isAsync: true)
    }
}
