//: Unchecked
nonisolated extension MOCKS {
    /// Passes a non-Sendable value across isolation. The test must not share it elsewhere.
    struct Unchecked<Value>: @unchecked Swift.Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }
}
