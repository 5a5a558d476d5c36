//: Unstubbed
nonisolated extension MOCKS {
    /// The error that an un-stubbed member throws.
    struct Unstubbed: Swift.Error, Swift.CustomStringConvertible {
        let description: Swift.String

        init(_ description: Swift.String) { self.description = description }
    }
}
