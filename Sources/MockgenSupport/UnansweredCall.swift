//: UnansweredCall
nonisolated extension Mocks {
    /// The error of a call that nothing answers, or of what a test expects in vain.
    public struct UnansweredCall: Swift.Error, Swift.CustomStringConvertible {
        /// The call that nothing answers, and what to write.
        public let description: Swift.String

        /// Makes an error with this text.
        public init(_ description: Swift.String) { self.description = description }
    }
}
