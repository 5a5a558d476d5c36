import MockgenBytes
import MockgenDisk
import MockgenModel
import MockgenRun

/// The compiler's warnings about mocks from earlier builds. A build does not repeat the warnings of files that it does not compile.
struct KeptWarnings {
    private static let name = "verify/warnings"

    private let cache: Cache
    /// Each warning with the contents of the file at that time.
    private let kept: [(contents: String, message: CompilerMessage)]

    init(in cache: Cache) {
        self.cache = cache
        let bytes = cache.kept(Self.name) ?? []
        kept = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            return parts.count == 2 ? String(parts[1]).compilerMessages.first.map { (String(parts[0]), $0) } : nil
        }
    }

    /// Returns the stored warnings about mocks that the build has not compiled, and stores them with the new ones if a folder is writable.
    /// - Parameter module: the module of a file of mocks; nil for another file.
    func warnings(besides log: BuildLog, module: (String) -> String?) -> (others: [CompilerMessage], areStored: Bool) {
        let printed = log.messages.filter { $0.severity == .warning && module($0.path) != nil }
        let compiled = Set(log.messages.map(\.path))
        let contents = Set((kept.map(\.message) + printed).map(\.path)).reduce(into: [:]) { $0[$1] = Self.contents(of: $1) }
        let others = kept.filter { state, message in
            guard state == contents[message.path], !compiled.contains(message.path) else { return false }
            return module(message.path).map { !log.tellsOfCompiling(message.path, in: $0) } ?? true
        }.map(\.message)
        let lines = (others + printed).map { "\(contents[$0.path] ?? "") \($0.printed)" }
        // Also without any warning, so that a run that cannot store warnings never looks like one without warnings.
        let areStored = cache.keep(Array(lines.joined(separator: "\n").utf8), as: Self.name)
        return (others.filter { module($0.path) != nil }, areStored)
    }

    private static func contents(of path: String) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add((try? Disk.read(path)) ?? [])
        return fingerprint.text
    }
}
