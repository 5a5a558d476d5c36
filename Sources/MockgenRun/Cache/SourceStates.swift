import MockgenBytes
import MockgenDisk
import MockgenModel
import MockgenOutline
import MockgenResolution

/// The states of a target's source files. Files that have not changed since an earlier run are not read for them.
///
/// A file has not changed if its size, its times and its number are as before, and if it was at least two seconds old when mockgen read
/// it: within that time, two writes can leave the same times. Setting the clock of the computer back is the only way to deceive this.
struct SourceStates: Sendable {
    /// A file, without references to other memory, so that it is cached as its bytes.
    struct Entry: BitwiseCopyable, Sendable {
        let path: Fingerprint
        var state = FileState.unknown
        /// The fingerprint of all bytes.
        var contents = Fingerprint()
        /// The fingerprint of the parts that a mock can depend on.
        var relevant = Fingerprint()
        /// The fingerprint of the names in a file of the target itself, whose mocks can depend on them.
        var names = Fingerprint()

        fileprivate init(path: Fingerprint) { self.path = path }
    }

    /// For each file of the modules, in their order.
    let entries: [Entry]
    /// The number of files of each module.
    private let counts: [Int]

    /// Nil if a file cannot be read.
    /// - Parameters:
    ///   - modules: the modules without generated files, the target's own one last.
    ///   - start: the present time in seconds.
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

    /// Returns what is known of the files. A new file has no state.
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
        if isOwn { entry.names = file.text.namesFingerprint }
        return entry
    }
}

extension SourceStates {
    /// The fingerprint of all files: of what a mock can depend on.
    /// - Parameter namesMatter: whether the mocks depend on the names in the target's own files.
    func fingerprint(namesMatter: Bool) -> Fingerprint {
        var fingerprint = Fingerprint()
        for count in counts { fingerprint.add(count) }
        for entry in entries {
            fingerprint.add(entry.path)
            fingerprint.add(entry.relevant)
            if namesMatter { fingerprint.add(entry.names) }
        }
        return fingerprint
    }

    /// Whether these are the files that the index was made from: a file can change while mockgen runs.
    func describe(_ index: SourceIndex) -> Bool {
        let texts = index.files[..<index.standard].joined().map(\.text)
        return texts.count == entries.count && texts.indices.allSatisfy { texts[$0].contents == entries[$0].contents }
    }
}
