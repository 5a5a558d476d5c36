import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// The messages that the compiler has written beside the objects of a package, when it compiled their sources for the last time.
///
/// They are better than the log of a build: the log lacks the messages of files that were compiled earlier, and its layout is different in
/// each build system and version.
struct CompiledSources {
    /// The folders in which the build system has the objects of a module.
    private let folders: [String]

    /// Finds the objects of the build system that has just built in a folder. Each one writes its database in every build.
    /// - Parameter scratch: SwiftPM's folder, `.build`.
    init?(in scratch: String) {
        let objects =
            Self.areOfSwiftBuild(in: scratch)
            ? ["out", "Intermediates.noindex", "*.build", "Debug*", "*.build", "Objects-normal", "*"] : ["debug", "*.build"]
        folders = Self.folders(objects[...], in: scratch)
        if folders.isEmpty { return nil }
    }

    /// Whether Swift Build was the last build system that has built in a folder.
    static func areOfSwiftBuild(in scratch: String) -> Bool {
        guard let time = time(of: "\(scratch)/out/Intermediates.noindex/XCBuildData/build.db") else { return false }
        return self.time(of: "\(scratch)/build.db").map { $0 < time } ?? true
    }

    /// Returns the warnings of all sources, and the errors that the compiler has written since a time: it does not delete those of a source
    /// that it does not reach, because a module below has an error now.
    func messages(errorsSince start: Int) -> [CompilerMessage] {
        var last: [String: (file: String, time: Int)] = [:]
        var errors: [CompilerMessage] = []
        for folder in folders {
            let names = (try? Disk.contents(of: folder)) ?? []
            // A target that is gone leaves its folder, and its source can belong to another one now.
            for (source, file) in names.filter(Self.isMap).flatMap({ Self.sources(in: "\(folder)/\($0)") }) {
                guard let time = Self.time(of: file), last[source].map({ $0.time < time }) ?? true else { continue }
                last[source] = (file, time)
            }
            for name in names where name.hasSuffix("emit-module.dia") {
                let file = "\(folder)/\(name)"
                if let time = Self.time(of: file), time >= start {
                    errors += Self.messages(in: file, about: file).filter { $0.severity == .error }
                }
            }
        }
        let messages = last.sorted { $0.key < $1.key }.flatMap { source, kept in
            Self.messages(in: kept.file, about: source).filter { $0.severity == .warning || kept.time >= start }
        }
        return messages + errors
    }

    private static func isMap(_ name: String) -> Bool { name == "output-file-map.json" || name.hasSuffix("-OutputFileMap.json") }

    /// Returns each source of a module with the file of its messages.
    private static func sources(in map: String) -> [(source: String, file: String)] {
        guard let bytes = try? Disk.read(map), let entries = (try? parseYAML(bytes, path: map))?.mapping else { return [] }
        return entries.compactMap { entry in
            guard !entry.key.value.isEmpty, let file = entry.value["diagnostics"]?.text else { return nil }
            return (entry.key.value, file)
        }
    }

    /// Returns a warning about the source if the file is damaged. The file is empty if the compiler found errors in another source first, and
    /// will compile this one again.
    private static func messages(in file: String, about source: String) -> [CompilerMessage] {
        if let bytes = try? Disk.read(file), let messages = bytes.isEmpty ? [] : try? CompilerMessage.messages(in: bytes) {
            return messages
        }
        return [
            CompilerMessage(
                path: source, line: 1, column: 1, severity: .warning,
                text: "mockgen cannot read the messages of the compiler in '\(file)'; change this file, so that it is compiled again")
        ]
    }

    private static func time(of path: String) -> Int? { Disk.status(of: path)?.modified }

    /// Returns the folders whose names match, one pattern for each level.
    private static func folders(_ names: ArraySlice<String>, in folder: String) -> [String] {
        guard let name = names.first else { return [folder] }
        let star = name.split(separator: "*", omittingEmptySubsequences: false)
        let all =
            star.count == 1 ? [name] : ((try? Disk.contents(of: folder)) ?? []).filter { $0.hasPrefix(star[0]) && $0.hasSuffix(star[1]) }
        return all.map { "\(folder)/\($0)" }.filter(Disk.isFolder).flatMap { folders(names.dropFirst(), in: $0) }
    }
}
