/// A setting of a module that changes which code compiles in it.
package enum CompilerSetting: CaseIterable, Sendable {
    /// Declarations without isolation are isolated to the main actor.
    case mainActorByDefault
    /// An async closure without isolation runs on the actor of its caller.
    case callersActorByDefault
    /// A closure on a global actor is Sendable, and a protocol has the isolation of its parents.
    case isolatedTypesUsability
    /// The initial values of the properties, not the class, decide the isolation of an implicit initializer.
    case isolatedDefaultValues
    /// The conformances of a mock on a global actor are isolated to that actor.
    case isolatedConformances
    /// Public declarations cannot use an import without an access level.
    case internalImportsByDefault
    /// The module can import `MockgenSupport`, so its mocks bring no code to share.
    case importsSupport
}
