/// How one mock is to be made, with nothing left open.
package struct MockSettings: Hashable, Sendable {
    package var name: String
    package var access: Access
    package var style: Style
    /// The places of the style's own name patterns in the configuration.
    package var namePlaces: [Role: SourceLocation]
    /// Swift expressions by the type that they are a value of.
    package var defaults: [String: String]
    /// Whether an un-stubbed member of a class's mock does what the class does.
    package var callsSuper: Bool
    /// Whether the mock leaves to extensions of the protocol what they implement.
    package var inheritsImplementations: Bool
    /// The settings of the module that compiles the mock.
    package var compiler: Set<CompilerSetting>

    package init(
        name: String, access: Access, style: Style, namePlaces: [Role: SourceLocation] = [:], defaults: [String: String],
        callsSuper: Bool = false,
        inheritsImplementations: Bool = false, compiler: Set<CompilerSetting> = []
    ) {
        self.name = name
        self.access = access
        self.style = style
        self.namePlaces = namePlaces
        self.defaults = defaults
        self.callsSuper = callsSuper
        self.inheritsImplementations = inheritsImplementations
        self.compiler = compiler
    }

    package var isOnMainActor: Bool { compiler.contains(.mainActorByDefault) }
}
