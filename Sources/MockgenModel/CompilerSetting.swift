/// A setting of the compiler that changes which code is right in a module.
package enum CompilerSetting: CaseIterable, Sendable {
    /// What says nothing of its isolation is isolated to the main actor.
    case mainActorByDefault
    /// An async closure that says nothing runs where its caller runs.
    case callersActorByDefault
    /// A closure on a global actor is Sendable, and a protocol runs where its parents do.
    case isolatedTypesUsability
    /// An initializer that no one wrote is isolated by the values that properties begin with, not by its class.
    case isolatedDefaultValues
    /// What a mock on a global actor conforms to, it conforms to there.
    case isolatedConformances
    /// An import that says nothing is of no use to what is public.
    case internalImportsByDefault
    /// What is unsafe has to be marked.
    case strictMemorySafety
}
