import Foundation

// Requirements of the standard library, restated. With default isolation, the compiler accepts them only if they are 'nonisolated'.

/// Feature: a description on the main actor
@MainActor protocol MainDescribed: CustomStringConvertible {
    var description: String { get }
    var title: String { get set }
}

/// Feature: LocalizedError with requirements of its own
protocol LocalizedText: LocalizedError {
    var errorDescription: String? { get }
    var failureReason: String? { get }
}

/// Feature: operators of the standard library restated with `borrowing`
protocol ComparedThing: Hashable, Comparable {
    static func == (left: borrowing Self, right: borrowing Self) -> Bool
    static func < (left: borrowing Self, right: borrowing Self) -> Bool
}

/// Feature: requirements of Hashable restated
protocol HashingThing: Hashable {
    func hash(into hasher: inout Hasher)
    static func == (left: Self, right: Self) -> Bool
    var name: String { get }
}
