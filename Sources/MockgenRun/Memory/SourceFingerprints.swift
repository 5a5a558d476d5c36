import MockgenBytes
import MockgenModel
import MockgenOutline
import MockgenResolution

/// The fingerprints of a target's source files. Files that have not changed since an earlier run are not read for them.
///
/// A file has not changed if its size, its times and its number are as before, and if it was at least two seconds old when mockgen read
/// it: within that time, two writes can leave the same times. Setting the clock of the computer back is the only way to deceive this.
struct SourceFingerprints: Sendable {
    /// For each file of the modules, in their order.
    private(set) var entries: [Entry]
    /// The number of files of each module.
    private let counts: [Int]
    /// The number of the first file whose names matter.
    private let firstNamed: Int
    /// The files that were read and outlined for their fingerprints, by their place in `entries`.
    private(set) var outlined: [Int: SourceIndex.File] = [:]

    /// A file. It is remembered as its bytes in memory, so it has no references to other memory.
    struct Entry: BitwiseCopyable, Sendable {
        let path: Fingerprint
        var state: FileState
        /// The fingerprint of all bytes.
        var contents: Fingerprint
        /// The fingerprint of the parts that a mock can depend on.
        var relevant: Fingerprint
        /// The fingerprint of what decides which mocks there are.
        var shape: Fingerprint

        fileprivate func isEqual(to other: Entry) -> Bool {
            path == other.path && state == other.state && contents == other.contents && relevant == other.relevant
                && shape == other.shape
        }
    }

    /// Nil if a file cannot be read.
    /// - Parameters:
    ///   - modules: the modules without generated files, the target's own one last.
    ///   - namesMatter: whether the mocks depend on the names in the target's own files.
    ///   - read: the files that the run has read for other targets.
    ///   - start: the present time in seconds.
    init?(
        of modules: [Module], for target: String, namesMatter: Bool = false, sharing read: OutlinedFiles = OutlinedFiles(),
        in workspace: Workspace, at start: Int = Disk.seconds
    ) async {
        let key = Self.key(namesMatter: namesMatter)
        let known = Self.recall(target, in: workspace.mockMemory, key: key)
        let paths = modules.flatMap(\.files)
        counts = modules.map(\.files.count)
        let states = Disk.states(of: paths, in: workspace.root)
        entries = Self.match(paths, states, known)
        let firstOwn = paths.count - (modules.last?.files.count ?? 0)
        firstNamed = namesMatter ? firstOwn : paths.count
        let changed = entries.indices.filter { entries[$0].state == .unknown }
        if !changed.isEmpty {
            let jobs = changed.map { number in
                let (isOwn, isNamed) = (number >= firstOwn, number >= firstNamed)
                return (
                    number: number, path: paths[number], entry: entries[number], isOwn: isOwn, isNamed: isNamed,
                    file: read.file(paths[number], isOwn: isOwn), known: isNamed ? nil : read.fingerprints(paths[number], isOwn: isOwn)
                )
            }
            let root = workspace.root
            let results: [Reading?] = await jobs.mapOnAllCores { job in
                if let file = job.file, let known = job.known { return Reading(known, file) }
                return Reading(job.path, job.entry, job.file, isOwn: job.isOwn, namesMatter: job.isNamed, root: root)
            }
            for (job, reading) in zip(jobs, results) {
                guard let reading else { return nil }
                entries[job.number] = reading.entry
                outlined[job.number] = reading.file
                // Another target has read a shared file, maybe before its present state.
                if job.file == nil, states[job.number].isSettled(at: start) { entries[job.number].state = states[job.number] }
            }
        }
        if !Self.areEqual(entries, known) { Self.remember(entries, of: target, in: workspace.mockMemory, key: key) }
    }

    static func key(namesMatter: Bool = false) -> String { "sources\(namesMatter ? " and names" : "") of \(Disk.ownProgram)" }

    static func recall(_ target: String, in folder: BuildFolder, key: String = key()) -> [Entry] {
        var reader = FlatReader((folder.recall("\(target)/sources", key: key) ?? [])[...])
        return reader.values() ?? []
    }

    static func remember(_ entries: [Entry], of target: String, in folder: BuildFolder, key: String = key()) {
        var writer = FlatWriter()
        writer.add(entries)
        folder.remember(writer.bytes, as: "\(target)/sources", key: key)
    }

    /// Returns what is known of the files. A file that must be read has no state.
    private static func match(_ paths: [String], _ states: [FileState], _ known: [Entry]) -> [Entry] {
        var places: [Fingerprint: Int]?
        var entries: [Entry] = []
        entries.reserveCapacity(paths.count)
        for number in 0..<paths.count {
            var path = Fingerprint()
            path.add(paths[number])
            var old = number < known.count && known[number].path == path ? known[number] : nil
            if old == nil, !known.isEmpty {
                // Files were added or removed.
                let all = places ?? Dictionary(known.enumerated().map { ($1.path, $0) }) { first, _ in first }
                places = all
                old = all[path].map { known[$0] }
            }
            var entry = old ?? Entry(path: path, state: .unknown, contents: Fingerprint(), relevant: Fingerprint(), shape: Fingerprint())
            if entry.state != states[number] { entry.state = .unknown }
            entries.append(entry)
        }
        return entries
    }

    private static func areEqual(_ entries: [Entry], _ others: [Entry]) -> Bool {
        entries.count == others.count && entries.indices.allSatisfy { entries[$0].isEqual(to: others[$0]) }
    }

    /// A file that was read.
    private struct Reading: Sendable {
        var entry: Entry
        /// Nil if its bytes are the same as before.
        var file: SourceIndex.File?

        /// A file that the run has read for another target.
        init(_ entry: Entry, _ file: SourceIndex.File) { (self.entry, self.file) = (entry, file) }

        init?(_ path: String, _ entry: Entry, _ known: SourceIndex.File?, isOwn: Bool, namesMatter: Bool, root: String) {
            self.entry = entry
            guard let text = known?.text ?? (try? SourceText(path: path, bytes: Disk.read(path.inFolder(root)))) else { return nil }
            let contents = text.contents
            guard contents != entry.contents else { return }
            self.entry.contents = contents
            let file = known ?? SourceIndex.File(text, isOwn: isOwn)
            self.file = file
            let relevant = file.text.relevantText(file.outline)
            (self.entry.relevant, self.entry.shape) = (relevant.all, relevant.shape)
            guard namesMatter else { return }
            let names = file.text.namesFingerprint
            self.entry.relevant.add(names)
            self.entry.shape.add(names)
        }
    }
}

extension SourceFingerprints {
    /// The fingerprint of all files: of what a mock can depend on, or of all bytes.
    func fingerprint(_ part: KeyPath<Entry, Fingerprint>) -> Fingerprint {
        var fingerprint = Fingerprint()
        for count in counts { fingerprint.add(count) }
        for entry in entries {
            fingerprint.add(entry.path)
            fingerprint.add(entry[keyPath: part])
        }
        return fingerprint
    }

    /// Returns the fingerprints of a file for other targets. Nil if the file was not read for them, or if its names matter for this target.
    func sharedEntry(_ number: Int) -> Entry? { number < firstNamed && outlined[number] != nil ? entries[number] : nil }

    /// Whether these are the files that the index was made from: a file can change while mockgen runs.
    func describe(_ index: SourceIndex) -> Bool {
        let texts = index.files[..<index.standard].joined().map(\.text)
        return texts.count == entries.count
            && texts.indices.allSatisfy { outlined[$0] != nil || texts[$0].contents == entries[$0].contents }
    }
}
