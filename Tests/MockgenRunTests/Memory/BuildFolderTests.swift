import Foundation
import TestSupport
import Testing

@testable import MockgenRun

/// The files in which mockgen remembers results between runs, in the build folder of SwiftPM.
@Suite struct BuildFolderTests {
    private static let name = "AppTests/fresh"
    private static let file = ".build/mockgen/\(name)"

    private func withPackage(_ body: (TemporaryFolder, BuildFolder) throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "Package.swift")
            try body(folder, BuildFolder(ofPackageAt: folder.path))
        }
    }

    private func recalled(_ key: String = "key", from memory: BuildFolder) -> String? {
        memory.recall(Self.name, key: key).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: ["", "text", "\n", "several\nlines\n", "\u{0}"]) func remembersBytesUnderTheirKey(_ text: String) async throws {
        try await withPackage { folder, memory in
            #expect(recalled(from: memory) == nil)
            memory.remember(Array(text.utf8), as: Self.name, key: "key")
            #expect(recalled(from: memory) == text)
            #expect(recalled("ke", from: memory) == nil)
            #expect(recalled("key ", from: memory) == nil)
            #expect(recalled("", from: memory) == nil)
            let files = try folder.contents.filter { $0.hasPrefix(".build/mockgen/AppTests/") }
            #expect(files == [Self.file], "no draft is left behind")
        }
    }

    @Test func removesDraftsOfKilledProcesses() async throws {
        try await withPackage { folder, memory in
            for name in [".abandoned", ".young", "other"] { try folder.write("", to: ".build/mockgen/drafts/\(name)") }
            for name in [".abandoned", "other"] {
                let path = folder.path(".build/mockgen/drafts/\(name)")
                try FileManager.default.setAttributes([.modificationDate: Date.now.addingTimeInterval(-100)], ofItemAtPath: path)
            }
            memory.remember([], as: Self.name, key: "key")
            let drafts = try folder.contents.filter { $0.hasPrefix(".build/mockgen/drafts/") }
            #expect(drafts == [".build/mockgen/drafts/.young", ".build/mockgen/drafts/other"])
        }
    }

    @Test func remembersTheLastKeyOnly() async throws {
        try await withPackage { _, memory in
            memory.remember(Array("old".utf8), as: Self.name, key: "1")
            memory.remember(Array("new".utf8), as: Self.name, key: "2")
            #expect(recalled("1", from: memory) == nil)
            #expect(recalled("2", from: memory) == "new")
        }
    }

    struct Damage: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let apply: @Sendable (String) -> String

        init(_ description: String, _ apply: @escaping @Sendable (String) -> String) {
            testDescription = description
            self.apply = apply
        }
    }

    @Test(arguments: [
        Damage("empty") { _ in "" },
        Damage("without its last byte") { String($0.dropLast()) },
        Damage("without its last line") { $0.split(separator: "\n").dropLast().joined(separator: "\n") },
        Damage("first line only") { String($0.prefix { $0 != "\n" }) },
        Damage("with one more byte") { "\($0)." },
        Damage("with another text") { $0.replacing("two", with: "owt") },
        Damage("with another key") { $0.replacing("key", with: "yek") },
        Damage("of another program") { _ in "{ \"version\": 3 }\n" },
    ])
    func ignoresDamagedFiles(_ damage: Damage) async throws {
        try await withPackage { folder, memory in
            memory.remember(Array("one\ntwo\n".utf8), as: Self.name, key: "key")
            let text = try folder.read(Self.file)
            try folder.write(damage.apply(text), to: Self.file)
            #expect(recalled(from: memory) == nil)
            memory.remember(Array("one\ntwo\n".utf8), as: Self.name, key: "key")
            #expect(try folder.read(Self.file) == text, "it is written again")
        }
    }

    @Test func aFolderThatCannotBeWrittenIsNoError() async throws {
        try await withPackage { folder, memory in
            // Permissions do not stop an administrator; a file in place of the folder stops everyone.
            try folder.write("A file.", to: ".build")
            memory.remember(Array("text".utf8), as: Self.name, key: "key")
            #expect(recalled(from: memory) == nil)
            #expect(try folder.contents == [".build", "Package.swift"])
        }
    }

    @Test func aFolderInPlaceOfTheFileIsNoError() async throws {
        try await withPackage { folder, memory in
            try folder.write("", to: "\(Self.file)/inside")
            memory.remember(Array("text".utf8), as: Self.name, key: "key")
            #expect(recalled(from: memory) == nil)
            #expect(try !folder.contents.contains("\(Self.file).new"))
        }
    }

    @Test(arguments: [
        (hasPackage: true, isBuilt: false, mayBeMade: true, remembers: true),
        (hasPackage: true, isBuilt: false, mayBeMade: false, remembers: false),
        (hasPackage: true, isBuilt: true, mayBeMade: false, remembers: true),
        (hasPackage: false, isBuilt: false, mayBeMade: true, remembers: false),
        (hasPackage: false, isBuilt: true, mayBeMade: true, remembers: true),
    ])
    func createsTheBuildFolderOnlyInPackages(hasPackage: Bool, isBuilt: Bool, mayBeMade: Bool, remembers: Bool) async throws {
        try await withTemporaryFolder { folder in
            if hasPackage { try folder.write("", to: "Package.swift") }
            if isBuilt { try folder.write("", to: ".build/debug.yaml") }
            let memory = BuildFolder(ofPackageAt: folder.path, mayBeMade: mayBeMade)
            memory.remember(Array("text".utf8), as: Self.name, key: "key")
            #expect((recalled(from: memory) == "text") == remembers)
            #expect(try folder.contents.contains(".build") == (isBuilt || remembers))
        }
    }
}
