import Foundation
import MockgenBytes
import MockgenModel
import MockgenOutline
import MockgenVerbs
import TestSupport
import Testing

@testable import MockgenRun

/// A file is read again unless it is certain that it is the same.
@Suite struct SourceFingerprintsTests {
    /// A package with one source file.
    private struct Package {
        static let file = "Sources/App/App.swift"
        let folder: TemporaryFolder
        let workspace: Workspace

        init(in folder: TemporaryFolder) throws {
            self.folder = folder
            // Only a package gets a build folder.
            try folder.write("", to: "Package.swift")
            workspace = Workspace(packagePath: folder.path, configurationPath: nil)
            try write("protocol A {}")
        }

        /// Writes the file, and gives it a modification time long ago, as a program that unpacks an archive does.
        func write(_ text: String) throws {
            try folder.write(text, to: Self.file)
            let time = Date(timeIntervalSince1970: 1_000_000_000)
            try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: folder.path(Self.file))
        }

        func fingerprints(_ files: [String] = [file], secondsLater: Int = 0) async throws -> SourceFingerprints {
            let app = Module(name: "App", isLocal: true, files: files)
            let own = Module(name: "AppTests", isLocal: true, files: [])
            return try #require(
                await SourceFingerprints(of: [app, own], for: "AppTests", in: workspace, at: Disk.seconds + secondsLater))
        }

        var memory: [SourceFingerprints.Entry] {
            get { SourceFingerprints.recall("AppTests", in: workspace.mockMemory) }
            nonmutating set { SourceFingerprints.remember(newValue, of: "AppTests", in: workspace.mockMemory) }
        }
    }

    /// A memory that is wrong on purpose shows whether a run believes it.
    @Test(arguments: [(0, false), (1, false), (10, true)]) func believesOnlyWhatWasOldWhenItWasRead(_ seconds: Int, isBelieved: Bool)
        async throws
    {
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder)
            let first = try await package.fingerprints(secondsLater: seconds)
            #expect(first.outlined.count == 1)
            package.memory[0].contents = Fingerprint(of: "wrong")
            let again = try await package.fingerprints()
            #expect((again.entries[0].contents == Fingerprint(of: "wrong")) == isBelieved)
            #expect(again.outlined.isEmpty == isBelieved)
        }
    }

    @Test func findsAnEditThatKeepsTheSizeAndTheTime() async throws {
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder)
            for name in "BCDEFGH" {
                let before = try await package.fingerprints()
                try package.write("protocol \(name) {}")
                let after = try await package.fingerprints()
                #expect(before.fingerprint(\.relevant) != after.fingerprint(\.relevant))
                #expect(before.fingerprint(\.contents) != after.fingerprint(\.contents))
            }
        }
    }

    @Test func findsAFileThatTakesThePlaceOfAnother() async throws {
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder)
            try folder.write("protocol B {}", to: "Other.swift")
            let before = try await package.fingerprints(secondsLater: 10)
            try FileManager.default.removeItem(atPath: folder.path(Package.file))
            try FileManager.default.moveItem(atPath: folder.path("Other.swift"), toPath: folder.path(Package.file))
            let after = try await package.fingerprints(secondsLater: 10)
            #expect(before.fingerprint(\.contents) != after.fingerprint(\.contents))
        }
    }

    @Test func knowsFilesByTheirPaths() async throws {
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder)
            try folder.write("protocol B {}", to: "B.swift")
            _ = try await package.fingerprints([Package.file], secondsLater: 10)
            let both = try await package.fingerprints(["B.swift", Package.file], secondsLater: 10)
            #expect(both.outlined.keys.sorted() == [0])
            let same = try await package.fingerprints(["B.swift", Package.file], secondsLater: 10)
            #expect(same.outlined.isEmpty)
            #expect(same.fingerprint(\.relevant) == both.fingerprint(\.relevant))
            let one = try await package.fingerprints(["B.swift"], secondsLater: 10)
            #expect(one.outlined.isEmpty)
            #expect(one.fingerprint(\.relevant) != both.fingerprint(\.relevant))
        }
    }

    @Test(arguments: [[], [1, 2, 3], [UInt8](repeating: 0, count: 104), [UInt8](repeating: 255, count: 104 * 3 + 7)])
    func readsAllFilesWithoutAMemory(_ bytes: [UInt8]) async throws {
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder)
            let first = try await package.fingerprints(secondsLater: 10)
            package.workspace.mockMemory.remember(bytes, as: "AppTests/sources", key: SourceFingerprints.key())
            let again = try await package.fingerprints(secondsLater: 10)
            #expect(again.outlined.count == 1)
            #expect(again.fingerprint(\.contents) == first.fingerprint(\.contents))
            #expect(package.memory.count == 1, "the damage is mended")
        }
    }

    @Test func isNothingIfAFileCannotBeRead() async throws {
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder)
            let app = Module(name: "App", isLocal: true, files: [Package.file, "Missing.swift"])
            #expect(await SourceFingerprints(of: [app], for: "AppTests", in: package.workspace) == nil)
        }
    }

    /// Random edits of one file, most of which keep its size, all of them within a second, and the same times.
    @Test(arguments: 1...3) func sameMocksAfterAnySequenceOfEdits(seed: Int) async throws {
        let texts = ["Bool", "Int8", "Char", "Void"].map { "protocol A { func f(_ x: \($0)) }\n" }
        let edits = texts + texts.map { "//mockgen: skip\n\($0)" } + texts.map { "//not a mark...\n\($0)" } + ["", "struct Char {}\n"]
        var random = Numbers(seed: UInt64(seed))
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder)
            try folder.write("version: 1\ntargets: { AppTests: { protocols: all, output: Mocks.swift } }\n", to: ".mockgen.yml")
            try folder.write("protocol Z {}\n", to: "Sources/App/Z.swift")
            for step in 0..<40 {
                try package.write(edits.randomElement(using: &random) ?? "")
                var texts: [String] = []
                for memory in ["remembered", "fresh/\(step)"] {
                    let description = """
                        package\t\(folder.path)
                        target\tApp\tApp\tlocal\tsource
                        file\t\(folder.path)/Sources/App/App.swift
                        file\t\(folder.path)/Sources/App/Z.swift
                        target\tAppTests\tAppTests\tlocal\ttest
                        needs\tApp

                        """
                    try folder.write(description, to: "\(memory)/package.txt")
                    let workspace = Workspace(
                        packagePath: folder.path, configurationPath: nil, packageFile: folder.path("\(memory)/package.txt"))
                    _ = try await workspace.generate(targets: [])
                    texts.append(try folder.read("Mocks.swift"))
                }
                #expect(texts[0] == texts[1], "seed \(seed), step \(step)")
            }
        }
    }
}

