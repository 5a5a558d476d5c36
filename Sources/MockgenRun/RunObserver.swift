import MockgenModel

package struct RunObserver: Sendable {
    /// Receives the current step, and whether it can take minutes: "reading the sources of AppTests ...". Then receives its progress:
    /// "reading the sources of AppTests: read 64 of 120".
    var began: @Sendable (_ step: String, _ isLong: Bool) -> Void
    /// Receives the result of the step: "read 120 files of 3 modules".
    var ended: @Sendable (_ result: String, _ took: Duration) -> Void

    package init(began: @escaping @Sendable (String, Bool) -> Void, ended: @escaping @Sendable (String, Duration) -> Void) {
        (self.began, self.ended) = (began, ended)
    }

    package static let none = RunObserver(began: { _, _ in }, ended: { _, _ in })

    package func step<Value, Failure: Error>(
        _ name: String, isLong: Bool = false, result: (Value) -> String, _ body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        began("\(name) ...", isLong)
        let start = ContinuousClock.now
        let outcome = await Progress.$current.withValue(Progress { began("\(name): \($0)", false) }) { () async -> Result<Value, Failure> in
            do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
        }
        let value = try outcome.get()
        ended(result(value), start.duration(to: .now))
        return value
    }
}
