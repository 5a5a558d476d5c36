import Foundation

// Protocols of the standard library as parents.

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

/// Feature: LocalizedError with requirements of its own
protocol LocalizedText: LocalizedError {
    var errorDescription: String? { get }
    var failureReason: String? { get }
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

/// Feature: AsyncSequence
protocol EventStream: AsyncSequence {
    func stop()
}

/// Feature: AsyncSequence of fixed elements
protocol NumberStream: AsyncSequence where Element == Int {
    func stop()
}

/// Feature: AsyncSequence with primary types
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
protocol FailingStream: AsyncSequence<Int, any Error> {
    func stop()
}

/// Feature: Sequence
protocol Listing: Sequence {
    func refresh()
}

/// Feature: Sequence of fixed elements
protocol NumberListing: Sequence<Int> {
    func refresh()
}

/// Feature: IteratorProtocol
protocol Stepper: IteratorProtocol {
    var position: Int { get }
}

/// Feature: IteratorProtocol of fixed elements
protocol NumberStepper: IteratorProtocol where Element == Int {
    var position: Int { get }
}

/// Feature: AsyncIteratorProtocol
protocol AsyncStepper: AsyncIteratorProtocol {
    var position: Int { get }
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

/// Feature: a Sendable AsyncSequence
protocol SendableStream: AsyncSequence, Sendable where Element == Int {
    func stop()
}

/// Feature: parents through a protocol of the project
protocol Entity: Hashable, Codable, Identifiable {
    var id: Int { get }
}

/// Feature: standard parents of a parent
protocol NamedEntity: Entity {
    var name: String { get set }
}

/// Feature: a described sequence on the main actor
@MainActor protocol MainListing: Sequence, CustomStringConvertible, Identifiable where Element == Int {
    var title: String { get set }
}

/// Feature: an AsyncSequence on the main actor
@MainActor protocol MainStream: AnyObject, AsyncSequence where Element == Int {
    var title: String { get set }
}

/// Feature: a Comparable on a global actor
@DatabaseActor protocol DatabaseComparable: Comparable {
    var title: String { get set }
}

/// Feature: requirements of Hashable restated
protocol HashingThing: Hashable {
    func hash(into hasher: inout Hasher)
    static func == (left: Self, right: Self) -> Bool
    var name: String { get }
}

/// Feature: a Sequence with an iterator of its own
protocol IteratedListing: Sequence where Element == Int {
    func makeIterator() -> AnyIterator<Int>
}

/// Feature: a Sequence with elements of its own
protocol ElementListing: Sequence where Element == Int {
    var elements: [Int] { get }
}

/// Feature: a Sequence of a fixed iterator
protocol ArrayListing: Sequence where Iterator == IndexingIterator<[Int]> {
    func stop()
}

/// Feature: an AsyncSequence of a fixed iterator
protocol NumberEvents: AsyncSequence where AsyncIterator == AsyncStream<Int>.Iterator, Element == Int {
    func stop()
}

/// Feature: Collection
protocol Playlist: Collection where Element == String {
    func shuffle()
}

/// Feature: RandomAccessCollection of a Sendable protocol
protocol Pages<Element>: RandomAccessCollection, Sendable {
    func refresh()
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

/// Feature: Sequence with the older name of its elements
protocol OldListing: Sequence where Iterator.Element == Int {
    func refresh()
}

/// Feature: a Sequence of a fixed iterator over any elements
@MainActor protocol AnyListing: AnyObject, Sequence where Iterator == IndexingIterator<[Element]>, Element: Equatable {
    func refresh()
}
