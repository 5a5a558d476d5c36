/// A configuration for a package that has none.
package struct InitReport: Sendable {
    package var path: String
    package var text: String
    package var isWritten = false
    /// What is missing in Package.swift.
    package var manifestLines: [String] = []

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
