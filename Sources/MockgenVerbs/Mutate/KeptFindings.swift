import MockgenDisk
import MockgenModel
import MockgenRun

/// The findings of the last `mockgen mutate`, for the page of `mockgen report`.
extension Workspace {
    /// On macOS, the command plugin can write only to its own folder, where `report` finds it.
    private var pathsOfFindings: [String] {
        ["mockgen", "plugins/MockgenRead/outputs"].map { "\(buildFolder.path)/\($0)/mutate.txt" }
    }

    /// Each one needs a line: its location, its message and the line of the test.
    func keep(_ findings: [Diagnostic]) {
        let text = findings.compactMap { finding in
            finding.location.map { "\($0.line)\t\($0.column)\t\($0.path)\t\(finding.message)\t\($0.line(inProjectAt: root) ?? "")\n" }
        }.joined()
        _ = pathsOfFindings.first { (try? Disk.makeFolder($0.parentFolder)) != nil && (try? Disk.write(text.utf8, to: $0)) != nil }
    }

    /// The findings in lines of tests that have not changed since.
    var keptFindings: [Diagnostic] {
        let last = pathsOfFindings.max { (Disk.status(of: $0)?.modified ?? 0) < (Disk.status(of: $1)?.modified ?? 0) } ?? ""
        let text = String(decoding: (try? Disk.read(last)) ?? [], as: UTF8.self)
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: "\t", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
            guard words.count == 5, let line = Int(words[0]), let column = Int(words[1]) else { return nil }
            let location = SourceLocation(path: words[2], line: line, column: column)
            guard location.line(inProjectAt: root) == words[4] else { return nil }
            return Diagnostic(.unnoticedAnswer, .warning, cause: .code, words[3], at: location)
        }
    }
}
