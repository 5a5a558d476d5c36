import Foundation
import RxSwift

/// How a sequence ended, and its elements until then.
@frozen public enum MaterializedSequenceResult<T> {
    case completed(elements: [T])
    case failed(elements: [T], error: Error)
}

extension BlockingObservable {
    public func toArray() throws -> [Element] {
        try wait().get()
    }

    /// Waits for the first element only. It is nil if the sequence completes without one.
    public func first() throws -> Element? {
        try wait(atMost: 1).get().first
    }

    public func last() throws -> Element? {
        try wait().get().last
    }

    /// The only element. Throws if there is none, or more than one.
    public func single() throws -> Element {
        try single { _ in true }
    }

    public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
        let elements = try wait(atMost: 2, where: predicate).get()
        guard let first = elements.first else { throw RxError.noElements }
        guard elements.count == 1 else { throw RxError.moreThanOneElement }
        return first
    }

    public func materialize() -> MaterializedSequenceResult<Element> {
        wait()
    }

    private func wait(atMost limit: Int = .max, where predicate: @escaping (Element) throws -> Bool = { _ in true })
        -> MaterializedSequenceResult<Element>
    {
        let end = End()
        let subscription = SingleAssignmentDisposable()
        defer { subscription.dispose() }
        var elements: [Element] = []
        var failure: Error?

        subscription.setDisposable(
            source.subscribe { event in
                guard !end.isReached else { return }
                switch event {
                case .next(let element):
                    do {
                        if try predicate(element) { elements.append(element) }
                        if elements.count >= limit { end.reach() }
                    } catch {
                        failure = error
                        end.reach()
                    }
                case .error(let error):
                    failure = error
                    end.reach()
                case .completed: end.reach()
                }
            })

        guard end.wait(timeout: timeout) else { return .failed(elements: elements, error: RxError.timeout) }
        return failure.map { .failed(elements: elements, error: $0) } ?? .completed(elements: elements)
    }
}

extension MaterializedSequenceResult {
    fileprivate func get() throws -> [T] {
        switch self {
        case .completed(let elements): return elements
        case .failed(_, let error): throw error
        }
    }
}

/// The moment for which a read waits.
private final class End {
    private let condition = NSCondition()
    private var reached = false

    var isReached: Bool { condition.withLock { reached } }

    func reach() {
        condition.withLock {
            reached = true
            condition.signal()
        }
    }

    /// False if the time was not enough. On the main thread the run loop keeps running meanwhile: the sequence may need it.
    func wait(timeout: TimeInterval?) -> Bool {
        let deadline = timeout.map(Date.init(timeIntervalSinceNow:)) ?? .distantFuture
        while !isReached {
            guard Date() < deadline else { return false }
            if Thread.isMainThread { _ = RunLoop.current.run(mode: .default, before: Date()) }
            let pause = Thread.isMainThread ? Date(timeIntervalSinceNow: 0.002) : deadline
            condition.withLock { if !reached { _ = condition.wait(until: min(pause, deadline)) } }
        }
        return true
    }
}
