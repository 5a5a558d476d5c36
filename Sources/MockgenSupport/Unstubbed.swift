//: Unstubbed
nonisolated extension Mocks {
    /// The error that an un-stubbed member throws.
    public struct Unstubbed: Swift.Error, Swift.CustomStringConvertible {
        public let description: Swift.String

        public init(_ description: Swift.String) { self.description = description }
    }
}
