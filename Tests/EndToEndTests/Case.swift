import Foundation
import TestSupport
import Testing

/// A folder in `Cases`: commands, the package that they run in, and what they must print and write. See `CaseTests`.
struct Case: CustomTestStringConvertible, Sendable {
    let folder: URL
    var testDescription: String { folder.lastPathComponent }

    static let all: [Case] = {
        let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: cases.plainPath)) ?? []
        let chosen = ProcessInfo.processInfo.environment["MOCKGEN_CASES"]?.split(separator: ",").map(String.init) ?? names
        return names.filter(chosen.contains).sorted().map { Case(folder: cases.appending(path: $0)) }
    }()

    var commands: [Command] { lines("command").map(Command.init) }

    /// Whether the user who runs the commands may only read the package.
    var isReadOnly: Bool { text("read-only") != nil }

    /// Whether the case takes seconds because it compiles much.
    var isHeavy: Bool { text("heavy") != nil }

    /// The output of the commands and their exit codes.
    var expected: String? { text("expected") }

    /// The files that the commands write, by their paths in the package.
    var written: [String: String] { files("written") }

    /// Returns the package as the first command finds it.
    func package() async throws -> TemporaryPackage {
        let own = files("package")
        let package = try await own.isEmpty ? TeaShop.packageWithMocks() : TemporaryPackage([:])
        for (path, text) in own { try package.write(text.inside(package), to: path) }
        for command in lines("before") {
            let outcome = try await Command(command).run(CommandLineTool.mockgen, in: package)
            try #require(outcome.exitCode == 0, "\(command): \(outcome.text)")
        }
        return package
    }

    /// Changes the package before the command with this number.
    func change(_ package: TemporaryPackage, before number: Int) throws {
        let suffix = number == 1 ? "" : "-\(number)"
        for (path, text) in files("changes\(suffix)") { try package.write(text.inside(package), to: path) }
        for path in lines("removed\(suffix)") { try package.remove(path) }
    }

    /// Overwrites what the case expects.
    func record(_ output: String, written: [String: String]) throws {
        try Data(output.utf8).write(to: folder.appending(path: "expected"))
        let own = folder.appending(path: "written")
        try? FileManager.default.removeItem(at: own)
        for (path, text) in written {
            let file = own.appending(path: path.hasSuffix(".swift") ? path + ".txt" : path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    private func text(_ name: String) -> String? { try? String(contentsOf: folder.appending(path: name), encoding: .utf8) }

    private func lines(_ name: String) -> [String] { text(name)?.split(separator: "\n").map(String.init) ?? [] }

    /// The files in one of the case's folders, by their paths in the package.
    private func files(_ name: String) -> [String: String] {
        let paths = FileManager.default.enumerator(atPath: folder.appending(path: name).plainPath)?.compactMap { $0 as? String } ?? []
        return paths.reduce(into: [:]) { files, path in
            guard let text = text("\(name)/\(path)") else { return }
            files[path.hasSuffix(".txt") ? String(path.dropLast(4)) : path] = text
        }
    }
}

/// A line of a case's `command`: `NAME=VALUE… ARGUMENT… < FILE`, where the variables and the file for standard input are optional. The
/// arguments are those of `mockgen`, unless the first of them is `mockgen-plugin`.
struct Command: Sendable {
    /// The line as in a shell.
    let line: String
    /// Whether it runs the program of the build tool plugin.
    let isOfPlugin: Bool
    private let environment: [String: String]
    private let arguments: [String]
    private let input: String?

    init(_ line: String) {
        var words = line.split(separator: " ").map(String.init)
        let variables = words.prefix { $0.wholeMatch(of: /[A-Z_]+=.*/) != nil }
        words.removeFirst(variables.count)
        isOfPlugin = words.first == "mockgen-plugin"
        if isOfPlugin { words.removeFirst() }
        self.line = (variables + [isOfPlugin ? "mockgen-plugin" : "mockgen"] + words).joined(separator: " ")
        environment = variables.reduce(into: [:]) { variables, word in
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            variables[parts[0]] = parts[1]
        }
        let redirection = words.firstIndex(of: "<")
        input = redirection.map { words[$0 + 1] }
        arguments = Array(words[..<(redirection ?? words.endIndex)])
    }

    func run(_ tool: CommandLineTool, in package: TemporaryPackage) async throws -> CommandLineTool.Outcome {
        try await tool.run(
            arguments.map { $0.inside(package) }, in: package.root, input: try input.map(package.read) ?? "",
            environment: environment.mapValues { $0.inside(package) })
    }
}

extension String {
    private static let place = "<package>"

    /// The text with the path of the package instead of the placeholder.
    fileprivate func inside(_ package: TemporaryPackage) -> String { replacing(Self.place, with: package.root.plainPath) }

    /// The text with placeholders for what differs between machines and runs.
    func withPlaceholders(for package: TemporaryPackage) -> String {
        // SwiftPM warns if the home folder of its user does not exist.
        replacing(/warning: .* disabling user-level cache features\.\n/, with: "")
            .replacing(package.root.plainPath, with: Self.place)
            .replacing(/(?m)^(ok     (?:toolchain|SwiftParser|libyaml): ).*$/) { "\($0.1)<toolchain>" }
            .replacing(/"finding": "(?:Swift version [^"]*|[^"]*libSwiftParser[^"]*|\d+\.\d+\.\d+)"/, with: "\"finding\": \"<toolchain>\"")
            .replacing(/\(\d+(?:\.\d+)? m?s\)/, with: "(<time>)")
            .replacing("\u{1B}", with: "<ESC>")
    }
}
