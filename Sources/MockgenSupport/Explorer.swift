//: Module
import Foundation

//: Stub
extension Mocks {
    /// The calls of one run, which go on one after the other.
    internal nonisolated final class Explorer: @unchecked Swift.Sendable {
        private struct Call {
            let text: Swift.String
            let continuation: _Concurrency.CheckedContinuation<Swift.Void, Swift.Never>
        }

        private let lock: any Foundation.NSLocking = Foundation.NSLock()
        private let planned: [Swift.Int]
        private var waiting: [Call] = []
        private var arrivals = 0
        private var isFinished = false
        private var steps: [(choice: Swift.Int, options: Swift.Int, text: Swift.String)] = []

        init(_ planned: [Swift.Int]) { self.planned = planned }

        /// Waits until it is the turn of the call.
        func pass(_ text: Swift.String) async {
            await _Concurrency.withCheckedContinuation { continuation in
                lock.lock()
                arrivals += 1
                let goesOn = isFinished
                if !goesOn { waiting.append(Call(text: text, continuation: continuation)) }
                lock.unlock()
                if goesOn { continuation.resume() }
            }
        }

        /// Lets a call go on whenever nothing else happens, until the run is over.
        func schedule() async {
            while true {
                let seen = locked { arrivals }
                // Behind all that is to run now, on the main actor too: a time alone would be too short on a busy machine.
                for _ in 0..<20 {
                    await _Concurrency.Task.yield()
                    await _Concurrency.MainActor.run {}
                }
                try? await _Concurrency.Task.sleep(nanoseconds: 500_000)
                let (call, isOver): (Call?, Swift.Bool) = locked {
                    let call = seen == arrivals && waiting.count > 0 ? choose() : nil
                    return (call, isFinished && waiting.count == 0)
                }
                call?.continuation.resume()
                if isOver { return }
            }
        }

        func finish() { locked { isFinished = true } }

        /// Used with the lock. Calls that come at the same time have the same order in each run.
        private func choose() -> Call {
            let calls = waiting.enumerated().sorted { ($0.element.text, $0.offset) < ($1.element.text, $1.offset) }
            let wanted = steps.count < planned.count ? planned[steps.count] : 0
            let chosen = calls[Swift.min(wanted, calls.count - 1)]
            steps.append((choice: wanted, options: calls.count, text: chosen.element.text))
            waiting.remove(at: chosen.offset)
            return chosen.element
        }

        /// The choices of the next run. Nil after the last one.
        var nextChoices: [Swift.Int]? {
            locked {
                guard let last = steps.lastIndex(where: { $0.choice + 1 < $0.options }) else { return nil }
                return steps[..<last].map(\.choice) + [steps[last].choice + 1]
            }
        }

        /// The digits after the first one are the choices. Those at the end that are zero are left out.
        static func choices(of number: Swift.Int) -> [Swift.Int] {
            "\(number)".dropFirst().compactMap(\.wholeNumberValue)
        }

        var comment: Swift.String {
            locked {
                let choices = steps.map(\.choice)
                let digits = choices[...(choices.lastIndex { $0 > 0 } ?? -1)].map { "\($0)" }.joined()
                let calls = steps.map(\.text).joined(separator: ", ")
                return "The calls went on in this order: \(calls). Run it alone with 'only: 1\(digits)'."
            }
        }

        private func locked<Value>(_ body: () -> Value) -> Value {
            lock.lock()
            defer { lock.unlock() }
            return body()
        }
    }
}
