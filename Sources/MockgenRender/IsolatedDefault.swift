import MockgenModel

/// A default value of the configuration that a global actor has to make. A mock makes it when it is needed first, not with the mock,
/// which a test may make on any actor.
struct IsolatedDefault {
    let expression: String
    let type: TypeName
    /// The attribute of the actor, `@MainActor`.
    let actor: String
    /// The mock and its member, for the message about a call from elsewhere.
    let member: String
    /// Whether the expression stands in a member that runs on the actor.
    let isOnActor: Bool
    let isStrict: Bool

    /// Nil where the default can be made anywhere.
    init?(for type: TypeName, _ defaults: DefaultValues, of member: Member, in context: MockContext) {
        guard let actor = defaults.globalActor(for: type), let expression = defaults.expression(for: type) else { return nil }
        self.expression = expression
        self.type = type
        self.actor = actor
        self.member = "\(context.settings.name).\(member.signature)"
        isOnActor = context.globalActorRunning(member) == actor
        isStrict = context.settings.compiler.contains(.strictMemorySafety)
    }

    /// An expression for a synchronous member: it stops with a message where the member is called from elsewhere.
    func synchronous(in code: inout Code) -> String {
        guard !isOnActor else { return expression }
        guard actor != "@MainActor" else {
            code.need(.mainActorDefault)
            code.need(.unchecked)
            return "\(HelperType.mainActorDefault).make(for: \"\(member)\") { \(expression) }"
        }
        code.need(.actorDefault)
        let make =
            "\(isStrict ? "unsafe " : "")unsafeBitCast({ \(actor) in \(expression) } as \(actor) () -> \(type), to: (() -> \(type)).self)"
        return "\(HelperType.actorDefault).make(on: \(actor.dropFirst()).shared, for: \"\(member)\", \(make))"
    }

    /// An expression for an asynchronous member, which waits for the actor.
    var asynchronous: String { isOnActor ? expression : "await { \(actor) in \(expression) }()" }
}
