import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// Converts the paths in the file of another generator into paths of the configuration.
struct OldPaths {
    let root: String
    let base: String
    /// The possible base folders of the paths, the usual one first.
    let origins: [String]

    /// Returns nil if the path is known only when the script runs.
    func absolute(_ text: String) -> String? {
        let (expansions, rest) = Self.expansions(of: text)
        guard expansions.isEmpty else {
            // `$SRCROOT/App`: the variable is usually the folder of the project.
            let path = rest.drop { $0 == "/" }
            guard expansions.count == 1, text.hasPrefix(expansions[0]), rest.first == "/", !path.isEmpty else { return nil }
            return String(path).inFolder(root).normalizedPath
        }
        guard !text.hasPrefix("~") else { return nil }
        let paths = origins.map { text.inFolder($0).normalizedPath }
        return paths.first { Disk.exists(SourceEntry($0, in: base).folder) } ?? paths[0]
    }

    /// Returns the path relative to the configuration, or nil if it is not in its folder.
    func relative(_ text: String) -> String? {
        guard let path = absolute(text) else { return nil }
        if path == base { return "." }
        let relative = path.relative(to: base)
        return relative.isAbsolutePath ? nil : relative
    }
}

extension OldPaths {
    /// Returns each `$NAME`, `${NAME}` and `$(command)`, and the text after the last one.
    static func expansions(of text: String) -> (expansions: [String], rest: Substring) {
        var rest = text[...]
        var expansions: [String] = []
        while let start = rest.firstIndex(where: { $0 == "$" || $0 == "`" }) {
            let sign = rest[start]
            rest = rest[start...].dropFirst()
            if sign == "`" {
                rest = rest.drop { $0 != "`" }.dropFirst()
            } else if let open = rest.first, open == "(" || open == "{" {
                var depth = 0
                rest = rest.drop { character in
                    if character == open { depth += 1 }
                    if character == (open == "(" ? ")" : "}") { depth -= 1 }
                    return depth > 0
                }.dropFirst()
            } else {
                rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" }
            }
            expansions.append(String(text[start..<rest.startIndex]))
        }
        return (expansions, rest)
    }
}
