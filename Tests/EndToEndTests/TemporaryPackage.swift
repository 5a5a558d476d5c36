import Foundation
import TestSupport
import Testing

/// A package in a folder of its own, whose name has a space in it.
struct TemporaryPackage: Sendable {
    let root: URL
    /// Keeps the folder for as long as the package is used.
    private let folder: TemporaryFolder

    init(named name: String = "Tea Shop", _ files: KeyValuePairs<String, String>) throws {
        folder = try TemporaryFolder()
        root = folder.url.appending(path: name)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: false)
        for (path, text) in files { try write(text, to: path) }
    }

    func url(_ path: String) -> URL { root.appending(path: path) }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    func write(_ contents: Data, to path: String) throws {
        let file = url(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file)
    }

    /// The root folder of mockgen's own package.
    static let repository = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    /// The files of the module `MockgenSupport`: the core and the library.
    static let supportFiles = ["", "/Library"].flatMap { folder in
        let folder = repository.appending(path: "Sources/MockgenSupport\(folder)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return names.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path(percentEncoded: false) }
    }

    /// Copies a file or folder of mockgen's own package.
    func copy(_ path: String, to copy: String) throws {
        let copy = url(copy)
        try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Self.repository.appending(path: path), to: copy)
    }

    func read(_ path: String) throws -> String { String(decoding: try Data(contentsOf: url(path)), as: UTF8.self) }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).plainPath) }

    func mockgen(_ arguments: String..., input: String = "") async throws -> CommandLineTool.Outcome {
        try await CommandLineTool.mockgen.run(arguments, in: root, input: input)
    }

    /// Writes a program by another process: of what this one writes, another test's new process could hold it open, and it could not be run.
    func writeProgram(_ text: String, to path: String) async throws {
        let script = #"mkdir -p "$(dirname "$0")" && cat > "$0" && chmod +x "$0""#
        let outcome = try await CommandLineTool("/bin/sh", "-c", script).run([path], in: root, input: text)
        try #require(outcome.exitCode == 0, "\(outcome.text)")
    }

    /// Takes away all rights to write, but to a folder `own` beside the package, and gives mockgen as a user whom that stops: not the
    /// administrator.
    func reader() async throws -> CommandLineTool {
        let own = folder.url.appending(path: "own")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        // The program may lie where others may not look.
        let copy = folder.url.appending(path: "mockgen")
        // Copied by another process: of what this one writes, another test's new process could hold it open, and it could not be run.
        let copied = try await CommandLineTool("/usr/bin/env", "cp", CommandLineTool.mockgen.command[0]).run(
            [copy.plainPath], in: folder.url)
        try #require(copied.exitCode == 0, "\(copied.text)")
        try await setModes("a+rX,a-w")
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: own.plainPath)
        guard geteuid() == 0 else { return CommandLineTool(copy.plainPath) }
        // Another user may own files in the shared temporary folder, so this one gets a folder of its own.
        return CommandLineTool(
            "/usr/bin/env", "HOME=\(own.plainPath)", "TMPDIR=\(own.plainPath)", "setpriv", "--reuid=65534", "--clear-groups", copy.plainPath
        )
    }

    func setModes(_ modes: String) async throws {
        let outcome = try await CommandLineTool("/bin/chmod", "-R", modes, folder.url.plainPath).run([], in: root)
        try #require(outcome.exitCode == 0, "\(outcome.text)")
    }

    /// Everything in the package's folder. If two are equal, the tree did not change in between.
    func snapshot() throws -> [String: FileState] {
        var files: [String: FileState] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.plainPath) { files[path] = try FileState(of: url(path)) }
        return files
    }
}

/// The state of a file, which changes when it is written, even with the same bytes. For a folder, only that it exists.
enum FileState: Equatable {
    case file(contents: Data, modified: Date?, number: UInt?)
    case folder

    init(of file: URL) throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.plainPath)
        self =
            switch attributes[.type] as? FileAttributeType {
            case .typeRegular:
                .file(
                    contents: try Data(contentsOf: file), modified: attributes[.modificationDate] as? Date,
                    number: (attributes[.systemFileNumber] as? NSNumber)?.uintValue)
            default: .folder
            }
    }
}
