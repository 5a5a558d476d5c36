import Foundation

/// Writes the file if its text has changed. A new file would cause a new build.
func write(_ text: String, to file: URL) throws {
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
}

extension URL {
    var exists: Bool { FileManager.default.fileExists(atPath: plainPath) }

    var plainPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
