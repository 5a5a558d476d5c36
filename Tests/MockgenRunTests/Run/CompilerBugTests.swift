import TestSupport
import Testing

/// The compiler still has the bugs that rules stand in for.
@Suite struct CompilerBugTests {
    @Test(arguments: CompilerBug.all)
    func bugIsStillThere(_ bug: CompilerBug) async throws {
        try await withTemporaryFolder { folder in
            for (number, module) in bug.modules.enumerated() {
                let isLast = number == bug.modules.count - 1
                let failed = try await compile(module, in: folder) != 0
                let advice: Comment =
                    """
                    this compiler accepts the program of '\(bug.rule)', which Swift \(bug.version) does not: delete the rule from \
                    Sources/MockgenResolution/Rules, delete its id, and add a conformance case
                    """
                #expect(failed == isLast, isLast ? advice : "module '\(module.name)' must compile")
            }
        }
    }

    /// The mock of an actor with an initializer conforms in an extension.
    @Test func anInitializerOfAnActorDependsOnTheOrderOfFiles() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("func made() -> FileStore { FileStore(name: \"a\") }", to: "A.swift")
            let actor = "protocol Store: Actor { init(name: String) }\nactor FileStore: Store { init(name: String) {} }"
            try folder.write(actor, to: "B.swift")
            let options = ["-wmo", "-emit-object", "-o", "App.o", "-module-name", "App", "-swift-version", "6"]
            #expect(try await compile(options + ["B.swift", "A.swift"], in: folder) == 0)
            let advice: Comment = "this compiler accepts each order of files: remove 'conformsInExtension' from MockWriter.swift"
            #expect(try await compile(options + ["A.swift", "B.swift"], in: folder) != 0, advice)
        }
    }

    private func compile(_ module: CompilerBug.Module, in folder: TemporaryFolder) async throws -> Int32 {
        try folder.write(module.text, to: "\(module.name).swift")
        let options = [
            "-emit-module", "-emit-object", "-enable-testing", "-parse-as-library", "-module-name", module.name, "-swift-version",
            module.languageMode,
            "-I", ".", "-o", "\(module.name).o", "-emit-module-path", "\(module.name).swiftmodule", "\(module.name).swift",
        ]
        return try await compile(options, in: folder)
    }

    private func compile(_ options: [String], in folder: TemporaryFolder) async throws -> Int32 {
        try await CommandLineTool.swiftc.run(options, in: folder.url).exitCode
    }
}
