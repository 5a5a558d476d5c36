import MockgenDisk
import MockgenModel

/// The lines of Swift files that have changed since a revision of git.
struct ChangedLines {
    private let root: String
    private var lines: [String: [ClosedRange<Int>]] = [:]

    init(since revision: String, in root: String) throws(Diagnostics) {
        self.root = root
        let diff = try Self.git(["diff", "--unified=0", "--no-color", "--no-ext-diff", "--relative", revision, "--", "*.swift"], in: root)
        var path = ""
        for line in diff.split(separator: "\n") {
            // Git ends a path that has spaces with a tab.
            if line.hasPrefix("+++ b/") { path = String(line.dropFirst(6).prefix { $0 != "\t" }) }
            // `@@ -12,3 +12,4 @@`
            guard line.hasPrefix("@@ "), let added = line.split(separator: " ").dropFirst(2).first?.dropFirst() else { continue }
            let numbers = added.split(separator: ",").compactMap { Int($0) }
            let count = numbers.count > 1 ? numbers[1] : 1
            if let start = numbers.first, count > 0 { lines[path, default: []].append(start...start + count - 1) }
        }
        for path in try Self.git(["ls-files", "--others", "--exclude-standard", "--", "*.swift"], in: root).split(separator: "\n") {
            lines[String(path)] = [1...Int.max]
        }
    }

    private static func git(_ arguments: [String], in root: String) throws(Diagnostics) -> String {
        do throws(Disk.Failure) {
            let output = try Subprocess.run(["git", "-C", root, "-c", "core.quotePath=false"] + arguments)
            if output.status == 0 { return String(decoding: output.standardOutput, as: UTF8.self) }
        } catch {
            throw Diagnostics([.notComparable("cannot run 'git': \(error.reason)")])
        }
        throw Diagnostics([.notComparable("git cannot compare the package with the revision of '--since'")])
    }

    /// Whether the line of an answer has changed, or a test in the same file that uses it.
    func contain(_ location: SourceLocation, tests: [String]) -> Bool {
        guard let lines = lines[location.path], let bytes = try? Disk.read(location.path.inFolder(root)) else { return false }
        let text = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let ranges = tests.compactMap { Self.lines(ofTest: $0, in: text) } + [location.line...location.line]
        return lines.contains { changed in ranges.contains { changed.overlaps($0) } }
    }

    /// The function of a test: from its name to the brace below its first character.
    private static func lines(ofTest test: String, in text: [Substring]) -> ClosedRange<Int>? {
        let name = (test.withoutPlace.split(separator: "/").last ?? "").prefix { $0 != "(" }
        guard let start = text.firstIndex(where: { $0.contains("func \(name)(") }) else { return nil }
        let indentation = text[start].prefix { $0 == " " || $0 == "\t" }
        let end = text[start...].firstIndex { $0 == "\(indentation)}" } ?? start
        return (start + 1)...(end + 1)
    }
}

extension Diagnostic {
    fileprivate static func notComparable(_ message: String) -> Diagnostic {
        Diagnostic(
            .usage, cause: .setup, message,
            help: "name a commit, a branch or a tag, for example: \(ShellCommand.mockgen("mutate --since main"))",
            at: nil)
    }
}
