/// The settings of one mock, with all default values applied.
package struct MockSettings: Hashable, Sendable {
    package var name: String
    package var access: Access
    package var style: Style
    package var nameLocations: [Role: SourceLocation] = [:]
    package var requirements = RequirementSettings()
    /// The Swift expressions of values, by their types.
    package var defaults: [String: String]
    /// Whether an un-stubbed member of a class mock calls the class's implementation.
    package var callsSuper = false
    /// Whether the generated code of a model has a lens for each property.
    package var hasLenses = false
    /// Whether the mock inherits the default implementations of requirements.
    package var inheritsImplementations = false
    /// Whether several threads can use the mock at once, although its protocol is not `Sendable`.
    package var isThreadSafe = false
    /// The names by which tests can refer to values of the mock, or nil for a mock that has all of its values.
    package var usedNames: Set<String>?
    /// The phrases of tests that ask for members of stubs: `CartMock(wrapping:`, `owner.get`.
    package var phrases: Set<String> = []
    package var compiler: Set<CompilerSetting>

    package init(name: String, access: Access, style: Style, defaults: [String: String], compiler: Set<CompilerSetting> = []) {
        (self.name, self.access, self.style, self.defaults, self.compiler) = (name, access, style, defaults, compiler)
    }

    package var isOnMainActor: Bool { compiler.contains(.mainActorByDefault) }
}
