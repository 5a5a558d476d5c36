import Foundation
import TestSupport
import Testing

@testable import MockgenDisk
@testable import MockgenRun

/// The files that mockgen keeps between runs, in the build folder of SwiftPM.
@Suite struct CacheTests {
    private static let name = "AppTests/files"
    private static let file = ".build/mockgen/\(Disk.ownPath.fileName)/\(name)"

    private func withPackage(_ body: (TemporaryFolder, Cache) throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "Package.swift")
            try body(folder, BuildFolder(ofPackageAt: folder.path).cache)
        }
    }

    private func contents(_ key: String = "key", of cache: Cache) -> String? {
        cache.read(Self.name, key: key).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: ["", "text", "\n", "several\nlines\n", "\u{0}"]) func keepsBytesUnderTheirKey(_ text: String) async throws {
        try await withPackage { folder, cache in
            #expect(contents(of: cache) == nil)
            cache.write(Array(text.utf8), as: Self.name, key: "key")
            #expect(contents(of: cache) == text)
            #expect(contents("ke", of: cache) == nil)
            #expect(contents("key ", of: cache) == nil)
            #expect(contents("", of: cache) == nil)
            let files = try folder.contents.filter { $0.hasPrefix(".build/mockgen/") && !Disk.isFolder(folder.path($0)) }
            #expect(files == [Self.file], "no draft is left behind")
        }
    }

    @Test func removesDraftsOfKilledProcesses() async throws {
        try await withPackage { folder, cache in
            let (abandoned, young) = (Disk.newDraft(in: ""), Disk.newDraft(in: ""))
            for name in [abandoned, young, "other"] { try folder.write("", to: ".build/mockgen/drafts/\(name)") }
            for name in [abandoned, "other"] {
                let path = folder.path(".build/mockgen/drafts/\(name)")
                try FileManager.default.setAttributes([.modificationDate: Date.now.addingTimeInterval(-3700)], ofItemAtPath: path)
            }
            cache.write([], as: Self.name, key: "key")
            let drafts = try folder.contents.filter { $0.hasPrefix(".build/mockgen/drafts/") }
            #expect(drafts == [".build/mockgen/drafts/\(young)", ".build/mockgen/drafts/other"])
        }
    }

    @Test func keepsTheLastKeyOnly() async throws {
        try await withPackage { _, cache in
            cache.write(Array("old".utf8), as: Self.name, key: "1")
            cache.write(Array("new".utf8), as: Self.name, key: "2")
            #expect(contents("1", of: cache) == nil)
            #expect(contents("2", of: cache) == "new")
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
        Damage("with another key") { ".\($0)" },
        Damage("of another program") { _ in "{ \"version\": 3 }\n" },
    ])
    func ignoresDamagedFiles(_ damage: Damage) async throws {
        try await withPackage { folder, cache in
            cache.write(Array("one\ntwo\n".utf8), as: Self.name, key: "key")
            let text = try folder.read(Self.file)
            try folder.write(damage.apply(text), to: Self.file)
            #expect(contents(of: cache) == nil)
            cache.write(Array("one\ntwo\n".utf8), as: Self.name, key: "key")
            #expect(try folder.read(Self.file) == text, "it is written again")
        }
    }

    @Test func aFolderThatCannotBeWrittenIsNoError() async throws {
        try await withPackage { folder, cache in
            // Permissions do not stop an administrator; a file in place of the folder stops everyone.
            try folder.write("A file.", to: ".build")
            cache.write(Array("text".utf8), as: Self.name, key: "key")
            #expect(contents(of: cache) == nil)
            #expect(try folder.contents == [".build", "Package.swift"])
        }
    }

    @Test(arguments: [".build/mockgen", ".build/mockgen/drafts", ".build/mockgen/\(Disk.ownPath.fileName)/AppTests"])
    func followsNoLinkOutOfTheBuildFolder(_ link: String) async throws {
        try await withPackage { folder, cache in
            try folder.write("", to: "outside/mine")
            try FileManager.default.createDirectory(
                atPath: folder.path(link.split(separator: "/").dropLast().joined(separator: "/")), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: folder.path(link), withDestinationPath: folder.path("outside"))
            cache.write(Array("text".utf8), as: Self.name, key: "key")
            #expect(contents(of: cache) == nil)
            #expect(try folder.contents.filter { $0.hasPrefix("outside/") } == ["outside/mine"])
        }
    }

    @Test func theBuildFolderCanBeALink() async throws {
        try await withPackage { folder, cache in
            try folder.write("", to: "fast disk/mine")
            try FileManager.default.createSymbolicLink(atPath: folder.path(".build"), withDestinationPath: folder.path("fast disk"))
            cache.write(Array("text".utf8), as: Self.name, key: "key")
            #expect(contents(of: cache) == "text")
        }
    }

    @Test func aFolderInPlaceOfTheFileIsNoError() async throws {
        try await withPackage { folder, cache in
            try folder.write("", to: "\(Self.file)/inside")
            cache.write(Array("text".utf8), as: Self.name, key: "key")
            #expect(contents(of: cache) == nil)
            #expect(try !folder.contents.contains("\(Self.file).new"))
        }
    }

    @Test(arguments: [
        (hasPackage: true, isBuilt: false, mayBeMade: true, isKept: true),
        (hasPackage: true, isBuilt: false, mayBeMade: false, isKept: false),
        (hasPackage: true, isBuilt: true, mayBeMade: false, isKept: true),
        (hasPackage: false, isBuilt: false, mayBeMade: true, isKept: false),
        (hasPackage: false, isBuilt: true, mayBeMade: true, isKept: true),
    ])
    func createsTheBuildFolderOnlyInPackages(hasPackage: Bool, isBuilt: Bool, mayBeMade: Bool, isKept: Bool) async throws {
        try await withTemporaryFolder { folder in
            if hasPackage { try folder.write("", to: "Package.swift") }
            if isBuilt { try folder.write("", to: ".build/debug.yaml") }
            let cache = BuildFolder(ofPackageAt: folder.path, mayBeMade: mayBeMade).cache
            cache.write(Array("text".utf8), as: Self.name, key: "key")
            #expect((contents(of: cache) == "text") == isKept)
            #expect(try folder.contents.contains(".build") == (isBuilt || isKept))
        }
    }
}
