package import Foundation

/// A file with the text that a test expects. With `MOCKGEN_RECORD=1` in the environment, another text is written to it, and the test fails once.
package struct RecordedText {
    private let file: URL

    package init(_ file: URL) { self.file = file }

    package static let isRecording = ProcessInfo.processInfo.environment["MOCKGEN_RECORD"] == "1"

    /// Returns nil if the file has this text, or else what to say of it: the lines that differ, and whether the text was recorded.
    package func difference(from text: String) throws -> String? {
        let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        guard recorded != text else { return nil }
        let changes = Self.lines(of: text).difference(from: Self.lines(of: recorded)).map { change in
            switch change {
            case .insert(let offset, let line, _): (offset, "+\(line)")
            case .remove(let offset, let line, _): (offset, "-\(line)")
            }
        }.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n")
        guard Self.isRecording else { return "\(file.lastPathComponent) differs; MOCKGEN_RECORD=1 records it:\n\(changes)" }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return "\(file.lastPathComponent) was recorded: run the tests again without MOCKGEN_RECORD\n\(changes)"
    }

    private static func lines(of text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}
