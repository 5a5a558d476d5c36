extension StandardLibrary {
    /// The protocols whose interface the compiler need not print. Mocks implement some of their requirements by themselves (see
    /// `StandardBehavior`), so these are left out.
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
        public protocol CVarArg { var _cVarArgEncoding: [Int] { get } }
        public protocol CaseIterable { static var allCases: [Self] { get } }
        public typealias Codable = Decodable & Encodable
        public protocol CodingKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
            var stringValue: String { get }
            init?(stringValue: String)
            var intValue: Int? { get }
            init?(intValue: Int)
        }
        public protocol Comparable: Equatable {}
        public protocol CustomDebugStringConvertible { var debugDescription: String { get } }
        public protocol CustomNSError: Error {}
        public protocol CustomReflectable { var customMirror: Mirror { get } }
        public protocol CustomStringConvertible { var description: String { get } }
        public protocol Decodable {}
        public protocol Encodable {}
        public protocol Equatable {}
        public protocol Error: Sendable {}
        public protocol Executor: AnyObject, Sendable { func enqueue(_ job: consuming ExecutorJob) }
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
        public protocol OptionSet {
            associatedtype RawValue: FixedWidthInteger
            init()
            init(rawValue: RawValue)
            var rawValue: RawValue { get }
        }
        public protocol RandomNumberGenerator { mutating func next() -> UInt64 }
        public protocol RawRepresentable<RawValue> {
            associatedtype RawValue
            init?(rawValue: RawValue)
            var rawValue: RawValue { get }
        }
        public protocol SerialExecutor: Executor {}
        public protocol Strideable<Stride>: Comparable {
            associatedtype Stride: Comparable & SignedNumeric
            func distance(to other: Self) -> Stride
            func advanced(by distance: Stride) -> Self
        }
        public protocol TaskExecutor: Executor {}
        public protocol TextOutputStream { mutating func write(_ string: String) }
        """
}
