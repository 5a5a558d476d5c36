import MockgenModel

/// What mockgen knows of the standard library without asking the compiler: the few parents that most packages have, which would cost a
/// run the reading of an interface of several hundred protocols, and those that mocks have an answer of their own to. A test holds all of
/// it against the compiler's interface.
package enum StandardLibrary {
    package static let module = "Swift"
    /// Those that what is known here may be written with.
    static let modules: Set<String> = [module, "_Concurrency"]

    /// Parents that ask nothing of a class.
    static let parentsWithoutRequirements: Set<String> = [
        "Any", "AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "SendableMetatype",
    ]

    /// Parents that ask for no member, but for something of the whole mock.
    static let traits: Set<String> = ["Actor", "AnyActor", "Sendable"]

    /// Of Foundation: what conforms to them is a subclass of `NSObject`.
    static let objectiveCParents: Set<String> = ["NSObjectProtocol", objectiveCSuperclass]
    static let objectiveCSuperclass = "NSObject"
    /// It is equal to itself and hashes by identity.
    static let objectiveCConformances: Set<String> = ["Equatable", "Hashable"]

    /// The protocols that a mock can inherit from, with the requirements that it has to meet as it meets those of any protocol.
    /// Where a class has a better answer than a stub (`==` is identity), the requirement is left out here and the renderer gives it.
    static let interface = """
        public protocol AdditiveArithmetic: Equatable {
            static var zero: Self { get }
            static func + (left: Self, right: Self) -> Self
            static func - (left: Self, right: Self) -> Self
        }
        public protocol AsyncIteratorProtocol<Element> {
            associatedtype Element
            mutating func next() async throws -> Element?
        }
        public protocol AsyncSequence<Element, Failure> {
            associatedtype Element
            associatedtype Failure: Error
        }
        public protocol BidirectionalCollection<Element>: Collection { associatedtype Element }
        public protocol CaseIterable { static var allCases: [Self] { get } }
        public typealias Codable = Decodable & Encodable
        public protocol CodingKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
            var stringValue: String { get }
            init?(stringValue: String)
            var intValue: Int? { get }
            init?(intValue: Int)
        }
        public protocol Collection<Element>: Sequence { associatedtype Element }
        public protocol Comparable: Equatable {}
        public protocol CustomDebugStringConvertible { var debugDescription: String { get } }
        public protocol CustomNSError: Error {}
        public protocol CustomReflectable { var customMirror: Mirror { get } }
        public protocol CustomStringConvertible { var description: String { get } }
        public protocol Decodable {}
        public protocol Encodable {}
        public protocol Equatable {}
        public protocol Error: Sendable {}
        public protocol ExpressibleByArrayLiteral {
            associatedtype ArrayLiteralElement
            init(arrayLiteral elements: ArrayLiteralElement...)
        }
        public protocol ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) }
        public protocol ExpressibleByDictionaryLiteral {
            associatedtype Key
            associatedtype Value
            init(dictionaryLiteral elements: (Key, Value)...)
        }
        public protocol ExpressibleByFloatLiteral { init(floatLiteral value: Double) }
        public protocol ExpressibleByIntegerLiteral { init(integerLiteral value: Int) }
        public protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
        public protocol ExpressibleByStringLiteral { init(stringLiteral value: String) }
        public protocol Hashable: Equatable {}
        public protocol Identifiable<ID> { associatedtype ID: Hashable }
        public protocol IteratorProtocol<Element> {
            associatedtype Element
            mutating func next() -> Element?
        }
        public protocol LocalizedError: Error {}
        public protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
        public protocol RandomAccessCollection<Element>: BidirectionalCollection { associatedtype Element }
        public protocol RandomNumberGenerator { mutating func next() -> UInt64 }
        public protocol RawRepresentable<RawValue> {
            associatedtype RawValue
            init?(rawValue: RawValue)
            var rawValue: RawValue { get }
        }
        public protocol Sequence<Element> { associatedtype Element }
        public protocol Strideable<Stride>: Comparable {
            associatedtype Stride: Comparable & SignedNumeric
            func distance(to other: Self) -> Stride
            func advanced(by distance: Stride) -> Self
        }
        public protocol TextOutputStream { mutating func write(_ string: String) }
        """

    /// Associated types that mocks have an answer of their own to.
    static let associatedTypesLeftOut: [String: Set<String>] = [
        "AsyncSequence": ["AsyncIterator"], "Collection": ["Index", "Indices", "SubSequence"], "Sequence": ["Iterator"],
    ]

    /// Views into other values, which they must not outlive.
    static let views: Set<String> = ["Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span"]

    /// The usual types of the standard library. mockgen reads no interface to find out where these come from. Other names may belong to a
    /// module that has no sources.
    static let types: Set<String> = RecordedNames.standardProtocols.union(parentsWithoutRequirements).union(traits).union([
        "AnyHashable", "AnyKeyPath", "AnySequence", "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream", "Bool", "Character",
        "CheckedContinuation", "ClosedRange", "ContiguousArray", "Dictionary", "Double", "Duration", "Float", "Float16", "Hasher",
        "InlineArray", "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "KeyPath", "KeyValuePairs", "MainActor", "Mirror", "MutableSpan",
        "Never",
        "ObjectIdentifier", "OpaquePointer", "Optional", "PartialKeyPath", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
        "Range", "RawSpan", "ReferenceWritableKeyPath", "Result", "Set", "Span", "StaticString", "String", "Substring", "Task", "TaskGroup",
        "TaskPriority", "ThrowingTaskGroup", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8", "Unicode", "UnsafeBufferPointer",
        "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafePointer",
        "UnsafeRawBufferPointer", "UnsafeRawPointer", "Void", "WritableKeyPath",
    ])

    /// Protocols of numbers, texts and sets, or of the language's own machinery, which no class can stand in for.
    static let parentsOfValues: Set<String> = [
        "BinaryFloatingPoint", "BinaryInteger", "CVarArg", "Executor", "FixedWidthInteger", "FloatingPoint", "MutableCollection", "Numeric",
        "OptionSet",
        "RangeReplaceableCollection", "SIMD", "SIMDScalar", "SIMDStorage", "SerialExecutor", "SetAlgebra", "SignedInteger", "SignedNumeric",
        "StringInterpolationProtocol", "StringProtocol", "TaskExecutor", "UnsignedInteger",
    ]

    /// What the `id` that every class has conforms to.
    static let parentsOfIdentities = parentsWithoutRequirements.union([
        "Comparable", "CustomDebugStringConvertible", "Equatable", "Hashable", "Sendable",
    ]).subtracting(["AnyObject"])

    /// Parents that have an answer here, whatever their interface asks for.
    static func answers(_ name: String) -> Bool {
        parentsWithoutRequirements.contains(name) || traits.contains(name) || objectiveCParents.contains(name)
            || parentsOfValues.contains(name)
    }

    static func isProtocol(_ name: String) -> Bool { RecordedNames.standardProtocols.contains(name) || name == "AnyActor" }
}
