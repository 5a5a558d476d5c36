/// What a mock keeps for a member, apart from the member itself. The raw values are the words of the configuration.
package enum Role: String, CaseIterable, Hashable, Sendable {
    /// How often it was called, and whether it was.
    case callCount, called
    /// The argument of the last call, or the arguments, and those of all calls.
    case receivedArgument, receivedArguments, invocations
    /// What a test sets: an error, a closure that runs instead, a result.
    case thrownError, handler, returnValue
    /// The storage behind a property that has nothing to start with.
    case storage
    /// How often a property was set.
    case setCount
    /// Where a test sends what an RxSwift `Observable` property is to emit.
    case subject
}

extension Role {
    /// Whether it is for a property that is stored and returned; the others are for what is called.
    package var isOfProperty: Bool {
        switch self {
        case .storage, .setCount, .subject: true
        default: false
        }
    }
}
