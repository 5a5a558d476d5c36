extension StandardProtocol {
    static let all: [StandardProtocol] = [
        Self("Actor", .trait),
        Self(
            """
            public protocol AdditiveArithmetic: Equatable {
                static var zero: Self { get }
                static func + (left: Self, right: Self) -> Self
                static func - (left: Self, right: Self) -> Self
            }
            """),
        Self("Any", .noRequirements),
        Self("AnyActor", .trait),
        Self("AnyObject", .noRequirements),
        Self(
            """
            public protocol AsyncIteratorProtocol<Element> {
                associatedtype Element
                mutating func next() async throws -> Element?
            }
            """),
        Self(
            """
            public protocol AsyncSequence<Element, Failure> {
                associatedtype Element
                associatedtype Failure: Error
            }
            """),
        Self("BidirectionalCollection", .unsupported(.sequence)),
        Self("BinaryFloatingPoint", .unsupported(.values)),
        Self("BitwiseCopyable", .unsupported(.noClass)),
        Self("public protocol CVarArg { var _cVarArgEncoding: [Int] { get } }"),
        Self("public protocol CaseIterable { static var allCases: [Self] { get } }"),
        Self("public typealias Codable = Decodable & Encodable"),
        Self(
            """
            public protocol CodingKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
                var stringValue: String { get }
                init?(stringValue: String)
                var intValue: Int? { get }
                init?(intValue: Int)
            }
            """),
        Self("Collection", .unsupported(.sequence)),
        Self("public protocol Comparable: Equatable {}"),
        Self("Copyable", .noRequirements),
        Self("public protocol CustomDebugStringConvertible { var debugDescription: String { get } }"),
        Self("public protocol CustomNSError: Error {}"),
        Self("public protocol CustomReflectable { var customMirror: Mirror { get } }"),
        Self("public protocol CustomStringConvertible { var description: String { get } }"),
        Self("public protocol Decodable {}"),
        Self("DistributedActor", .unsupported(.distributedActors)),
        Self("DistributedActorSystem", .undeclared(["remoteCall", "remoteCallVoid"])),
        Self("DistributedTargetInvocationDecoder", .undeclared(["decodeNextArgument"])),
        Self("DistributedTargetInvocationEncoder", .undeclared(["recordArgument", "recordReturnType"])),
        Self("DistributedTargetInvocationResultHandler", .undeclared(["onReturn"])),
        Self("public protocol Encodable {}"),
        Self("public protocol Equatable {}"),
        Self("public protocol Error: Sendable {}"),
        Self("Escapable", .noRequirements),
        Self("public protocol Executor: AnyObject, Sendable { func enqueue(_ job: consuming ExecutorJob) }"),
        Self(
            """
            public protocol ExpressibleByArrayLiteral {
                associatedtype ArrayLiteralElement
                init(arrayLiteral elements: ArrayLiteralElement...)
            }
            """),
        Self("public protocol ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) }"),
        Self(
            """
            public protocol ExpressibleByDictionaryLiteral {
                associatedtype Key
                associatedtype Value
                init(dictionaryLiteral elements: (Key, Value)...)
            }
            """),
        Self("public protocol ExpressibleByFloatLiteral { init(floatLiteral value: Double) }"),
        Self("public protocol ExpressibleByIntegerLiteral { init(integerLiteral value: Int) }"),
        Self("public protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }"),
        Self("public protocol ExpressibleByStringLiteral { init(stringLiteral value: String) }"),
        Self("FixedWidthInteger", .unsupported(.values)),
        Self("FloatingPoint", .unsupported(.values)),
        Self("public protocol Hashable: Equatable {}"),
        Self("public protocol Identifiable<ID> { associatedtype ID: Hashable }"),
        Self(
            """
            public protocol IteratorProtocol<Element> {
                associatedtype Element
                mutating func next() -> Element?
            }
            """),
        Self("public protocol LocalizedError: Error {}"),
        Self("public protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }"),
        Self("MutableCollection", .unsupported(.sequence)),
        Self("NSObject", .superclass("NSObject")),
        Self("NSObjectProtocol", .superclass("NSObject")),
        Self(
            """
            public protocol OptionSet {
                associatedtype RawValue: FixedWidthInteger
                init()
                init(rawValue: RawValue)
                var rawValue: RawValue { get }
            }
            """),
        Self("RandomAccessCollection", .unsupported(.sequence)),
        Self("public protocol RandomNumberGenerator { mutating func next() -> UInt64 }"),
        Self("RangeReplaceableCollection", .unsupported(.sequence)),
        Self(
            """
            public protocol RawRepresentable<RawValue> {
                associatedtype RawValue
                init?(rawValue: RawValue)
                var rawValue: RawValue { get }
            }
            """),
        Self("SIMDScalar", .unsupported(.noClass)),
        Self("Sendable", .trait),
        Self("SendableMetatype", .noRequirements),
        Self("Sequence", .unsupported(.sequence)),
        Self("public protocol SerialExecutor: Executor {}"),
        Self(
            """
            public protocol Strideable<Stride>: Comparable {
                associatedtype Stride: Comparable & SignedNumeric
                func distance(to other: Self) -> Stride
                func advanced(by distance: Stride) -> Self
            }
            """),
        Self("StringInterpolationProtocol", .undeclared(["appendInterpolation"])),
        Self("StringProtocol", .unsupported(.closed)),
        Self("public protocol TaskExecutor: Executor {}"),
        Self("public protocol TextOutputStream { mutating func write(_ string: String) }"),
    ]
}
