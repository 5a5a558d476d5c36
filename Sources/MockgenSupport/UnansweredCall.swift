//: UnansweredCall
nonisolated extension Mocks {
    /// The error of a call that nothing answers, or of what a test expects in vain.
    public struct UnansweredCall: Swift.Error, Swift.CustomStringConvertible {
        public let description: Swift.String

        public init(_ description: Swift.String) { self.description = description }
    }
}
