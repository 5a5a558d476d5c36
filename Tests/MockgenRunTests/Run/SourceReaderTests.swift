import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// Reading the files of modules from disk.
@Suite struct SourceReaderTests {
    @Test(arguments: [1, 7, 300]) func manyFilesStayInOrder(_ count: Int) async throws {
        try await withTemporaryFolder { folder in
            let files = (0..<count).map { "Sources/App/P\($0).swift" }
            for (number, file) in files.enumerated() { try folder.write("protocol P\(number) {}\n", to: file) }
            let module = Module(name: "App", isLocal: true, files: files)
            let index = try await problemsOrValue { () throws(Diagnostics) in
                try await SourceIndex(reading: [module], with: SourceReader(root: folder.path))
            }
            #expect(index.protocols.map { index.location($0).path } == files)
        }
    }

    @Test func noFiles() async throws {
        let index = try await problemsOrValue { () throws(Diagnostics) in try await SourceIndex(reading: [], with: SourceReader(root: "/"))
        }
        #expect(index.protocols.isEmpty)
    }

    @Test func everyUnreadableFileIsReported() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "A.swift")
            try folder.write("", to: "C.swift/D.swift")
            let module = Module(name: "App", isLocal: true, files: ["A.swift", "B.swift", "C.swift"])
            let found = await asyncProblems { () throws(Diagnostics) in
                try await SourceIndex(reading: [module], with: SourceReader(root: folder.path))
            }
            #expect(
                found.map(\.shown) == [
                    "B.swift:1:1: error: cannot read this source file: no such file or directory [unreadable-source]\n"
                        + "  help: check that it exists and may be read",
                    "C.swift:1:1: error: cannot read this source file: is a directory [unreadable-source]\n"
                        + "  help: check that it exists and may be read",
                ])
        }
    }

    @Test(arguments: [
        ("protocol P {\n    func f(\n", true), ("protocol P {}\n}\n", true), ("import\nprotocol P {}\n", true),
        ("import\nclass C {}\n", false), ("import struct A\nprotocol P {}\n", false), ("func f() {\n", false),
        ("protocol P {}\n", false),
    ])
    func damagedFilesMatterIfAProtocolMayBeInThem(_ text: String, _ matters: Bool) async {
        let index = Sources(app: text).index
        let found = problems { () throws(Diagnostics) in try index.checkDamage(admitted: ["Sources/App/A.swift"]) }
        #expect(!found.isEmpty == matters)
        #expect(found.allSatisfy { $0.id == .syntaxError && $0.location?.path == "Sources/App/A.swift" })
        let elsewhere = problems { () throws(Diagnostics) in try index.checkDamage(admitted: []) }
        #expect(elsewhere.isEmpty)
    }
}
