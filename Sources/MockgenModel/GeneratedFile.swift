/// A generated file.
package struct GeneratedFile: Hashable, Sendable {
    package var path: String
    package var text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The first line of every generated file. mockgen overwrites only files that begin with it. It contains nothing that changes between
    /// runs.
    package static let marker = "// Made by mockgen: change the protocols or .mockgen.yml, not this file."
}
