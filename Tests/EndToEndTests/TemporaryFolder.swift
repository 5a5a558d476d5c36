import Foundation

/// A folder that is removed when nobody holds it any more.
final class TemporaryFolder: Sendable {
    /// Without symbolic links, as the tools print it.
    let url: URL

    init() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        url = folder.appending(path: "mockgen-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

extension URL {
    /// As the file system knows it: a space is a space.
    var plainPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
