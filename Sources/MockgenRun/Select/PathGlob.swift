import MockgenConfig
import MockgenDisk
import MockgenModel

/// A glob for paths: `Sources/*/Protocols`, `Sources/**/*Routing.swift`. `*` and `?` stay within the name of a folder, `**` crosses
/// folders. A glob for a folder selects everything in it. As in a shell, a wildcard does not match the dot of a hidden name.
struct PathGlob {
    private enum Part {
        case anyFolders
        case name([Character])
        /// A folder before the glob. Its name can contain wildcard characters, which match only themselves.
        case folder([Character])
    }

    private let parts: [Part]

    init(_ text: String, in folder: String = "") {
        var around = folder.normalizedPath.split(separator: "/").filter { $0 != "." }
        var names = text.normalizedPath.split(separator: "/").filter { $0 != "." }[...]
        while names.first == "..", around.popLast() != nil { names.removeFirst() }
        parts = around.map { .folder(Array($0)) } + names.map { $0 == "**" ? .anyFolders : .name(Array($0)) }
    }

    /// For each name in the path, tracks the possible positions in the glob. The time therefore grows at most with the product of both
    /// lengths.
    func matches(_ path: String) -> Bool {
        var reached = skippingAnyFolders([0])
        for name in path.split(separator: "/") {
            let name = Array(name)
            var next: Set<Int> = []
            for position in reached {
                // The whole glob matches a folder around the file.
                guard position < parts.count else {
                    if name.first != "." { next.insert(position) }
                    continue
                }
                switch parts[position] {
                case .anyFolders: if name.first != "." { next.insert(position) }
                case .folder(let folder): if folder == name { next.insert(position + 1) }
                case .name(let pattern): if PathGlob.matches(pattern, name) { next.insert(position + 1) }
                }
            }
            reached = skippingAnyFolders(next)
        }
        return reached.contains(parts.count)
    }

    /// Adds the positions after each `**`, because `**` can also match no folder.
    private func skippingAnyFolders(_ positions: Set<Int>) -> Set<Int> {
        var all = positions
        for position in positions {
            var next = position
            while next < parts.count, case .anyFolders = parts[next] {
                next += 1
                all.insert(next)
            }
        }
        return all
    }

    private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
        if name.first == ".", pattern.first != "." { return false }
        return matchesWildcards(pattern, name)
    }
}
