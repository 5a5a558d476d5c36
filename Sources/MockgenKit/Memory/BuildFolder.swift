/// Where SwiftPM keeps what it built, and mockgen, in a folder of its own in there, what it remembers between runs. Nothing of that is
/// needed: what is not there, cannot be read or cannot be written is found out again.
struct BuildFolder: Sendable {
    let path: String
    /// mockgen's own folder.
    let own: String
    /// Whether it is made if it is not there, as SwiftPM would.
    private let mayBeMade: Bool

    /// - Parameters:
    ///   - path: Nil if nobody named it.
    ///   - own: Nil for a folder in the build folder.
    init(_ path: String? = nil, own: String? = nil, ofPackageAt root: String, mayBeMade: Bool = true) {
        self.path = path ?? "\(root)/.build"
        self.own = own ?? "\(self.path)/mockgen"
        // What is no package has none.
        self.mayBeMade = mayBeMade && Disk.exists("\(root)/Package.swift")
    }

    /// What was remembered under a name, if it was under the same key.
    func recall(_ name: String, key: String) -> ArraySlice<UInt8>? {
        guard let bytes = try? Disk.read("\(own)/\(name)"), bytes.starts(with: "\(key)\n".utf8) else { return nil }
        return bytes.dropFirst(key.utf8.count + 1)
    }

    func remember(_ bytes: some Sequence<UInt8>, as name: String, key: String) {
        guard mayBeMade || Disk.isFolder(path) else { return }
        let file = "\(own)/\(name)"
        // Another run may read it at any moment.
        let draft = "\(file).new"
        do throws(Disk.Failure) {
            _ = try Disk.makeFolder(file.parentFolder)
            try Disk.write(Array("\(key)\n".utf8) + bytes, to: draft)
            try Disk.rename(draft, to: file)
        } catch {
            Disk.remove(draft)
        }
    }
}
