import Foundation

/// Lets only as many programs run at the same time as the machine has cores. Swift Testing starts all tests at once: without the gate, hundreds
/// of compilers would wait for each other, and tests without programs for all of them.
actor ProgramGate {
    static let shared = ProgramGate()

    private var places = max(ProcessInfo.processInfo.activeProcessorCount, 2)
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Calls the closure when there is a place, in the order of the calls.
    nonisolated func pass<Result: Sendable>(_ body: @Sendable () async throws -> Result) async rethrows -> Result {
        await enter()
        do {
            let result = try await body()
            await leave()
            return result
        } catch {
            await leave()
            throw error
        }
    }

    private func enter() async {
        guard places == 0 else {
            places -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func leave() {
        if waiting.isEmpty { places += 1 } else { waiting.removeFirst().resume() }
    }
}
