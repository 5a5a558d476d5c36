package struct RunObserver: Sendable {
    /// Receives the current step: "reading the sources of AppTests".
    var began: @Sendable (_ step: String) -> Void
    /// Receives the result of the step: "read 120 files of 3 modules".
    var ended: @Sendable (_ result: String, _ took: Duration) -> Void

    package init(began: @escaping @Sendable (String) -> Void, ended: @escaping @Sendable (String, Duration) -> Void) {
        self.began = began
        self.ended = ended
    }

    package static let none = RunObserver(began: { _ in }, ended: { _, _ in })

    package func step<Value, Failure: Error>(
        _ name: String, result: (Value) -> String, _ body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        began(name)
        let start = ContinuousClock.now
        let value = try await body()
        ended(result(value), start.duration(to: .now))
        return value
    }
}
