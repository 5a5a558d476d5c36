/// The error of a throwing member that no test has stubbed. Each file that needs it has one of its own, so that nothing has to be
/// linked into the tests.
enum UnstubbedError {
    static let name = "UnstubbedMember"

    static let declaration = """
        /// Thrown by a member that was called before a test had set what it returns.
        private struct \(name): Error, CustomStringConvertible {
            let description: String

            init(_ description: String) { self.description = description }
        }
        """
}
