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

/// Feature: an AsyncSequence on the main actor
@MainActor protocol MainStream: AnyObject, AsyncSequence where Element == Int {
    var title: String { get set }
}

/// Feature: an AsyncSequence with another maker of iterators
protocol RestartableStream: AsyncSequence where Element == Int {
    func makeAsyncIterator() async throws -> AsyncStream<Int>.Iterator
}

/// Feature: an AsyncSequence of a fixed iterator
protocol NumberEvents: AsyncSequence where AsyncIterator == AsyncStream<Int>.Iterator, Element == Int {
    func stop()
}

typealias Ticks = AsyncStream<Int>

/// Feature: streams
protocol Streaming {
    associatedtype Event
    func events(after event: Event) -> AsyncStream<Event>
    func ticks() async throws -> Ticks
    func lines(of name: String) throws -> AsyncThrowingStream<String, any Error>
    func both() -> (count: Int, ticks: Ticks)
    func failing() -> AsyncThrowingStream<Int, LoadError>?
    func all<Item>(like item: Item) -> AsyncStream<Item>
    var changes: AsyncStream<Event> { get set }
    var latest: AsyncThrowingStream<Event, any Error> { get }
    static var shared: Ticks { get }
    subscript(index: Int) -> Ticks { get }
}

/// Feature: streams in a Sendable protocol
protocol SharedStreaming: Sendable {
    func ticks() -> AsyncStream<Int>
    var changes: AsyncStream<Int> { get }
}
