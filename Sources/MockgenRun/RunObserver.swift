package struct RunObserver: Sendable {
    /// Receives the current step: "reading the sources of AppTests", and whether it can take minutes.
    var began: @Sendable (_ step: String, _ isLong: Bool) -> Void
    /// Receives the result of the step: "read 120 files of 3 modules".
    var ended: @Sendable (_ result: String, _ took: Duration) -> Void

    package init(began: @escaping @Sendable (String, Bool) -> Void, ended: @escaping @Sendable (String, Duration) -> Void) {
        self.began = began
        self.ended = ended
    }

    package static let none = RunObserver(began: { _, _ in }, ended: { _, _ in })

    package func step<Value, Failure: Error>(
        _ name: String, isLong: Bool = false, result: (Value) -> String, _ body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        began(name, isLong)
        let start = ContinuousClock.now
        let value = try await body()
        ended(result(value), start.duration(to: .now))
        return value
    }
}
