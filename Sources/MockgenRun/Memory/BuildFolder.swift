import MockgenBytes
import MockgenOutline

/// The build folder of SwiftPM. mockgen caches results between runs in a folder of its own there, and works without the cache.
package struct BuildFolder: Sendable {
    package let path: String
    /// mockgen's own folder.
    package let own: String
    /// Whether mockgen may create the build folder, as SwiftPM would.
    private let mayBeMade: Bool
    /// Whether git must be told to ignore it. A package does that itself.
    private let isHidden: Bool

    /// - Parameters:
    ///   - path: Nil for the default, `.build`.
    ///   - own: Nil for a folder in the build folder.
    init(_ path: String? = nil, own: String? = nil, ofPackageAt root: String, mayBeMade: Bool = true) {
        self.path = path ?? "\(root)/.build"
        self.own = own ?? "\(self.path)/mockgen"
        isHidden = !Disk.isPackage(root)
        // A folder without a package or a configuration is no project.
        self.mayBeMade = mayBeMade && ["Package.swift", Workspace.configurationName].contains { Disk.exists("\(root)/\($0)") }
    }

    private init(path: String, mayBeMade: Bool) { (self.path, own, self.mayBeMade, isHidden) = (path, path, mayBeMade, true) }

    /// The folder that a plan names for the memory.
    init(namedInPlan path: String) { self.init(path: path, mayBeMade: true) }

    /// Remembers nothing.
    static let none = BuildFolder(path: "", mayBeMade: false)

    var isThere: Bool { !own.isEmpty }

    /// Returns the bytes that were remembered under a name, if the key is the same and the file is undamaged.
    package func recall(_ name: String, key: String) -> [UInt8]? {
        guard isThere, var bytes = try? Disk.read("\(own)/\(name)"), bytes.starts(with: "\(key)\n".utf8) else { return nil }
        bytes.removeFirst(key.utf8.count + 1)
        let end = bytes.count - RememberedFile.fingerprintLength
        guard end >= 0 else { return nil }
        var fingerprint = BlockFingerprint()
        fingerprint.add(bytes[..<end])
        guard bytes[end...].elementsEqual(fingerprint.value.text.utf8) else { return nil }
        bytes.removeLast(RememberedFile.fingerprintLength)
        return bytes
    }

    /// The folder for records of unfinished work; nil if it cannot be made.
    var transactions: String? { isThere && (mayBeMade || Disk.isFolder(path)) ? "\(own)/transactions" : nil }

    /// Remembers bytes under a name and a key. Does nothing if the folder cannot be written.
    package func remember(_ bytes: [UInt8], as name: String, key: String) {
        remember(as: name, key: key) { file throws(Disk.Failure) in try file.add(bytes) }
    }

    /// Remembers the bytes that a closure writes.
    func remember(as name: String, key: String, _ write: (inout RememberedFile) throws(Disk.Failure) -> Void) {
        guard isThere, mayBeMade || Disk.isFolder(path) else { return }
        let file = "\(own)/\(name)"
        // Another run may read or write the file at any moment.
        let drafts = "\(own)/drafts"
        let draft = "\(drafts)/.\(Disk.unpredictableName())"
        do throws(Disk.Failure) {
            for folder in [drafts, file.parentFolder] { _ = try Disk.makeFolder(folder) }
            if isHidden, !Disk.exists("\(own)/.gitignore") { try Disk.write("*\n".utf8, to: "\(own)/.gitignore") }
            let output = try NewFile(draft)
            try output.write("\(key)\n".utf8)
            var contents = RememberedFile(output)
            try write(&contents)
            try contents.finish()
            try Disk.rename(draft, to: file)
        } catch {
            Disk.remove(draft)
        }
        Disk.removeAbandonedDrafts(in: drafts)
    }
}

/// A file of the memory: a line with its key, its contents, and their fingerprint. It is written piece by piece, because it can be large.
struct RememberedFile: ~Copyable {
    static let fingerprintLength = Fingerprint().text.utf8.count

    private let output: NewFile
    private var fingerprint = BlockFingerprint()

    init(_ output: consuming NewFile) { self.output = output }

    mutating func add(_ bytes: [UInt8]) throws(Disk.Failure) {
        fingerprint.add(bytes[...])
        try output.write(bytes)
    }

    func finish() throws(Disk.Failure) { try output.write(Array(fingerprint.value.text.utf8)) }
}
