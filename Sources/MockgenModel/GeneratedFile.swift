package struct GeneratedFile: Hashable, Sendable {
    package var path: String
    /// Not one string, because the texts of thousands of mocks are large.
    package var pieces: [String]

    package init(path: String, pieces: [String]) { (self.path, self.pieces) = (path, pieces) }

    package var bytes: [UInt8] { Array(pieces.joined().utf8) }

    /// The file for shared code beside a checked-in file of mocks: `MocksSupport.swift`, or `MocksSupport.generated.swift`.
    package static func supportPath(besides path: String) -> String {
        let name = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        let end = path[name...].firstIndex(of: ".") ?? path.endIndex
        return "\(path[..<end])Support\(path[end...])"
    }

    /// mockgen overwrites only files that begin with this line. It contains nothing that changes between runs.
    package static let marker = "// Made by mockgen: change the protocols or .mockgen.yml, not this file."

    /// Whether a text begins with the marker. Some editors save a byte order mark in front of it.
    package static func isGenerated(_ text: [UInt8]) -> Bool {
        text.dropFirst(text.starts(with: byteOrderMark) ? byteOrderMark.count : 0).starts(with: marker.utf8)
    }

    /// The number of bytes that `isGenerated` needs.
    package static let lengthOfStart = byteOrderMark.count + marker.utf8.count

    private static let byteOrderMark = Array("\u{FEFF}".utf8)

    /// The first lines of every generated file. swift-format, SwiftLint and SwiftFormat leave the file as it is.
    package static let header = [marker, "// swift-format-ignore-file", "// swiftlint:disable all", "// swiftformat:disable all"]
}
