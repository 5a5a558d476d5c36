import MockgenConfig
import MockgenModel

/// Turns the `sources` of a target into files of the modules that it can see.
struct SourceFilter {
    let modules: [Module]
    /// What the modules' paths are relative to.
    let root: String
    /// The folder of the configuration, which its paths are relative to.
    let base: String

    func files(of target: TargetConfiguration) throws(Diagnostics) -> Set<String>? {
        guard let sources = target.sources else { return nil }
        let all = modules.flatMap(\.files).map { (path: $0, absolute: $0.inFolder(root)) }
        var admitted: Set<String> = []
        var problems: [Diagnostic] = []
        for source in sources {
            let path = source.value.inFolder(base).normalizedPath
            let matching = all.filter { admits(path, $0.absolute) }
            admitted.formUnion(matching.map(\.path))
            guard matching.isEmpty else { continue }
            if isGlob(source.value) {
                problems.append(.unmatchedGlob(source))
            } else if !Disk.exists(path) {
                problems.append(.missingSource(source, suggestion: nearest(to: source.value, among: folders(of: all.map(\.path)))))
            } else {
                problems.append(.sourceOutsideModules(source, target: target.name, modules: modules.filter(\.isLocal).map(\.name)))
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return admitted
    }

    private func admits(_ pattern: String, _ file: String) -> Bool {
        file == pattern || file.hasPrefix(pattern + "/") || isGlob(pattern) && PathGlob(pattern).matches(file)
    }

    private func isGlob(_ path: String) -> Bool { path.contains("*") || path.contains("?") }

    private func folders(of files: [String]) -> Set<String> {
        var folders: Set<String> = []
        for file in files where !file.isAbsolutePath {
            var folder = file.parentFolder
            while !folder.isEmpty, folders.insert(folder).inserted { folder = folder.parentFolder }
        }
        return folders
    }
}

/// `Sources/*/Protocols`, `Sources/**/*Routing.swift`: `*` and `?` stay within a folder's name, `**` crosses folders. A glob that
/// names a folder admits everything in it.
struct PathGlob {
    private let parts: [[Character]]

    init(_ text: String) { parts = text.split(separator: "/").map(Array.init) }

    func matches(_ path: String) -> Bool {
        // Position by position, which part of the glob may be reached: linear in both lengths.
        var reached: Set<Int> = skipDoubleStars([0])
        for name in path.split(separator: "/").map(Array.init) {
            var next: Set<Int> = []
            for position in reached {
                // The whole glob is used up by a folder around the file.
                if position == parts.count { return true }
                if parts[position] == ["*", "*"] {
                    next.insert(position)
                } else if PathGlob.matches(parts[position], name) {
                    next.insert(position + 1)
                }
            }
            reached = skipDoubleStars(next)
        }
        return reached.contains(parts.count)
    }

    private func skipDoubleStars(_ positions: Set<Int>) -> Set<Int> {
        var all = positions
        for position in positions {
            var next = position
            while next < parts.count, parts[next] == ["*", "*"] {
                next += 1
                all.insert(next)
            }
        }
        return all
    }

    private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
        var reached: Set<Int> = [0]
        for (index, sign) in pattern.enumerated() where sign == "*" && reached.contains(index) { reached.insert(index + 1) }
        for character in name {
            var next: Set<Int> = []
            for position in reached where position < pattern.count {
                if pattern[position] == "*" {
                    next.insert(position)
                } else if pattern[position] == "?" || pattern[position] == character {
                    next.insert(position + 1)
                }
            }
            var open = Array(next)
            while let position = open.popLast() {
                if position < pattern.count, pattern[position] == "*", next.insert(position + 1).inserted { open.append(position + 1) }
            }
            reached = next
        }
        return reached.contains(pattern.count)
    }
}

extension Diagnostic {
    fileprivate static func missingSource(_ source: Located<String>, suggestion: String?) -> Diagnostic {
        Diagnostic(
            "missing-source", cause: .setup, "'\(source.value)' does not exist in the package",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? "give a file, folder or glob relative to this file, for example: Sources/App",
            at: source.location)
    }

    fileprivate static func unmatchedGlob(_ source: Located<String>) -> Diagnostic {
        Diagnostic(
            "unmatched-source", cause: .setup, "'\(source.value)' matches no Swift file that the target can see",
            help: "check the glob: '*' stays within a folder's name, '**' crosses folders", at: source.location)
    }

    fileprivate static func sourceOutsideModules(_ source: Located<String>, target: String, modules: [String]) -> Diagnostic {
        Diagnostic(
            "source-not-visible", cause: .setup,
            "'\(source.value)' has no Swift file of a module that '\(target)' depends on (\(modules.joined(separator: ", ")))",
            help: "add the module it belongs to, to the dependencies of '\(target)' in Package.swift", at: source.location)
    }
}
