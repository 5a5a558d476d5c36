/// A generated file.
package struct GeneratedFile: Hashable, Sendable {
    package var path: String
    /// Its text. The texts of thousands of mocks are large, and are not copied into one.
    package var pieces: [String]

    package init(path: String, pieces: [String]) {
        self.path = path
        self.pieces = pieces
    }

    /// The first line of every generated file. mockgen overwrites only files that begin with it. It contains nothing that changes between
    /// runs.
    package static let marker = "// Made by mockgen: change the protocols or .mockgen.yml, not this file."
}
