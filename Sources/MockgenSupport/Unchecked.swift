//: Unchecked
nonisolated extension Mocks {
    /// Passes a non-Sendable value across isolation. The test must not share it elsewhere.
    public struct Unchecked<Value>: @unchecked Swift.Sendable {
        /// The value, where it arrives.
        public let value: Value

        /// Boxes a value where it starts.
        public init(_ value: Value) { self.value = value }
    }
}
