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

/// Feature: a Sendable AsyncSequence
protocol SendableStream: AsyncSequence, Sendable where Element == Int {
    func stop()
}

/// Feature: a described sequence on the main actor
@MainActor protocol MainListing: Sequence, CustomStringConvertible, Identifiable where Element == Int {
    var title: String { get set }
}

/// Feature: an AsyncSequence on the main actor
@MainActor protocol MainStream: AnyObject, AsyncSequence where Element == Int {
    var title: String { get set }
}

/// Feature: a Sequence with an iterator of its own
protocol IteratedListing: Sequence where Element == Int {
    func makeIterator() -> AnyIterator<Int>
}

/// Feature: a Sequence with other makers of iterators
protocol PairedListing: Sequence where Element == Int {
    func makeIterator() throws -> AnyIterator<Int>
    func makeIterator() -> AnyIterator<(Int, String)>
}

/// Feature: an AsyncSequence with another maker of iterators
protocol RestartableStream: AsyncSequence where Element == Int {
    func makeAsyncIterator() async throws -> AsyncStream<Int>.Iterator
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

/// Feature: Sequence with the older name of its elements
protocol OldListing: Sequence where Iterator.Element == Int {
    func refresh()
}

/// Feature: a Sequence of a fixed iterator over any elements
@MainActor protocol AnyListing: AnyObject, Sequence where Iterator == IndexingIterator<[Element]>, Element: Equatable {
    func refresh()
}

/// Feature: MutableCollection
protocol NumberBoard: MutableCollection where Element == Int {
    func clear()
}

/// Feature: RangeReplaceableCollection
protocol TextDraft: RangeReplaceableCollection where Element == String {
    func save()
}

/// Feature: a collection of any elements that can be changed
protocol ItemShelf: MutableCollection, RangeReplaceableCollection, RandomAccessCollection {
    func tidy()
}
