import Foundation
import MockgenDisk
import MockgenModel
import TestSupport
import Testing

@testable import MockgenVerbs

/// The messages that the compiler writes beside the objects, where each build system has them.
@Suite struct CompiledSourcesTests {
    /// SwiftPM's folder, in which this test is the build system.
    private struct Scratch {
        let folder: TemporaryFolder
        let database: String
        let objects: String
        let map: String

        /// Compiles the files of a module as a build system does. Returns the time at which that began, in nanoseconds.
        @discardableResult func build(_ module: String, _ files: [String: String]) async throws -> Int {
            let objects = "\(objects.replacing("MODULE", with: module))"
            let entries = files.keys.map { name in
                (folder.path(name), ["diagnostics": folder.path("\(objects)/\(name).dia"), "object": folder.path("\(objects)/\(name).o")])
            }
            try folder.write("", to: "\(objects)/empty")
            let map = try JSONSerialization.data(withJSONObject: Dictionary(uniqueKeysWithValues: entries))
            try folder.write(String(decoding: map, as: UTF8.self), to: "\(objects)/\(self.map.replacing("MODULE", with: module))")
            for (name, text) in files { try folder.write(text, to: name) }
            // The time of a file can be some milliseconds older than that of the system.
            try await Task.sleep(for: .milliseconds(50))
            let start = Disk.now - 25_000_000
            _ = try await CommandLineTool.swiftc.run(
                ["-c", "-enable-batch-mode", "-serialize-diagnostics", "-module-name", module, "-swift-version", "5", "-parse-as-library"]
                    + ["-output-file-map", "\(objects)/\(self.map.replacing("MODULE", with: module))"]
                    + files.keys.sorted().map(folder.path),
                in: folder.url)
            try folder.write("\(start)", to: database)
            return start
        }

        func messages(errorsSince start: Int = 0) -> [String]? {
            CompiledSources(in: folder.path("."))?.messages(errorsSince: start).map { message in
                ([message] + message.notes).map { "\($0.path.fileName):\($0.line):\($0.column): \($0.severity): \($0.text)" }
                    .joined(separator: " | ")
            }
        }
    }

    private static func native(_ folder: TemporaryFolder) -> Scratch {
        Scratch(folder: folder, database: "build.db", objects: "debug/MODULE.build", map: "output-file-map.json")
    }

    private static func swiftBuild(_ folder: TemporaryFolder) -> Scratch {
        Scratch(
            folder: folder, database: "out/Intermediates.noindex/XCBuildData/build.db",
            objects: "out/Intermediates.noindex/Tea Shop.build/Debug-linux/MODULE.build/Objects-normal/x86_64",
            map: "MODULE-OutputFileMap.json")
    }

    private static let systems = [native, swiftBuild]

    @Test(arguments: systems.indices) func messagesAreThoseOfTheCompiler(_ system: Int) async throws {
        try await withTemporaryFolder { folder in
            let scratch = Self.systems[system](folder)
            #expect(scratch.messages() == nil, "nothing was built")
            let old = "@available(*, deprecated, message: \"use Neu: \u{FC}ber\") struct Old {}\n"
            try await scratch.build("Core", ["C.swift": old + "func f(_ old: Old) {}\n", "D.swift": "func g() {}\n"])
            try await scratch.build(
                "App",
                [
                    "A.swift": "protocol P { func f() }\n",
                    "B.swift": "struct S: P {}\nfunc g(_ x: Int) {}\nfunc h() { let y: String = 1; g(\"\") }\n",
                ])
            #expect(
                scratch.messages() == [
                    "B.swift:1:8: error: type 'S' does not conform to protocol 'P' | B.swift:1:8: note: add stubs for conformance"
                        + " | A.swift:1:19: note: protocol requires function 'f()' with type '() -> ()'",
                    "B.swift:3:28: error: cannot convert value of type 'Int' to specified type 'String'",
                    "B.swift:3:33: error: cannot convert value of type 'String' to expected argument type 'Int'",
                    "C.swift:2:15: warning: 'Old' is deprecated: use Neu: \u{FC}ber",
                ])
        }
    }

    /// A compiler error in a module below keeps the compiler from this one, whose last errors can be wrong by now.
    @Test(arguments: systems.indices) func errorsAreThoseOfTheLastBuild(_ system: Int) async throws {
        try await withTemporaryFolder { folder in
            let scratch = Self.systems[system](folder)
            try await scratch.build("App", ["A.swift": "let a: Int = \"\"\n"])
            try await scratch.build("Zoo", ["D.swift": "func f() { let d = 1 }\n"])
            let start = try await scratch.build("Core", ["C.swift": "let c: String = 1\n"])
            let error = "C.swift:1:17: error: cannot convert value of type 'Int' to specified type 'String'"
            let warning =
                "D.swift:1:16: warning: initialization of immutable value 'd' was never used; consider replacing with assignment to '_' or removing it"
            #expect(scratch.messages(errorsSince: start) == [error, warning])
            let later = try await scratch.build("App", ["A.swift": "let a: Int = 1\n"])
            #expect(scratch.messages(errorsSince: later) == [warning], "a warning stays until its file is compiled again")
        }
    }

    /// Both build systems can have built in a folder, each with other messages.
    @Test func messagesAreThoseOfTheLastBuildSystem() async throws {
        try await withTemporaryFolder { folder in
            let (first, second) = (Self.native(folder), Self.swiftBuild(folder))
            try await first.build("App", ["A.swift": "let a: Int = \"\"\n"])
            try await second.build("App", ["A.swift": "let a: Int = 1\n"])
            #expect(second.messages() == [])
            try await first.build("Core", ["C.swift": "let c = 1\n"])
            #expect(first.messages()?.count == 1)
        }
    }

    /// A module that is gone leaves its files in SwiftPM's folder.
    @Test func aFileThatHasMovedHasTheMessagesOfItsModule() async throws {
        try await withTemporaryFolder { folder in
            let scratch = Self.native(folder)
            try await scratch.build("Zoo", ["A.swift": "func a() { let a = 1 }\n"])
            #expect(scratch.messages()?.count == 1)
            try await scratch.build("App", ["A.swift": "func a() {}\n"])
            #expect(scratch.messages() == [])
        }
    }

    /// Whatever a file contains, reading it ends, and says nothing wrong.
    @Test func damagedMessagesAreReported() async throws {
        try await withTemporaryFolder { folder in
            let scratch = Self.native(folder)
            try await scratch.build("App", ["A.swift": "func a() { let a = 1 }\nfunc b() { var b = 1 }\n"])
            let file = folder.url.appending(path: "debug/App.build/A.swift.dia")
            let bytes = Array(try Data(contentsOf: file))
            let whole = try CompilerMessage.messages(in: bytes)
            #expect(whole.count == 2)
            for count in bytes.indices {
                let found = try? CompilerMessage.messages(in: Array(bytes[..<count]))
                #expect(found?.allSatisfy(whole.contains) ?? true)
            }
            var random = Numbers(seed: 1)
            for _ in 0..<2_000 {
                var damaged = bytes
                for _ in 0..<3 { damaged[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random) }
                _ = try? CompilerMessage.messages(in: damaged)
            }
            try Data(bytes.dropLast(8)).write(to: file)
            let message = try #require(scratch.messages()?.first)
            #expect(message.hasPrefix("A.swift:1:1: warning: mockgen cannot read the messages of the compiler in '"))
        }
    }
}
