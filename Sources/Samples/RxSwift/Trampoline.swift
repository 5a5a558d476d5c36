import Foundation

/// Takes turns among the sequences of a thread. Without it, `combineLatest(.of(1, 2), .of(3, 4))` would see all of the first
/// sequence before anything of the second; with it their elements alternate, as they do in RxSwift.
final class Trampoline {
    private static let key = "RxSwift.Trampoline"
    private var waiting: [() -> Void] = []

    private static var current: Trampoline? {
        get { Thread.current.threadDictionary[key] as? Trampoline }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// Runs a subscription, then whatever it asked to run later. A subscription inside of another one leaves that to the outer one.
    static func run(_ subscription: () -> Void) {
        guard current == nil else { return subscription() }
        let trampoline = Trampoline()
        current = trampoline
        defer { current = nil }
        subscription()
        while !trampoline.waiting.isEmpty { trampoline.waiting.removeFirst()() }
    }

    static func later(_ action: @escaping () -> Void) {
        guard let current else { return run(action) }
        current.waiting.append(action)
    }
}
