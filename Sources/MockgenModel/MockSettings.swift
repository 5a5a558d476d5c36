/// The settings of one mock, with all default values applied.
package struct MockSettings: Hashable, Sendable {
    package var name: String
    package var access: Access
    package var style: Style
    package var nameLocations: [Role: SourceLocation]
    package var requirements: RequirementSettings
    /// The Swift expressions of values, by their types.
    package var defaults: [String: String]
    /// Whether an un-stubbed member of a class mock calls the class's implementation.
    package var callsSuper: Bool
    /// Whether a model has lenses.
    package var hasLenses: Bool
    /// Whether the mock inherits the default implementations of requirements.
    var inheritsImplementations: Bool
    /// Whether several threads can use the mock at once, although its protocol is not `Sendable`.
    var isThreadSafe: Bool
    /// The names by which tests can refer to values of the mock, or nil for a mock that has all of its values.
    package var usedNames: Set<String>?
    /// The phrases of tests that ask for members of stubs: `CartMock(wrapping:`, `owner.get`.
    package var phrases: Set<String>
    package var compiler: Set<CompilerSetting>

    package init(
        name: String, access: Access, style: Style, nameLocations: [Role: SourceLocation] = [:],
        requirements: RequirementSettings = RequirementSettings(), defaults: [String: String],
        callsSuper: Bool = false, hasLenses: Bool = false,
        inheritsImplementations: Bool = false, isThreadSafe: Bool = false, usedNames: Set<String>? = nil, phrases: Set<String> = [],
        compiler: Set<CompilerSetting> = []
    ) {
        self.name = name
        self.access = access
        self.style = style
        self.nameLocations = nameLocations
        self.requirements = requirements
        self.defaults = defaults
        self.callsSuper = callsSuper
        self.hasLenses = hasLenses
        self.inheritsImplementations = inheritsImplementations
        self.isThreadSafe = isThreadSafe
        self.usedNames = usedNames
        self.phrases = phrases
        self.compiler = compiler
    }

    package var isOnMainActor: Bool { compiler.contains(.mainActorByDefault) }
}
