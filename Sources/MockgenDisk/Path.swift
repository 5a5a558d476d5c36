/// Paths as text, with `/` and without a trailing one.
extension String {
    package var parentFolder: String {
        guard let slash = lastIndex(of: "/") else { return "" }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    package var fileName: String { String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]) }

    package var isAbsolutePath: Bool { hasPrefix("/") }

    package func inFolder(_ folder: String) -> String {
        if isAbsolutePath { return self }
        if folder.isEmpty || folder == "." { return self }
        return folder.hasSuffix("/") ? folder + self : folder + "/" + self
    }

    /// Returns the path for messages: relative if it is inside the folder.
    package func relative(to folder: String) -> String {
        guard !folder.isEmpty else { return self }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }

    /// The path without `.` and empty components, and without `..` where possible.
    package var normalizedPath: String {
        var parts: [Substring] = []
        for part in split(separator: "/") where part != "." {
            guard part == ".." else {
                parts.append(part)
                continue
            }
            if let last = parts.last, last != ".." { parts.removeLast() } else if !isAbsolutePath { parts.append(part) }
        }
        let path = parts.joined(separator: "/")
        return isAbsolutePath ? "/" + path : path.isEmpty ? "." : path
    }
}
