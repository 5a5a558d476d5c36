import Foundation
import TestSupport
import Testing

/// mockgen's own sources as they are now, in a local git repository with a branch `main` and a tag `1.0.0`.
struct GitRepository: Sendable {
    static let branch = "main"
    static let version = "1.0.0"

    let root: URL

    /// Named `mockgen`, since SwiftPM knows a package by its folder.
    init(in folder: URL) async throws {
        root = folder.appending(path: "mockgen")
        let sources = TemporaryPackage.repository
        let files = FileManager.default
        try files.createDirectory(at: root, withIntermediateDirectories: true)
        // Not what begins with a dot: builds, and the real repository.
        for name in try files.contentsOfDirectory(atPath: sources.plainPath) where !name.hasPrefix(".") {
            try files.copyItem(at: sources.appending(path: name), to: root.appending(path: name))
        }
        try await git("init", "--quiet", "--initial-branch", Self.branch)
        try await git("add", "--all")
        try await git("-c", "user.name=Tests", "-c", "user.email=tests@localhost", "commit", "--quiet", "--message", "Everything")
        try await git("tag", Self.version)
    }

    private func git(_ arguments: String...) async throws {
        let outcome = try await CommandLineTool.git.run(arguments, in: root)
        try #require(outcome.exitCode == 0, "git \(arguments): \(outcome.text)")
    }
}
