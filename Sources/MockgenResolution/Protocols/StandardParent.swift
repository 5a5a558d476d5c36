/// A parent of the toolchain that decides about a mock as a whole, and not through requirements.
enum StandardParent: Sendable {
    /// Every class conforms.
    case noRequirements
    /// The mock as a whole conforms: as an actor, or with a lock.
    case trait
    /// Subclasses of NSObject conform.
    case object
    /// The compiler requires methods of these names that the protocol does not declare, so mockgen mocks only a protocol that declares
    /// them.
    case undeclared([String])
    case unsupported(UnsupportedParent)

    static let named: [String: StandardParent] = [
        "Actor": .trait,
        "Any": .noRequirements,
        "AnyActor": .trait,
        "AnyObject": .noRequirements,
        "BidirectionalCollection": .unsupported(.sequence),
        "BinaryFloatingPoint": .unsupported(.values),
        "BitwiseCopyable": .unsupported(.noClass),
        "Collection": .unsupported(.sequence),
        "Copyable": .noRequirements,
        "DistributedActor": .unsupported(.distributedActors),
        "DistributedActorSystem": .undeclared(["remoteCall", "remoteCallVoid"]),
        "DistributedTargetInvocationDecoder": .undeclared(["decodeNextArgument"]),
        "DistributedTargetInvocationEncoder": .undeclared(["recordArgument", "recordReturnType"]),
        "DistributedTargetInvocationResultHandler": .undeclared(["onReturn"]),
        "Escapable": .noRequirements,
        "FixedWidthInteger": .unsupported(.values),
        "FloatingPoint": .unsupported(.values),
        "Iterable": .unsupported(.sequence),
        "MutableCollection": .unsupported(.sequence),
        "NSObject": .object,
        "NSObjectProtocol": .object,
        "RandomAccessCollection": .unsupported(.sequence),
        "RangeReplaceableCollection": .unsupported(.sequence),
        "SIMDScalar": .unsupported(.noClass),
        "Sendable": .trait,
        "SendableMetatype": .noRequirements,
        "Sequence": .unsupported(.sequence),
        "StringInterpolationProtocol": .undeclared(["appendInterpolation"]),
        "StringProtocol": .unsupported(.closed),
    ]
}
