import MockgenBytes

/// Bytes that mockgen keeps between runs, each under a name and a key of everything that they depend on. mockgen works without them.
package struct Cache: Sendable {
    /// The first of the folders that can be written gets what is new.
    private let folders: [CacheFolder]

    package init(_ folders: [CacheFolder]) { self.folders = folders }

    /// Keeps nothing.
    package static let none = Cache([])

    package var isThere: Bool { !folders.isEmpty }

    /// Returns the bytes under a name, if the key is the same and the file is undamaged.
    /// - Parameter key: a value with everything that the bytes depend on besides the program.
    package func read(_ name: String, key: Any) -> [UInt8]? {
        let key = Self.line(for: key)
        return folders.lazy.compactMap { $0.read(Self.own(name), key: key) }.first
    }

    /// Keeps bytes, unless no folder can be written.
    package func write(_ bytes: [UInt8], as name: String, key: Any) {
        let key = Self.line(for: key)
        for folder in folders where folder.write(bytes, as: Self.own(name), key: key) { return }
    }

    /// A plugin can run another build of mockgen than the command line.
    private static func own(_ name: String) -> String { "\(Disk.ownPath.fileName)/\(name)" }

    private static func line(for key: Any) -> String { Fingerprint(of: (Disk.ownProgram, key)).text }
}

/// A folder of cached files. Each has a line with its key, its contents, and the fingerprint of both.
package struct CacheFolder: Sendable {
    /// The folder of mockgen.
    package let path: String
    /// The folder around it, which is SwiftPM's.
    let outer: String
    /// Whether mockgen may make the folder around it, as SwiftPM would.
    private let mayBeMade: Bool
    /// Whether git must be told to ignore it. A package does that itself.
    private let isHidden: Bool

    package init(_ path: String, in outer: String, mayBeMade: Bool, isHidden: Bool) {
        (self.path, self.outer, self.mayBeMade, self.isHidden) = (path, outer, mayBeMade, isHidden)
    }

    private var isWritable: Bool { mayBeMade || Disk.isFolder(outer) }

    fileprivate func read(_ name: String, key: String) -> [UInt8]? {
        (try? Disk.read("\(path)/\(name)")).flatMap { try? KeyedBytes.contents(of: $0, key: key) }.map(Array.init)
    }

    /// Returns whether the file is written. Another run may read or write it at any moment.
    fileprivate func write(_ bytes: [UInt8], as name: String, key: String) -> Bool {
        guard let drafts = folder("drafts"), let folder = folder(name.parentFolder) else { return false }
        defer { Disk.removeAbandonedDrafts(in: drafts) }
        let draft = "\(drafts)/.\(Disk.unpredictableName())"
        do throws(Disk.Failure) {
            for folder in [drafts, folder] { _ = try Disk.makeFolder(folder) }
            if isHidden, !Disk.exists("\(path)/.gitignore") { try Disk.write("*\n".utf8, to: "\(path)/.gitignore") }
            let output = try NewFile(draft)
            try output.write(KeyedBytes.bytes(bytes, key: key))
            try Disk.rename(draft, to: "\(folder)/\(name.fileName)")
            return true
        } catch {
            Disk.remove(draft)
            return false
        }
    }

    /// The path of a folder in it; nil if it cannot be made, or if a link leads out of the folder around mockgen's.
    package func folder(_ name: String) -> String? {
        let folder = "\(path)/\(name)"
        return isWritable && OwnedPath.isInside(Disk.realPathOfExisting(outer), "\(folder)/file") ? folder : nil
    }
}
