import Foundation
import MockgenBytes
import MockgenModel
import MockgenVerbs
import TestSupport
import Testing

@testable import MockgenDisk
@testable import MockgenRun

/// A file is read again unless it is certain that it is the same.
@Suite struct SourceStatesTests {
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

        func states(_ files: [String] = [file], secondsLater: Int = 0) async throws -> SourceStates {
            let app = Module(name: "App", isLocal: true, files: files)
            let own = Module(name: "AppTests", isLocal: true, files: [])
            let workspace = Workspace(packagePath: folder.path, configurationPath: nil)
            return try #require(await SourceStates(of: [app, own], for: "AppTests", in: workspace, at: Disk.seconds + secondsLater))
        }

        func cached() throws -> [SourceStates.Entry] {
            var reader = ByteReader(try #require(workspace.mockCache.read("AppTests/sources", key: SourceStates.key))[...])
            return try reader.values()
        }

        func cache(_ entries: [SourceStates.Entry]) {
            var writer = ByteWriter()
            writer.add(values: entries)
            workspace.mockCache.write(writer.bytes, as: "AppTests/sources", key: SourceStates.key)
        }
    }

    /// A cache that is wrong on purpose shows whether a run believes it.
    @Test(arguments: [(0, false), (1, false), (10, true)]) func believesOnlyWhatWasOldWhenItWasRead(_ seconds: Int, isBelieved: Bool)
        async throws
    {
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder)
            _ = try await package.states(secondsLater: seconds)
            var wrong = try package.cached()
            wrong[0].contents = Fingerprint(of: "wrong")
            package.cache(wrong)
            let again = try await package.states()
            #expect((again.entries[0].contents == Fingerprint(of: "wrong")) == isBelieved)
        }
    }

    @Test func findsAnEditThatKeepsTheSizeAndTheTime() async throws {
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder)
            for name in "BCDEFGH" {
                let before = try await package.states()
                try package.write("protocol \(name) {}")
                let after = try await package.states()
                #expect(before.fingerprint(namesMatter: false) != after.fingerprint(namesMatter: false))
            }
        }
    }

    @Test func findsAFileThatTakesThePlaceOfAnother() async throws {
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder)
            try folder.write("protocol B {}", to: "Other.swift")
            let before = try await package.states(secondsLater: 10)
            try FileManager.default.removeItem(atPath: folder.path(Package.file))
            try FileManager.default.moveItem(atPath: folder.path("Other.swift"), toPath: folder.path(Package.file))
            let after = try await package.states(secondsLater: 10)
            #expect(before.entries[0].contents != after.entries[0].contents)
        }
    }

    @Test func knowsFilesByTheirPaths() async throws {
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder)
            try folder.write("protocol B {}", to: "B.swift")
            _ = try await package.states([Package.file], secondsLater: 10)
            let both = try await package.states(["B.swift", Package.file], secondsLater: 10)
            #expect(both.entries.count == 2)
            // Only a file that is not read again can be wrong.
            var wrong = try package.cached()
            wrong[0].relevant = Fingerprint(of: "wrong")
            package.cache(wrong)
            let turned = try await package.states([Package.file, "B.swift"], secondsLater: 10)
            #expect(turned.entries[1].relevant == Fingerprint(of: "wrong"))
            let one = try await package.states(["B.swift"], secondsLater: 10)
            #expect(one.fingerprint(namesMatter: false) != turned.fingerprint(namesMatter: false))
        }
    }

    @Test(arguments: [[], [1, 2, 3], [UInt8](repeating: 0, count: 104), [UInt8](repeating: 255, count: 104 * 3 + 7)])
    func readsAllFilesWithoutACache(_ bytes: [UInt8]) async throws {
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder)
            let first = try await package.states(secondsLater: 10)
            package.workspace.mockCache.write(bytes, as: "AppTests/sources", key: SourceStates.key)
            let again = try await package.states(secondsLater: 10)
            #expect(again.entries[0].contents == first.entries[0].contents)
            #expect(try package.cached().count == 1, "the damage is mended")
        }
    }

    /// Names and phrases matter only in the target's own files, and only if the mocks depend on them.
    @Test(arguments: [
        ("func f() { g() }", "func f() { h() }", true, false), ("f(AMock())", "f(AMock(wrapping: A()))", true, true),
        ("_ = a.on.b.get", "_ = a.on.b", true, true), ("_ = a.on.b.results", "_ = a.on.b.results.count", true, false),
        ("func f() { g() }", "// A comment.\nfunc f() { g() }", false, false),
    ])
    func wordsOfTheTargetMatterIfAskedFor(_ before: String, _ after: String, names: Bool, phrases: Bool) async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "Package.swift")
            func states(_ text: String) async throws -> SourceStates {
                try folder.write(text, to: "Tests.swift")
                let own = Module(name: "AppTests", isLocal: true, files: ["Tests.swift"])
                let workspace = Workspace(packagePath: folder.path, configurationPath: nil)
                return try #require(await SourceStates(of: [own], for: "AppTests", in: workspace))
            }
            let (one, other) = (try await states(before), try await states(after))
            func differ(namesMatter: Bool = false, phrasesMatter: Bool = false) -> Bool {
                one.fingerprint(namesMatter: namesMatter, phrasesMatter: phrasesMatter)
                    != other.fingerprint(namesMatter: namesMatter, phrasesMatter: phrasesMatter)
            }
            #expect(differ(namesMatter: true) == names && differ(phrasesMatter: true) == phrases && !differ())
        }
    }

    @Test func isNothingIfAFileCannotBeRead() async throws {
        try await withTemporaryFolder { folder in
            let package = try Package(in: folder)
            let app = Module(name: "App", isLocal: true, files: [Package.file, "Missing.swift"])
            #expect(await SourceStates(of: [app], for: "AppTests", in: package.workspace) == nil)
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
            for step in 0..<(runsAllTests ? 40 : 10) {
                try package.write(edits.randomElement(using: &random) ?? "")
                var texts: [String] = []
                for folderOfRun in ["cached", "fresh/\(step)"] {
                    let description = """
                        target\tApp\tApp\tlocal\tsource
                        file\t\(folder.path)/Sources/App/App.swift
                        file\t\(folder.path)/Sources/App/Z.swift
                        target\tAppTests\tAppTests\tlocal\ttest
                        needs\tApp

                        """
                    try folder.write(description, to: "\(folderOfRun)/package.txt")
                    let workspace = Workspace(
                        packagePath: folder.path, configurationPath: nil, packageFile: folder.path("\(folderOfRun)/package.txt"))
                    _ = try await workspace.generate(targets: [])
                    texts.append(try folder.read("Mocks.swift"))
                }
                #expect(texts[0] == texts[1], "seed \(seed), step \(step)")
            }
        }
    }
}
