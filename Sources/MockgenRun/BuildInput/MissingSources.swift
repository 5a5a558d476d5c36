import MockgenDisk
package import MockgenModel

extension BuildInput {
    /// Returns the problems of a run. If a source file does not exist, the problem points at its line.
    package func problems(_ all: [Diagnostic]) -> [Diagnostic] {
        guard all.contains(where: { $0.id == .unreadableSource }), let text = try? Disk.read(paths.file) else { return all }
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let keyword = "\(BuildInputKeyword.source.rawValue)\t"
        return all.map { problem in
            guard problem.id == .unreadableSource, let path = problem.location?.path else { return problem }
            let number = lines.firstIndex { line in
                line.starts(with: keyword.utf8)
                    && String(decoding: line.dropFirst(keyword.utf8.count), as: UTF8.self).inFolder(root).normalizedPath
                        == path.inFolder(root)
            }
            guard let number else { return problem }
            return .unreadableSource(
                path, problem.message, at: SourceLocation(path: paths.file, line: number + 1, column: keyword.utf8.count + 1))
        }
    }
}

extension Diagnostic {
    fileprivate static func unreadableSource(_ path: String, _ message: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .invalidInput, cause: .setup, "\(message) ('\(path)')",
            help: "correct the path, which is relative to the current folder, or remove the line", at: location)
    }
}
