import MockgenDisk
import MockgenModel

/// The lines of Swift files that have changed since a revision of git.
struct ChangedLines {
    private var lines: [String: [ClosedRange<Int>]] = [:]
    private var texts: [String: [Substring]] = [:]

    init(since revision: String, in root: String) throws(Diagnostics) {
        let diff = try Self.git(["diff", "--unified=0", "--no-color", "--no-ext-diff", "--relative", revision, "--", "*.swift"], in: root)
        var path = ""
        for line in diff.split(separator: "\n") {
            // Git ends a path that has spaces with a tab.
            if line.hasPrefix("+++ b/") { path = String(line.dropFirst(6).prefix { $0 != "\t" }) }
            // `@@ -12,3 +12,4 @@`
            guard line.hasPrefix("@@ "), let added = line.split(separator: " ").dropFirst(2).first?.dropFirst() else { continue }
            let numbers = added.split(separator: ",").compactMap { Int($0) }
            // Lines that are gone were between two others.
            let count = numbers.count > 1 ? numbers[1] : 1
            if let start = numbers.first { lines[path, default: []].append(start...start + (count == 0 ? 1 : count - 1)) }
        }
        for path in try Self.git(["ls-files", "--others", "--exclude-standard", "--", "*.swift"], in: root).split(separator: "\n") {
            lines[String(path)] = [1...Int.max]
        }
        for path in lines.keys {
            let text = String(decoding: (try? Disk.read(path.inFolder(root))) ?? [], as: UTF8.self)
            texts[path] = text.split(separator: "\n", omittingEmptySubsequences: false)
        }
    }

    private static func git(_ arguments: [String], in root: String) throws(Diagnostics) -> String {
        let output = try? Subprocess.run(["git", "-C", root, "-c", "core.quotePath=false"] + arguments)
        guard let output, output.status == 0 else { throw Diagnostics([.notComparable]) }
        return String(decoding: output.standardOutput, as: UTF8.self)
    }

    /// Whether the line of an answer has changed, or a test that uses it.
    func contain(_ location: SourceLocation, tests: [String]) -> Bool {
        if let lines = lines[location.path], lines.contains(where: { $0.contains(location.line) }) { return true }
        return lines.contains { path, lines in
            let functions = tests.flatMap { Self.lines(ofTest: $0, in: texts[path] ?? []) }
            return lines.contains { changed in functions.contains { changed.overlaps($0) } }
        }
    }

    /// The functions with the name of a test: from the attributes in the line above to the brace below its first character.
    private static func lines(ofTest test: String, in text: [Substring]) -> [ClosedRange<Int>] {
        let name = (test.withoutPlace.split(separator: "/").last ?? "").prefix { $0 != "(" }
        return text.indices.filter { text[$0].contains("func \(name)(") }.map { start in
            let indentation = text[start].prefix { $0 == " " || $0 == "\t" }
            let end = text[start].hasSuffix("}") ? start : text[start...].firstIndex { $0.hasPrefix("\(indentation)}") } ?? start
            let hasAttributes = start > 0 && text[start - 1].drop { $0 == " " || $0 == "\t" }.hasPrefix("@")
            return (hasAttributes ? start : start + 1)...(end + 1)
        }
    }
}

extension Diagnostic {
    fileprivate static var notComparable: Diagnostic {
        Diagnostic(
            .usage, cause: .setup, "git cannot compare the package with the revision of '--since'",
            help: "name a commit, a branch or a tag, for example: \(ShellCommand.mockgen("mutate --since main"))", at: nil)
    }
}
