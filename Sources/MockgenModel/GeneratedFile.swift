package struct GeneratedFile: Hashable, Sendable {
    package var path: String
    /// Not one string, because the texts of thousands of mocks are large.
    package var pieces: [String]

    package init(path: String, pieces: [String]) {
        self.path = path
        self.pieces = pieces
    }

    /// mockgen overwrites only files that begin with this line. It contains nothing that changes between runs.
    package static let marker = "// Made by mockgen: change the protocols or .mockgen.yml, not this file."

    /// The first lines of every generated file. swift-format, SwiftLint and SwiftFormat leave the file as it is.
    package static let header = [marker, "// swift-format-ignore-file", "// swiftlint:disable all", "// swiftformat:disable all"]
}
