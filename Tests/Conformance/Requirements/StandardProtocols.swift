import Foundation
import Observation

/// Feature: Equatable
protocol EquatableThing: Equatable {
    func work() -> Int
}

/// Feature: Equatable with `==` in an extension
protocol EquatableByName: Equatable {
    var name: String { get }
}

extension EquatableByName {
    static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}

/// Feature: Hashable
protocol HashableThing: Hashable {
    var name: String { get }
}

/// Feature: Comparable
protocol ComparableThing: Comparable {
    var rank: Int { get }
}

/// Feature: Codable
protocol CodableThing: Codable {
    var theme: String { get set }
    var user: User { get }
    func apply() -> Bool
}

/// Feature: Encodable
protocol EncodableThing: Encodable {
    var event: String { get }
}

/// Feature: Decodable
protocol DecodableThing: Decodable {
    var reply: String { get }
}

/// Feature: Identifiable
protocol IdentifiableThing: Identifiable {
    var title: String { get }
}

/// Feature: Identifiable with an id of its own
protocol IdentifiableByUUID: Identifiable {
    var id: UUID { get }
}

/// Feature: Identifiable with a fixed ID
protocol IdentifiableByNumber: Identifiable where ID == Int {
    var title: String { get }
}

/// Feature: Identifiable with a primary ID
protocol IdentifiableByText: Identifiable<String> {
    func rename()
}

/// Feature: Error
protocol ErrorThing: Error {
    var code: Int { get }
}

/// Feature: LocalizedError
protocol LocalizedThing: LocalizedError {
    var code: Int { get }
}

/// Feature: CustomStringConvertible
protocol DescribedThing: CustomStringConvertible {
    func work()
}

/// Feature: CustomDebugStringConvertible
protocol DebuggedThing: CustomDebugStringConvertible {
    func work()
}

/// Feature: CaseIterable
protocol CasesThing: CaseIterable {
    var name: String { get }
}

/// Feature: RawRepresentable
protocol RawThing: RawRepresentable {
    func work()
}

/// Feature: RawRepresentable with a fixed value
protocol RawText: RawRepresentable where RawValue == String {
    func work()
}

/// Feature: LosslessStringConvertible
protocol LosslessThing: LosslessStringConvertible {
    func work()
}

/// Feature: CodingKey
protocol KeyThing: CodingKey {
    var order: Int { get }
}

/// Feature: TextOutputStream
protocol OutputThing: TextOutputStream {
    func flush()
}

/// Feature: Actor
protocol ActorThing: Actor {
    func work() -> Int
}

/// Feature: Sendable
protocol SendableThing: Sendable {
    func work() -> Int
}

/// Feature: Hashable and Sendable
protocol HashableSendable: Hashable, Sendable {
    var name: String { get }
}

/// Feature: Comparable, Hashable and described
protocol ComparableHashable: Comparable & Hashable, CustomStringConvertible {
    var name: String { get }
}

/// Feature: Codable and Sendable
protocol CodableSendable: Codable, Sendable {
    var name: String { get set }
}

/// Feature: Codable and Identifiable
protocol CodableIdentifiable: Codable & Identifiable {
    var id: Int { get }
    var title: String { get set }
}

/// Feature: Codable and Identifiable without an id
protocol CodableIdentifiableFree: Codable & Identifiable {
    var title: String { get set }
}

/// Feature: Hashable on the main actor
@MainActor protocol MainHashable: Hashable {
    var title: String { get set }
}

/// Feature: Codable on the main actor
@MainActor protocol MainCodable: AnyObject, Codable {
    nonisolated var title: String { get }
}

/// Feature: an actor that is Hashable
protocol ActorHashable: Actor, Hashable {
    var balance: Int { get }
}

/// Feature: an actor that is Identifiable
protocol ActorIdentifiable: Actor, Identifiable {
    var balance: Int { get }
}

/// Feature: an error that is Equatable
protocol EquatableError: Error, Equatable {
    var code: Int { get }
}

/// Feature: parents through a protocol of the project
protocol Entity: Hashable, Codable, Identifiable {
    var id: Int { get }
}

/// Feature: standard parents of a parent
protocol NamedEntity: Entity {
    var name: String { get set }
}

/// Feature: a Comparable on a global actor
@DatabaseActor protocol DatabaseComparable: Comparable {
    var title: String { get set }
}

/// Feature: AdditiveArithmetic
protocol Summing: AdditiveArithmetic {
    var total: Int { get }
}

/// Feature: Strideable
protocol Stepping: Strideable where Stride == Int {}

/// Feature: literals
protocol Literals: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByNilLiteral
{
    var text: String { get }
}

/// Feature: array and dictionary literals
protocol ListLiterals: ExpressibleByArrayLiteral where ArrayLiteralElement == Int {}

protocol PairLiterals: ExpressibleByDictionaryLiteral {
    func value(of key: Key) -> Value?
}

/// Feature: Identifiable with an ID of some kind
protocol CodableIdentity: Identifiable where ID: Codable {
    var payload: Int { get }
}

/// Feature: Codable with coding keys of its own
protocol KeyedThing: Codable {
    associatedtype CodingKeys: CodingKey
    static var keys: [CodingKeys] { get }
}

/// Feature: a Sendable parent
protocol SendableHeir: SendableThing {
    var state: Int { get set }
}

/// Feature: errors as protocols
protocol ErrorLike: Error {
    var code: Int { get }
}

/// Feature: Clock
protocol TickingClock: Clock where Instant == ContinuousClock.Instant {
    var ticks: Int { get }
}

/// Feature: Clock with an open Instant
protocol AnyClock: Clock {}

/// Feature: InstantProtocol
protocol Moment: InstantProtocol where Duration == Swift.Duration {}

/// Feature: Observable
protocol Watched: Observable {
    var count: Int { get set }
}

/// Feature: RegexComponent
protocol Matching: RegexComponent where RegexOutput == Substring {}

/// Feature: ExpressibleByStringInterpolation
protocol Interpolated: ExpressibleByStringInterpolation {
    var length: Int { get }
}

/// Feature: TextOutputStreamable
protocol Streamed: TextOutputStreamable {}

/// Feature: CustomLeafReflectable
protocol LeafReflected: CustomLeafReflectable {}

/// Feature: Encoder
protocol EventEncoder: Encoder {
    func finish() -> Data
}
