import Foundation

extension NSLock {
    /// A function of the app, which mocks must not call.
    func withLock<R>(_ body: () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
    }
}

extension Optional where Wrapped: ~Copyable {
    /// A function of the app, which mocks must not call.
    mutating func take() -> Wrapped? { nil }
}

/// Feature: protocols of apps that extend the types mocks are made with
protocol Safehouse: Sendable {
    var owner: String { get set }
    static var count: Int { get set }
    func open(_ code: Int) async throws -> String
    func ticket() -> Ticket
}
