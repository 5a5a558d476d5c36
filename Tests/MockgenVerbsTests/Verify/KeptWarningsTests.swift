import Foundation
import TestSupport
import Testing

@testable import MockgenRun
@testable import MockgenVerbs

/// The compiler prints the warnings of a file only if it compiles the file.
@Suite struct KeptWarningsTests {
    @Test func warningsStayUntilTheFileIsCompiledAgain() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
            try folder.write("class AMock {}\n", to: "A/Mocks.swift")
            try folder.write("class BMock {}\n", to: "B/Mocks.swift")
            let buildFolder = BuildFolder(ofPackageAt: folder.path)
            /// Returns the warnings of earlier builds about the mocks of these modules.
            func kept(after log: String, in modules: [String] = ["A", "B"]) -> [String] {
                KeptWarnings(in: buildFolder.cache).warnings(besides: BuildLog(log, status: 0, in: folder.path)) { path in
                    modules.first { path.hasSuffix("/\($0)/Mocks.swift") }
                }.others.map(\.text)
            }
            let both = "A/Mocks.swift:1:7: warning: a\nB/Mocks.swift:1:7: warning: b\nC/C.swift:1:1: warning: c\n"
            #expect(kept(after: both) == [], "they are in the log")
            #expect(kept(after: "Build complete!") == ["a", "b"])
            #expect(kept(after: "", in: ["B"]) == ["b"])
            #expect(kept(after: "[1/2] Compiling A Other.swift") == ["a", "b"])
            #expect(kept(after: "[1/2] Compiling A Mocks.swift") == ["b"])
            try folder.write("class BMock { }\n", to: "B/Mocks.swift")
            #expect(kept(after: "") == [], "the file has changed")
        }
    }

    /// Otherwise, a second 'verify --strict' would pass although the first one has failed.
    @Test func aFolderThatCannotBeWrittenIsReported() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
            let buildFolder = BuildFolder(ofPackageAt: folder.path)
            func areStored(after log: String) -> Bool {
                KeptWarnings(in: buildFolder.cache).warnings(besides: BuildLog(log, status: 0, in: folder.path)) { _ in "A" }.areStored
            }
            #expect(areStored(after: ""))
            try FileManager.default.removeItem(at: folder.url.appending(path: ".build/mockgen"))
            try folder.write("a file in place of the folder", to: ".build/mockgen")
            #expect(!areStored(after: "A.swift:1:1: warning: a\n"))
            #expect(!areStored(after: ""), "also in a run without warnings")
        }
    }
}
