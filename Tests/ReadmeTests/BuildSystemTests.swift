import Foundation
import TestSupport
import Testing

/// The examples in `BuildSystems.md` work.
@Suite struct BuildSystemTests {
    private let folder: TemporaryFolder
    private let input: String
    private static let mocks = "build/Mocks.swift"

    init() throws {
        folder = try TemporaryFolder()
        input = try Self.block("tsv")
        try folder.write("version: 1\ntargets:\n  AppTests: { protocols: all }\n", to: ".mockgen.yml")
        try folder.write("public struct User: Sendable {}\n", to: "App/User.swift")
        try folder.write("public protocol UserServicing { func user(id: Int) -> User }\n", to: "App/UserServicing.swift")
        try folder.write("@testable import App\n", to: "AppTests/UserTests.swift")
    }

    private static func block(_ language: String) throws -> String {
        let page = try #require(Page.all.first { $0.path.hasSuffix("/BuildSystems.md") })
        return try #require(page.blocks.first { $0.language == language }).contents
    }

    private func run(_ command: String...) async throws -> String {
        let tools = URL(filePath: CommandLineTool.mockgen.command[0]).deletingLastPathComponent().plainPath
        let path = "\(tools):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
        let outcome = try await CommandLineTool("/usr/bin/env").run(command, in: folder.url, environment: ["PATH": path])
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        return outcome.text
    }

    /// Waits until a new file is newer than those that exist. Some file systems count in whole seconds.
    private func edit(_ text: String, _ path: String) async throws {
        try await Task.sleep(for: .milliseconds(1100))
        try folder.write(text, to: path)
    }

    @Test func theBuildInput() async throws {
        try folder.write(input, to: "build/mocks.input")
        let words = try Self.block("sh").split(separator: " ").map { String($0.trimmingCharacters(in: .newlines)) }
        let outcome = try await CommandLineTool.mockgen.run(Array(words.dropFirst()), in: folder.url)
        #expect(outcome.text == "wrote build/Mocks.swift\n")
        #expect(try folder.read(Self.mocks).contains("@MainActor\nclass UserServicingMock: UserServicing {"))
    }

    @Test(.enabled(if: CommandLineTool.isInstalled("ninja"), "ninja is not installed"))
    func ninja() async throws {
        try folder.write(input, to: "build/mocks.input")
        try folder.write(Self.block("ninja"), to: "build.ninja")
        _ = try await run("ninja")
        let mocks = try folder.identity(of: Self.mocks)
        #expect(try await run("ninja").contains("no work to do"))

        try await edit("public struct User: Sendable { func f() {} }\n", "App/User.swift")
        #expect(try await !run("ninja").contains("no work to do"), "the depfile has the sources")
        #expect(try folder.identity(of: Self.mocks) == mocks)
        #expect(try await run("ninja").contains("no work to do"))

        try await edit("public protocol UserServicing { func allUsers() -> [User] }\n", "App/UserServicing.swift")
        _ = try await run("ninja")
        #expect(try folder.read(Self.mocks).contains("func allUsers() -> [User]"))
    }

    @Test(.enabled(if: CommandLineTool.isInstalled("make"), "make is not installed"))
    func make() async throws {
        try folder.write(Self.block("makefile"), to: "Makefile")
        _ = try await run("make", "--warn-undefined-variables")
        #expect(try folder.read(Self.mocks).contains("class UserServicingMock: UserServicing {"))
        #expect(try await run("make").contains("up to date"))

        try await edit("public protocol Names { func name() -> String }\n", "App/Names.swift")
        _ = try await run("make")
        #expect(try folder.read(Self.mocks).contains("class NamesMock: Names {"))
        try await edit("public protocol Names { func all() -> [String] }\n", "App/Names.swift")
        _ = try await run("make")
        #expect(try folder.read(Self.mocks).contains("func all() -> [String]"))

        try await Task.sleep(for: .milliseconds(1100))
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/Names.swift"))
        _ = try await run("make")
        #expect(try !folder.read(Self.mocks).contains("Names"))
    }

    /// Make and Ninja find a source with an unusual name in the depfile again.
    @Test(arguments: [
        "a b.swift", "c#d.swift", "e$f.swift", "g:h.swift", "i%j.swift", "k\\l.swift", "m\\ n.swift", "é.swift",
    ])
    func unusualNames(_ name: String) async throws {
        try folder.write("public protocol Q { func q() }\n", to: "App/\(name)")
        try folder.write(input + "source\tApp/\(name)\n", to: "build/mocks.input")
        try folder.write(
            "build/Mocks.swift:\n\tmockgen action --input build/mocks.input --depfile mocks.d\n-include mocks.d\n", to: "Makefile")
        try folder.write(Self.block("ninja"), to: "build.ninja")
        for tool in ["make", "ninja"] where CommandLineTool.isInstalled(tool) {
            try folder.write("public protocol Q { func q() }\n", to: "App/\(name)")
            _ = try await run(tool)
            #expect(try await run(tool).contains(tool == "make" ? "up to date" : "no work to do"), "\(tool)")
            try await edit("public protocol Q { func changedFor_\(tool)() }\n", "App/\(name)")
            _ = try await run(tool)
            #expect(try folder.read(Self.mocks).contains("func changedFor_\(tool)()"), "\(tool)")
            try await Task.sleep(for: .milliseconds(1100))
        }
    }
}
