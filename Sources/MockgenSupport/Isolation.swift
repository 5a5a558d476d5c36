//: Module
import Foundation

//: Stub
extension Mocks {
    /// Whether a closure of an actor can run now. The test stops where it cannot, and where nothing can wait for it.
    internal nonisolated static func isRunning(on actor: any _Concurrency.Actor) -> Swift.Bool {
        if actor === _Concurrency.MainActor.shared {
            return Foundation.Thread.isMainThread || Foundation.DispatchQueue.getSpecific(key: isMainQueue) == true
        }
        actor.preconditionIsolated("A closure that a test gave to a mock belongs to the test's actor, and the call came from elsewhere.")
        return true
    }

    /// Runs a closure of the main actor while a call from elsewhere waits for it.
    internal nonisolated static func waitForMainActor<Output, Failure>(_ closure: @escaping () throws(Failure) -> Output) throws(Failure)
        -> Output
    {
        let run = Unchecked((closure: closure, result: Late<Swift.Result<Output, Failure>>()))
        let done = Foundation.DispatchSemaphore(value: 0)
        // A task, so that what the closure expects belongs to the test.
        _Concurrency.Task { @_Concurrency.MainActor in
            run.value.result.value = Swift.Result(catching: run.value.closure)
            done.signal()
        }
        let isOver = done.wait(timeout: .now() + 10) == .success
        guard isOver, let result = run.value.result.value else {
            Generated.stop("A closure that a test gave to a mock belongs to the main actor, which was busy for 10 s.")
        }
        return try result.get()
    }

    private nonisolated static let isMainQueue: Foundation.DispatchSpecificKey<Swift.Bool> = {
        let key = Foundation.DispatchSpecificKey<Swift.Bool>()
        Foundation.DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private nonisolated final class Late<Value> {
        var value: Value?
    }
}