/// Only what lies between declarations is irrelevant.
@Suite struct RelevantTextTests {
    private static let source = """
        import Foundation

        // A comment.
        protocol P { func f() }
        func free() { print(1) }
        struct S { func f() { print(1) } }
        typealias T = Int
        extension S: P {}
        let x = 1

        """

    private func fingerprint(_ source: String) -> Fingerprint {
        let text = SourceText(path: "App.swift", bytes: Array(source.utf8))
        return text.relevantText(text.outline()).all
    }

    @Test(arguments: [
        ("// A comment.", "/* Another one. */"), ("print(1) }\nstruct", "print(2) }\n\nstruct"), ("let x = 1", "let x = 2\nvar y = 3"),
        ("\nfunc free()", "\n@inlinable\nfunc free()"),
    ])
    func doesNotChange(_ old: String, _ new: String) {
        let edited = Self.source.replacing(old, with: new)
        #expect(edited != Self.source)
        #expect(fingerprint(edited) == fingerprint(Self.source))
    }

    @Test(arguments: [
        ("func f() }", "func f(); func g() }"), ("// A comment.", "// mockgen: mock"), ("// A comment.", "// mockgen: skip"),
        ("// A comment.", "// sourcery:begin: AutoMockable"), ("typealias T = Int", "typealias T = UInt"), ("S: P", "S: Q"),
        ("extension S: P {}", ""), ("extension", "@MainActor extension"), ("import Foundation", "@_exported import Foundation"),
        ("import Foundation", "import struct Foundation.Date"), ("import Foundation", ""), ("protocol P", "public protocol P"),
        ("protocol P", "@available(*, deprecated) protocol P"), ("func free()", "extension Int { func free()"),
        ("// A comment.", "#if DEBUG"), ("func free() {", "func free() {{"), ("func f() { print(1)", "func f() { print(2)"),
        ("let x = 1", "struct X {}"),
    ])
    func changes(_ old: String, _ new: String) {
        let edited = Self.source.replacing(old, with: new)
        #expect(edited != Self.source)
        #expect(fingerprint(edited) != fingerprint(Self.source))
    }
}
