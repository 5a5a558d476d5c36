import MockgenBytes
import MockgenOutline

/// The build folder of SwiftPM. mockgen caches results between runs in a folder of its own there, and works without the cache.
struct BuildFolder: Sendable {
    let path: String
    /// mockgen's own folder.
    let own: String
    /// Whether mockgen may create the build folder, as SwiftPM would.
    private let mayBeMade: Bool

    /// - Parameters:
    ///   - path: Nil for the default, `.build`.
    ///   - own: Nil for a folder in the build folder.
    init(_ path: String? = nil, own: String? = nil, ofPackageAt root: String, mayBeMade: Bool = true) {
        self.path = path ?? "\(root)/.build"
        self.own = own ?? "\(self.path)/mockgen"
        // A folder without a package has no build folder.
        self.mayBeMade = mayBeMade && Disk.exists("\(root)/Package.swift")
    }

    /// Returns the bytes that were remembered under a name, if the key is the same and the file is undamaged.
    func recall(_ name: String, key: String) -> [UInt8]? {
        guard let file = try? Disk.read("\(own)/\(name)"), let end = file.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let bytes = Array(file[(end + 1)...])
        return file[..<end].elementsEqual(Self.head(of: bytes, key: key).utf8) ? bytes : nil
    }

    /// Remembers bytes under a name and a key. Does nothing if the folder cannot be written.
    func remember(_ bytes: [UInt8], as name: String, key: String) {
        guard mayBeMade || Disk.isFolder(path) else { return }
        let file = "\(own)/\(name)"
        // Another run may read the file at any moment.
        let draft = "\(file).new"
        do throws(Disk.Failure) {
            _ = try Disk.makeFolder(file.parentFolder)
            try Disk.write(Array("\(Self.head(of: bytes, key: key))\n".utf8) + bytes, to: draft)
            try Disk.rename(draft, to: file)
        } catch {
            Disk.remove(draft)
        }
    }

    /// Returns the first line of a file: the fingerprint of the bytes after it, and their key.
    private static func head(of bytes: [UInt8], key: String) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(bytes)
        return "\(fingerprint.text) \(key)"
    }
}
