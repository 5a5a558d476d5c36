import MockgenBytes
import MockgenModel

/// A cache of bytes, each under a name and a key of everything that they depend on. mockgen also works without it.
package struct Cache: Sendable {
    /// The first writable folder receives new files.
    package let folders: [CacheFolder]

    package init(_ folders: [CacheFolder]) { self.folders = folders }

    /// Returns the bytes under a name, if the key is the same and the file is undamaged.
    /// - Parameter key: a value with everything that the bytes depend on besides the program.
    package func read(_ name: String, key: Any) -> [UInt8]? {
        let key = Self.line(for: key)
        return folders.firstNonNil { $0.read(Self.own(name), key: key) }
    }

    /// Caches the bytes, unless none of the folders is writable.
    package func write(_ bytes: [UInt8], as name: String, key: Any) {
        let key = Self.line(for: key)
        for folder in folders where folder.write(bytes, as: Self.own(name), key: key) { return }
    }

    /// Each build of mockgen has its own files: a plugin can run another build than the command line.
    private static func own(_ name: String) -> String { "\(Disk.ownPath.fileName)/\(name)" }

    private static func line(for key: Any) -> String { Fingerprint(of: (Disk.ownProgram, key)).text }
}

/// A folder of cached files. Each file has a line with the fingerprint of its key and contents, and then the contents.
package struct CacheFolder: Sendable {
    package let path: String
    /// The folder of SwiftPM around it.
    let outer: String
    /// Whether mockgen can create the folder around it, as SwiftPM would.
    private let mayBeMade: Bool
    /// Whether the folder needs its own `.gitignore`. A package ignores its build folder itself.
    private let isHidden: Bool

    package init(_ path: String, in outer: String, mayBeMade: Bool, isHidden: Bool) {
        (self.path, self.outer, self.mayBeMade, self.isHidden) = (path, outer, mayBeMade, isHidden)
    }

    private var isWritable: Bool { mayBeMade || Disk.isFolder(outer) }

    fileprivate func read(_ name: String, key: String) -> [UInt8]? {
        guard let bytes = try? Disk.read("\(path)/\(name)"), let end = bytes.firstIndex(of: Byte.newline) else { return nil }
        let contents = Array(bytes[(end + 1)...])
        return bytes[...end].elementsEqual(Self.firstLine(of: contents, key: key)) ? contents : nil
    }

    private static func firstLine(of contents: [UInt8], key: String) -> String.UTF8View {
        "\(Fingerprint(of: (key, contents)).text)\n".utf8
    }

    /// Returns whether the file is written. Another run can read or write it at any moment.
    fileprivate func write(_ bytes: [UInt8], as name: String, key: String) -> Bool {
        guard let drafts = folder("drafts"), let folder = folder(name.parentFolder) else { return false }
        defer { Disk.removeAbandonedDrafts(in: drafts, isOfCache: true) }
        let draft = Disk.newDraft(in: drafts)
        do throws(Disk.Failure) {
            for folder in [drafts, folder] { _ = try Disk.makeFolder(folder) }
            if isHidden, !Disk.exists("\(path)/.gitignore") { try Disk.write("*\n".utf8, to: "\(path)/.gitignore") }
            let output = try NewFile(draft)
            try output.write(Self.firstLine(of: bytes, key: key))
            try output.write(bytes)
            try Disk.rename(draft, to: "\(folder)/\(name.fileName)")
            return true
        } catch {
            Disk.remove(draft)
            return false
        }
    }

    /// Returns the path of a folder in it; nil if mockgen cannot create it, or if a link leads out of the folder around mockgen's.
    private func folder(_ name: String) -> String? {
        let folder = "\(path)/\(name)"
        return isWritable && OwnedPath.isInside(Disk.realPathOfExisting(outer), "\(folder)/file") ? folder : nil
    }
}
