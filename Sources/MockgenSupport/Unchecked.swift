//: Unchecked
nonisolated extension Mocks {
    /// Passes a non-Sendable value across isolation. The test must not share it elsewhere.
    public struct Unchecked<Value>: @unchecked Swift.Sendable {
        public let value: Value

        public init(_ value: Value) { self.value = value }
    }
}
