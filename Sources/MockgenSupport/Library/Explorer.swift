import Foundation

extension Mocks {
    /// The calls of one run, which go on one after the other.
    internal nonisolated final class Explorer: Locked, @unchecked Swift.Sendable {
        private struct Call {
            let text: Swift.String
            let continuation: _Concurrency.CheckedContinuation<Swift.Void, Swift.Never>
        }

        /// The choices of an order, and the number of calls that an earlier one has seen.
        struct Plan {
            /// The choices among several calls.
            var choices: [Swift.Int] = []
            /// How many calls waited at each step, also at those with one call.
            var options: [Swift.Int] = []
        }

        let lock: any Foundation.NSLocking = Foundation.NSLock()
        private let plan: Plan
        /// How long nothing must happen before a call goes on, in seconds.
        private let rest: Swift.Double
        private var waiting: [Call] = []
        private var arrivals = 0
        /// How long the latest of several calls took to come.
        private var slowest = 0.0
        private var isFinished = false
        private var isFailed = false
        private var steps: [(choice: Swift.Int, options: Swift.Int, text: Swift.String)] = []

        init(_ plan: Plan, rest: Swift.Double) { (self.plan, self.rest) = (plan, rest) }

        /// The rest of the first run, which shows how long the code under test computes before its calls.
        static let longestRest = 0.05

        /// The rest that is enough for the calls of this run, also on a busier machine.
        var neededRest: Swift.Double { locked { Swift.min(slowest * 4, Explorer.longestRest) } }

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
                let (seen, start) = (locked { arrivals }, Foundation.Date())
                // Behind all that is to run now, on the main actor too: a time alone would be too short on a busy machine.
                for _ in 0..<20 {
                    await _Concurrency.Task.yield()
                    await _Concurrency.MainActor.run {}
                }
                await pause(after: seen, busy: -start.timeIntervalSinceNow)
                let (call, isOver): (Call?, Swift.Bool) = locked {
                    let call = seen == arrivals && waiting.count > 0 ? choose() : nil
                    return (call, isFinished && waiting.count == 0)
                }
                call?.continuation.resume()
                if isOver { return }
            }
        }

        /// Waits until nothing happens for the rest, while calls wait, or for a second if an earlier order saw more calls here.
        ///
        /// - Parameter busy: how long the machine took for nothing.
        private func pause(after seen: Swift.Int, busy: Swift.Double) async {
            let start = Foundation.Date()
            var isResting = true
            while isResting {
                let isAlone = locked { waiting.count == 0 }
                try? await _Concurrency.Task.sleep(nanoseconds: 500_000)
                let time = -start.timeIntervalSinceNow
                isResting = locked {
                    if arrivals != seen, !isAlone { slowest = Swift.max(slowest, time) }
                    let isMissing = steps.count < plan.options.count && waiting.count < plan.options[steps.count]
                    let limit = isMissing ? 1 : rest == 0 ? 0 : rest + busy * 5
                    return arrivals == seen && waiting.count > 0 && !isFinished && time < limit
                }
            }
        }

        func finish() { locked { isFinished = true } }

        func fail() { locked { isFailed = true } }

        /// Whether this order is the one that the test is to show.
        var hasFailed: Swift.Bool { locked { isFailed } }

        /// Used with the lock. Calls that come at the same time have the same order in each run.
        private func choose() -> Call {
            let calls = waiting.enumerated().sorted { ($0.element.text, $0.offset) < ($1.element.text, $1.offset) }
            var wanted = 0
            let branches = steps.filter { $0.options > 1 }.count
            if calls.count > 1, branches < plan.choices.count { wanted = Swift.min(plan.choices[branches], calls.count - 1) }
            let chosen = calls[wanted]
            steps.append((choice: wanted, options: calls.count, text: chosen.element.text))
            waiting.remove(at: chosen.offset)
            return chosen.element
        }

        /// The next order. Nil after the last one.
        var next: Plan? {
            locked {
                guard let last = steps.lastIndex(where: { $0.choice + 1 < $0.options }) else { return nil }
                return Plan(choices: Explorer.choices(steps[..<last]) + [steps[last].choice + 1], options: steps[...last].map(\.options))
            }
        }

        private static func choices(
            _ steps: Swift.ArraySlice<(choice: Swift.Int, options: Swift.Int, text: Swift.String)>
        ) -> [Swift.Int] { steps.filter { $0.options > 1 }.map(\.choice) }

        /// The order with this name: `1.0.2`.
        static func plan(named name: Swift.String) -> Plan {
            Plan(choices: name.split(separator: ".").map { Swift.max(0, Swift.Int($0) ?? 0) })
        }

        /// The order of the calls, and how to run it alone. Its name leaves out the zeros at the end.
        var comment: Swift.String {
            locked {
                let choices = Explorer.choices(steps[...])
                let name = choices[...(choices.lastIndex { $0 > 0 } ?? -1)].map { "\($0)" }.joined(separator: ".")
                let only = name.isEmpty ? "0" : name
                let calls = steps.map(\.text).joined(separator: ", ")
                return "The calls went on in this order: \(calls). Run it alone with 'only: \"\(only)\"'."
            }
        }
    }
}

extension Mocks.AnyStub {
    /// Lets the calls wait for their turn, while a test tries all orders.
    internal nonisolated final var explorer: Mocks.Explorer? {
        get { locked { watched.explorer } }
        set { locked { watched.explorer = newValue } }
    }
}

extension Mocks.CallStub {
    /// Records a call, waits until it is its turn, and returns what is to answer it.
    nonisolated(nonsending) internal func answer(
        _ arguments: Arguments, inTurnOf explorer: Mocks.Explorer
    ) async throws(Failure) -> Mocks.Answer<Output, Failure, Closure>? {
        locked { note(arguments) }
        await explorer.pass(text(of: arguments))
        return try await heldAnswer(next(arguments, isRecorded: true), to: arguments)
    }
}
