import MockgenBytes
import MockgenDisk
import MockgenModel
import MockgenOutline
import MockgenResolution

/// The states of a target's source files. mockgen does not read files that have not changed since an earlier run.
///
/// A file has not changed if its size, times and inode are the same, and if it was at least two seconds old when mockgen read it: two
/// writes within that time can leave the same times. Only setting the computer's clock back can cause a wrong result.
struct SourceStates: Sendable {
    /// The state of a file. It has no references, so that the cache can store its bytes.
    struct Entry: BitwiseCopyable, Sendable {
        let path: Fingerprint
        var state = FileState.unknown
        var contents = Fingerprint()
        var relevant = Fingerprint()
        /// The fingerprint of the names in a file of the target itself. Mocks can depend on them.
        var names = Fingerprint()
        /// That of its phrases, with which tests ask for members of mocks.
        var phrases = Fingerprint()

        fileprivate init(path: Fingerprint) { self.path = path }
    }

    /// The states of the files, in the order of the modules and their files.
    let entries: [Entry]
    private let counts: [Int]

    /// Nil if a file cannot be read.
    /// - Parameters:
    ///   - modules: the modules without generated files. The last one is the target's own.
    init?(of modules: [Module], for target: String, in workspace: Workspace, at start: Int = Disk.seconds) async {
        let cache = workspace.mockCache
        let name = "\(target)/sources"
        var reader = ByteReader((cache.read(name, key: Self.key) ?? [])[...])
        let known: [Entry] = (try? reader.values()) ?? []
        let requests = modules.sourceFiles
        let states = Disk.states(of: requests.map(\.path), in: workspace.root)
        var entries = Self.entries(of: requests, known)
        let changed = entries.indices.filter { entries[$0].state == .unknown || entries[$0].state != states[$0] }
        let files = await workspace.reader.read(changed.map { requests[$0] })
        let jobs = zip(changed, files).map { (entry: entries[$0], state: states[$0], file: try? $1.get(), isOwn: requests[$0].isOwn) }
        let read = await jobs.mapOnAllCores { job in
            job.file.map { job.entry.read(as: $0, isOwn: job.isOwn, in: job.state.isSettled(at: start) ? job.state : .unknown) }
        }
        for (number, entry) in zip(changed, read) {
            guard let entry else { return nil }
            entries[number] = entry
        }
        self.entries = entries
        counts = modules.map(\.files.count)
        guard !changed.isEmpty || known.count != entries.count else { return }
        var writer = ByteWriter()
        writer.add(values: entries)
        cache.write(writer.bytes, as: name, key: Self.key)
    }

    static let key = "sources of \(Disk.ownProgram)"

    /// Returns the cached states of the files. A new file has no state.
    private static func entries(of requests: [SourceReader.Request], _ known: [Entry]) -> [Entry] {
        let paths = requests.map { request in
            var path = Fingerprint()
            path.add(request.path)
            path.add(request.isOwn ? 1 : 0)
            return path
        }
        if paths.elementsEqual(known.map(\.path)) { return known }
        let old = Dictionary(known.map { ($0.path, $0) }) { first, _ in first }
        return paths.map { old[$0] ?? Entry(path: $0) }
    }
}

extension SourceStates.Entry {
    fileprivate func read(as file: SourceIndex.File, isOwn: Bool, in state: FileState) -> Self {
        var entry = self
        entry.state = state
        let contents = file.text.contents
        guard contents != entry.contents else { return entry }
        entry.contents = contents
        entry.relevant = file.text.relevantFingerprint(file.outline)
        if isOwn { (entry.names, entry.phrases) = (file.text.namesFingerprint, file.text.phrasesFingerprint) }
        return entry
    }
}

extension SourceStates {
    /// Returns the fingerprint of all parts that a mock can depend on.
    /// - Parameters:
    ///   - namesMatter: whether the mocks depend on the names in the target's own files.
    ///   - phrasesMatter: whether they depend on the phrases there.
    func fingerprint(namesMatter: Bool, phrasesMatter: Bool = false) -> Fingerprint {
        var fingerprint = Fingerprint()
        for count in counts { fingerprint.add(count) }
        for entry in entries {
            fingerprint.add(entry.path)
            fingerprint.add(entry.relevant)
            if namesMatter { fingerprint.add(entry.names) }
            if phrasesMatter { fingerprint.add(entry.phrases) }
        }
        return fingerprint
    }

    /// Whether mockgen made the index from exactly these files: a file can change while mockgen runs.
    func describe(_ index: SourceIndex) -> Bool {
        let texts = index.files[..<index.standard].joined().map(\.text)
        return texts.count == entries.count && texts.indices.allSatisfy { texts[$0].contents == entries[$0].contents }
    }
}
