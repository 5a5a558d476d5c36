/// How to get a mock of a protocol that has none.
package struct WayToMock: Hashable, Sendable {
    /// The advice, as a sentence. It ends with a colon if there are lines to paste.
    package var step: String
    /// The lines to paste. Empty if there is only something to remove.
    package var lines: [String]

    package init(_ step: String, lines: [String] = []) {
        self.step = step
        self.lines = lines
    }
}
