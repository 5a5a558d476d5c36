/// A file as it should be on disk.
package struct GeneratedFile: Hashable, Sendable {
    package var path: String
    package var text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The first line of every file that mockgen may overwrite. Nothing that varies stands in it.
    package static let marker = "// Made by mockgen: change the protocols or .mockgen.yml, not this file."
}
