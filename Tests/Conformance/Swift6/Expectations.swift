import Foundation
import Testing

/// Expects a message from a process that a trap ended.
func expect(_ result: ExitTest.Result?, says message: String, at location: SourceLocation = #_sourceLocation) {
    guard let result else { return }
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(output.contains(message), sourceLocation: location)
}

/// That an error of a member without a stub names it.
func expect(_ error: (any Error)?, says message: String, at location: SourceLocation = #_sourceLocation) {
    #expect(error.map { "\($0)" } == message, sourceLocation: location)
}

/// Notes taken from any task.
final class Calls: @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [Int] = []

    var values: [Int] { lock.withLock { noted } }

    func add(_ value: Int) { lock.withLock { noted.append(value) } }
}
