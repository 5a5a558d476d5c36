import Foundation
import TestSupport
import Testing

/// `mockgen bundle`, with the programs beside these tests. `.ci/check-bundle` builds an app with such a package.
@Suite struct BundleTests {
    private static func bundle(
        _ arguments: String..., by program: CommandLineTool = .mockgen, in folder: TemporaryFolder
    ) async throws -> CommandLineTool.Outcome {
        try await program.run(["bundle"] + arguments, in: folder.url)
    }

    /// The folder of the programs and libraries of this system.
    private static func system(in package: String, of folder: TemporaryFolder) throws -> String {
        let bundle = "\(package)/mockgen.artifactbundle"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(bundle)).filter { $0 != "info.json" }
        try #require(names.count == 1)
        return folder.path("\(bundle)/\(names[0])")
    }

    @Test func packageHasEverythingThatItsProgramsNeed() async throws {
        try await withTemporaryFolder { folder in
            let outcome = try await Self.bundle("Vendor/mock gen", in: folder)
            #expect(outcome.exitCode == 0 && outcome.text.contains(#"    .package(path: "Vendor/mock gen")"#), "\(outcome.text)")
            #expect(outcome.text.contains(#"plugins: [.plugin(name: "Mockgen", package: "mock gen")]"#))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("Vendor")) == ["mock gen"], "no drafts are left")
            let system = try Self.system(in: "Vendor/mock gen", of: folder)
            let libraries = try FileManager.default.contentsOfDirectory(atPath: "\(system)/lib").map { $0.prefix { $0 != "." } }
            #expect(Set(["libSwiftParser", "libSwiftSyntax"]).isSubset(of: libraries))
            #expect(!libraries.contains("libc"))

            try folder.write("protocol P { func f() }\n", to: "P.swift")
            let mock = try await CommandLineTool("\(system)/bin/mockgen").run(["generate", "--stdout", "P.swift"], in: folder.url)
            #expect(mock.standardOutput.contains("class PMock: P {"), "\(mock.text)")
            #expect(try await CommandLineTool("\(system)/bin/mockgen-plugin").run([], in: folder.url).exitCode == 2)

            let manifest = try await CommandLineTool.swift.run(
                ["package", "dump-package"], in: folder.url.appending(path: "Vendor/mock gen"))
            #expect(manifest.exitCode == 0 && manifest.text.contains("MockgenSupport"), "\(manifest.text)")
            #expect(FileManager.default.fileExists(atPath: folder.path("Vendor/mock gen/Sources/MockgenSupport/Mocks.swift")))
        }
    }

    @Test func newPackageReplacesAnOlderOneAsAWhole() async throws {
        try await withTemporaryFolder { folder in
            #expect(try await Self.bundle("mockgen", in: folder).exitCode == 0)
            try folder.write("of an older version", to: "mockgen/Plugins/Mockgen/Old.swift")
            // A killed run leaves its draft, or has moved the old package away.
            try folder.write("half a file", to: ".mockgen-mockgen-draft/Package.swift")
            try FileManager.default.moveItem(atPath: folder.path("mockgen"), toPath: folder.path(".mockgen-mockgen-draft-old"))
            #expect(try await Self.bundle("mockgen", in: folder).exitCode == 0)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["mockgen"])
            #expect(!FileManager.default.fileExists(atPath: folder.path("mockgen/Plugins/Mockgen/Old.swift")))
        }
    }

    @Test func packageServesTheSystemsOfOthers() async throws {
        try await withTemporaryFolder { folder in
            #expect(try await Self.bundle("other", in: folder).exitCode == 0)
            let own = URL(filePath: try Self.system(in: "other", of: folder))
            try FileManager.default.moveItem(at: own, to: own.deletingLastPathComponent().appending(path: "arm64-apple-macosx"))
            #expect(try await Self.bundle("mockgen", "--with", "other", in: folder).exitCode == 0)
            let info = try JSONSerialization.jsonObject(with: Data(try folder.read("mockgen/mockgen.artifactbundle/info.json").utf8))
            let artifacts = try #require((info as? [String: Any])?["artifacts"] as? [String: [String: Any]])
            #expect(artifacts.keys.sorted() == ["mockgen", "mockgen-plugin"])
            for (name, artifact) in artifacts {
                let variants = try #require(artifact["variants"] as? [[String: Any]])
                let triples = Set(variants.compactMap { $0["supportedTriples"] as? [String] }.joined())
                #expect(triples.isSuperset(of: ["arm64-apple-macosx", own.lastPathComponent]))
                for path in variants.compactMap({ $0["path"] as? String }) {
                    #expect(path.hasSuffix("/\(name)"))
                    #expect(FileManager.default.isExecutableFile(atPath: folder.path("mockgen/mockgen.artifactbundle/\(path)")))
                }
            }
        }
    }

    @Test func otherFoldersAreLeftAlone() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("// swift-tools-version: 6.0\n", to: "App/Package.swift")
            try folder.write("a file", to: "file")
            #expect(try await Self.bundle("mockgen", in: folder).exitCode == 0)
            #expect(try await Self.bundle("old", in: folder).exitCode == 0)
            let info = try folder.read("old/mockgen.artifactbundle/info.json")
            try folder.write(
                info.replacing(#/"version": "[^"]*"/#, with: "\"version\": \"0.9.0\""), to: "old/mockgen.artifactbundle/info.json")
            let before = try folder.contents
            let program = CommandLineTool("\(try Self.system(in: "mockgen", of: folder))/bin/mockgen")
            let outcomes = [
                (try await Self.bundle("App", in: folder), "'App' exists, and 'mockgen bundle' has not written it [not-ours]"),
                (try await Self.bundle("file", in: folder), "'file' exists, and 'mockgen bundle' has not written it [not-ours]"),
                (try await Self.bundle("file/mockgen", in: folder), "cannot write 'file"),
                (try await Self.bundle("new", "--with", "App", in: folder), "'App' is not a package that 'mockgen bundle' has written"),
                (try await Self.bundle("new", "--with", "old", in: folder), "'old' has mockgen 0.9.0, and this is mockgen "),
                (try await Self.bundle("mockgen", by: program, in: folder), "this program is in 'mockgen', so it cannot make a newer one"),
                (try await Self.bundle(in: folder), "'mockgen bundle' needs a FOLDER"),
            ]
            for (outcome, message) in outcomes {
                #expect(outcome.exitCode == 2 && outcome.standardError.contains(message), "\(outcome.text)")
            }
            #expect(try folder.contents == before)
        }
    }
}
