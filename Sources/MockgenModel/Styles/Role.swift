/// A member that a mock has for a requirement. The raw values are the keys of the configuration.
package enum Role: String, CaseIterable, Hashable, Sendable {
    /// The number of calls, and whether there was one.
    case callCount, called
    /// The argument or arguments of the last call, and those of all calls.
    case receivedArgument, receivedArguments, invocations
    /// The argument of one parameter in the last call, and its arguments in all calls.
    case eachArgument, eachHistory
    /// The stubs: an error, a closure that runs instead, a result.
    case thrownError, handler, returnValue
    /// The storage of a property without an initial value.
    case storage
    case setCount
    /// The use of a property: how often it was read, whether it was read, and a closure that provides its value.
    case getCount, getCalled, getHandler
    /// Whether a property was set, the last new value and all of them, and a closure that gets each.
    case setCalled, setValue, setHistory, setHandler
    /// The namespace of a mock's stubs, and the stub of one member.
    case stubs, stub
    /// The subject with which a test emits the values of an RxSwift `Observable` property.
    case subject
    /// Whether any member was called, and the function that forgets calls and stubs.
    case anyCalled, reset
}

extension Role {
    /// The use of a property, in the order of the declarations.
    package static let usesOfProperty: [Role] = [.getCount, .getCalled, .getHandler, .setCalled, .setValue, .setHistory, .setHandler]

    /// Whether all members of a mock share it.
    package var isOfMock: Bool { self == .stubs || self == .anyCalled || self == .reset }

    /// Whether it belongs to a property that the mock stores and returns. The other roles belong to calls.
    package var isOfProperty: Bool {
        switch self {
        case .storage, .setCount, .subject: true
        default: Role.usesOfProperty.contains(self)
        }
    }

    /// Whether a style can omit it, because no other member of a mock depends on it.
    package var canBeLeftOut: Bool { ![.storage, .stubs, .stub].contains(self) }

    /// Whether each parameter of a call has its own member with the role.
    package var isOfEachParameter: Bool { self == .eachArgument || self == .eachHistory }

    /// Whether its name can contain the name of a parameter.
    package var canNameArgument: Bool { isOfEachParameter || self == .receivedArgument }
}
