/// Reads numbers from a source.
protocol NumberReading {
    mutating func read() -> Int?
}

struct NumberReader: NumberReading, Equatable {
    var rest: [Int]

    mutating func read() -> Int? { rest.isEmpty ? nil : rest.removeFirst() }
}

/// Feature: generic initializers with inout arguments
protocol ReadingInitializers {
    init<R: NumberReading>(reader: inout R) throws
    init?<R: NumberReading>(failing reader: inout R, count: inout Int)
    init!<R: NumberReading>(late reader: inout R) async throws
    init(numbers: inout [Int])
    init?(number: inout Int)
    init(some reader: inout some NumberReading)
}

/// Feature: initializers that throw a generic error
protocol ThrowingInitializers {
    init<E>(code: Int) throws(E) where E: Error
    init?<E: Error>(failing error: E) throws(E)
    init<E: Error>(late error: E) async throws(E)
    init<R: NumberReading, E: Error>(reader: inout R, error: E) throws(E)
    init<E: Error>(body: () throws(E) -> Int) throws(E)
}

/// Feature: the same of a Sendable protocol
protocol SendableInitializers: Sendable {
    init<R: NumberReading>(reader: inout R) throws
    init?<R: NumberReading, E: Error>(failing reader: inout R, error: E) throws(E)
    init<E: Error>(late error: E) async throws(E)
}

/// Feature: the same of an actor
protocol ActorInitializers: Actor {
    init<R: NumberReading>(reader: inout R) throws
    init?<R: NumberReading, E: Error>(failing reader: inout R, error: E) throws(E)
    init<E: Error>(late error: E) async throws(E)
}

/// Feature: the same on the main actor, and beside it
@MainActor protocol MainInitializers {
    init<R: NumberReading>(reader: inout R) throws
    nonisolated init?<R: NumberReading, E: Error>(failing reader: inout R, error: E) throws(E)
    init<E: Error>(late error: E) async throws(E)
}

/// Feature: the same of a class
// mockgen: mock
class ReadingClass {
    var count = 0

    init<R: NumberReading>(reader: inout R) throws { while reader.read() != nil { count += 1 } }
    required init?<E: Error>(failing count: inout Int, error: E) async throws(E) {
        count += 1
        self.count = count
    }
    func total() -> Int { count }
}
