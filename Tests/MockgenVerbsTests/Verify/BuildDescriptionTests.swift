import MockgenModel
import TestSupport
import Testing

@testable import MockgenRun
@testable import MockgenVerbs

/// How SwiftPM's plan is read.
@Suite struct BuildDescriptionTests {
    /// The beginnings of the commands that SwiftPM writes for a library, one whose name begins with the same word, and tests of macros.
    private static let plan = """
        client:
          name: basic
        commands:
          "<App-x86_64-unknown-linux-gnu-debug.module>":
            tool: phony
            inputs: ["/b/Modules/App.swiftmodule"]

          "C.App-Core-x86_64-unknown-linux-gnu-debug.module":
            tool: shell
            inputs: ["/p/C.swift","/b/Core.build/c.c.o"]
            args: ["/usr/bin/swiftc","-module-name","App_Core","-I","/b/Modules"]

          "C.App-x86_64-unknown-linux-gnu-debug-tool.module":
            tool: shell
            args: ["/usr/bin/swiftc","-module-name","App","-I","/b/Modules-tool"]

          "C.App-x86_64-unknown-linux-gnu-debug.module":
            tool: shell
            inputs: ["/p/A.swift","/b/Modules/App_Core.swiftmodule"]
            args: ["/usr/bin/swiftc","-module-name","App","-D","a \\"b\\""]

          "C.MacroTests-x86_64-unknown-linux-gnu-debug-tool.module":
            tool: shell
            inputs: ["/p/T.swift","/b/Modules-tool/App.swiftmodule"]
            args: ["/usr/bin/swiftc","-module-name","MacroTests","-I","/b/Modules-tool"]

        """

    @Test(arguments: [
        ("App", ["/usr/bin/swiftc", "-module-name", "App", "-D", "a \"b\""]),
        ("App-Core", ["/usr/bin/swiftc", "-module-name", "App_Core", "-I", "/b/Modules"]),
        // `swift build --target App` builds the module of the plain folder.
        ("MacroTests", ["/usr/bin/swiftc", "-I", "/b/Modules", "-module-name", "MacroTests", "-I", "/b/Modules-tool"]),
    ])
    func commandsAreThoseOfTheTarget(_ target: String, _ expected: [String]) async throws {
        let command = try await withDescription(of: ["App", "App-Core", "MacroTests"]) { try $0.command(ofTarget: target) }
        #expect(command == expected)
    }

    @Test func builtFilesAreModulesAndObjects() async throws {
        let files = try await withDescription(of: ["App", "App-Core"]) { $0.builtFiles(neededBy: ["App", "App-Core", "Other"]) }
        #expect(files == ["/b/Core.build/c.c.o", "/b/Modules/App_Core.swiftmodule"])
    }

    @Test func aTargetWithoutCommandIsAnError() async throws {
        try await withDescription(of: ["App", "Missing"]) { description in
            let error = #expect(throws: Diagnostics.self) { try description.command(ofTarget: "Missing") }
            #expect(error?.all.map(\.id) == [.noBuild])
        }
    }

    private func withDescription<Result>(of targets: Set<String>, _ body: (BuildDescription) async throws -> Result) async throws -> Result
    {
        try await withTemporaryFolder { folder in
            try folder.write(Self.plan, to: "debug.yaml")
            let build = BuildFolder(folder.path, ofPackageAt: folder.path)
            return try await body(try BuildDescription(of: targets, in: build, root: folder.path))
        }
    }
}
