package import Foundation

/// A folder that is removed with the last reference to it.
package final class TemporaryFolder: Sendable {
    /// Without symbolic links, as the tools print it.
    package let url: URL

    package init(named name: String = "mockgen") throws {
        let parent = try realPath(of: FileManager.default.temporaryDirectory.plainPath)
        url = URL(filePath: parent, directoryHint: .isDirectory).appending(path: "\(name)-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

/// Calls the closure with a folder that exists only for the call. There is a space in its name.
package func withTemporaryFolder<Result>(_ body: (TemporaryFolder) async throws -> Result) async throws -> Result {
    let folder = try TemporaryFolder(named: "mockgen tests")
    defer { withExtendedLifetime(folder) {} }
    return try await body(folder)
}

extension TemporaryFolder {
    package var path: String { url.plainPath }

    package func path(_ name: String) -> String { "\(path)/\(name)" }

    /// All files and folders in the folder, hidden ones too.
    package var contents: [String] { get throws { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() } }

    package func read(_ name: String) throws -> String { String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self) }

    /// Writes a file, and creates the folders on its path.
    package func write(_ text: String, to name: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    package func isLink(_ name: String) throws -> Bool { try attribute(.type, of: name) == FileAttributeType.typeSymbolicLink }

    package func permissions(of name: String) throws -> Int? { try attribute(.posixPermissions, of: name) }

    package func setPermissions(_ permissions: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path(name))
    }

    /// Returns the number of the file on its disk; a file that was replaced has another one.
    package func identity(of name: String) throws -> Int? { try attribute(.systemFileNumber, of: name) }

    private func attribute<Value>(_ key: FileAttributeKey, of name: String) throws -> Value? {
        try FileManager.default.attributesOfItem(atPath: path(name))[key] as? Value
    }
}

extension URL {
    /// The path without percent encoding and without a slash at its end.
    package var plainPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}

/// Returns the path without symbolic links. `resolvingSymlinksInPath` drops `/private` on Darwin, and the tools do not.
private func realPath(of path: String) throws -> String {
    guard let resolved = realpath(path, nil) else { throw CocoaError(.fileNoSuchFile) }
    defer { free(resolved) }
    return String(cString: resolved)
}
