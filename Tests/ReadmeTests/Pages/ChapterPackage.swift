import Foundation
import MockgenModel
import TestSupport
import Testing

/// The package of a chapter in a temporary folder, with its mocks.
struct ChapterPackage {
    let chapter: Chapter
    let folder: TemporaryFolder

    init(_ chapter: Chapter) throws {
        self.chapter = chapter
        folder = try TemporaryFolder()
        try write(manifest, to: "Package.swift")
        try write(chapter.configuration, to: ".mockgen.yml")
        try write(configurationWithOutputs, to: ".mockgen-outputs.yml")
        for target in targets { try write("// No code.\n", to: "\(target.folder)/Placeholder.swift") }
        try write("// No code.\n", to: "Sources/\(Self.support)/Placeholder.swift")
        try write("// No code.\n", to: "Plugins/Mockgen/Mockgen.swift")
        for (path, block) in chapter.sources { try write(block.contents, to: path) }
        for (path, block) in chapter.tests { try write(block.contents, to: path) }
    }

    /// The names under `targets:` and the folders of these targets.
    private var targets: [(name: String, folder: String)] {
        let lines = chapter.configuration.split(separator: "\n").drop { $0 != "targets:" }.dropFirst()
        return lines.prefix { $0.hasPrefix(" ") }.compactMap { line in
            line.wholeMatch(of: #/  (\w+):/#).map { String($0.1) }
        }.map { ($0, $0.hasSuffix("Tests") ? "Tests/\($0)" : "Sources/\($0)") }
    }

    private var manifest: String {
        let configured = targets.map(\.name)
        let modules = (chapter.modules + [Self.support]).filter { !configured.contains($0) }.map { "        .target(name: \"\($0)\"),\n" }
        let tests = targets.map { target in
            let kind = target.folder.hasPrefix("Tests") ? "testTarget" : "target"
            let dependencies = (chapter.modules + [Self.support]).filter { $0 != target.name }.map { "\"\($0)\"" }.joined(separator: ", ")
            return "        .\(kind)(name: \"\(target.name)\", dependencies: [\(dependencies)], plugins: [\"Mockgen\"]),\n"
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Book",
                targets: [
                    .plugin(name: "Mockgen", capability: .buildTool()),
            \(modules.joined())\(tests.joined())    ]
            )

            """
    }

    /// The configuration with an `output` for each target, so that no plugin is needed.
    private var configurationWithOutputs: String {
        guard !chapter.configuration.contains("    output:") else { return chapter.configuration }
        return targets.reduce(chapter.configuration) { text, target in
            text.replacingOccurrences(of: "\n  \(target.name):\n", with: "\n  \(target.name):\n    output: \(target.folder)/Mocks.swift\n")
        }
    }

    private func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

    private static let support = "MockgenSupport"

    /// The folder of the module `MockgenSupport`, which is compiled once for all chapters.
    private static let library = Task {
        let folder = try TemporaryFolder()
        let sources = Page.root.appending(path: "Sources/\(support)").plainPath
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
        let options = ["-emit-library", "-static", "-emit-module", "-wmo", "-swift-version", "6", "-module-name", support]
        let compiled = try await CommandLineTool.swiftc.run(
            options + ["-o", "lib\(support).a"] + files.map { "\(sources)/\($0)" }, in: folder.url)
        try #require(compiled.exitCode == 0, "\(compiled.text)")
        return folder
    }
}

extension ChapterPackage {
    func mockgen(_ arguments: [String]) async throws -> CommandLineTool.Outcome {
        try await CommandLineTool.mockgen.run(arguments, in: folder.url)
    }

    func generate() async throws -> CommandLineTool.Outcome { try await mockgen(["generate", "--config", ".mockgen-outputs.yml"]) }

    /// The text of all generated files.
    var mocks: String {
        let outputs = configurationWithOutputs.matches(of: #/    output: (.*)/#).map { String($0.1) }
        let files = outputs.flatMap { [$0, GeneratedFile.supportPath(besides: $0)] }
        return files.compactMap { try? String(contentsOf: folder.url.appending(path: $0), encoding: .utf8) }.joined()
    }

    /// Compiles the sources, the mocks and the code of the tests as one program, and runs it.
    func run() async throws -> CommandLineTool.Outcome {
        var files = chapter.sources.map { ("\($0.block.line)-source", program($0.block)) }
        files += chapter.tests.map { ("\($0.block.line)-test", program($0.block)) }
        files += [("mocks", withoutImports(mocks)), ("expectations", Self.expectations), ("main", main)]
        for (name, text) in files { try write(text, to: "program/\(name).swift") }
        // The name of the module, so that code can qualify names with it.
        let module = chapter.modules.first ?? "App"
        let library = try await Self.library.value.url.plainPath
        let compiled = try await CommandLineTool.swiftc.run(
            ["-wmo", "-D", "DEBUG", "-swift-version", "6", "-module-name", module, "-suppress-warnings", "-o", "book"]
                + ["-I", library, "\(library)/lib\(Self.support).a"] + files.map { "program/\($0.0).swift" },
            in: folder.url)
        guard compiled.exitCode == 0 else { return compiled }
        return try await CommandLineTool(folder.url.appending(path: "book").plainPath).run([], in: folder.url)
    }

    /// The text of a block, with its own line numbers and without macros, which would slow the compiler down.
    private func program(_ block: CodeBlock) -> String {
        let text = withoutImports(block.contents)
            .replacing(#/@(Test|Suite)(\("[^"]*"\))? /#, with: "").replacing(#/#(expect|require)\(/#) { "\($0.1)(" }
        return "#sourceLocation(file: \"\(block.page)\", line: \(block.line + 1))\n\(text)\n#sourceLocation()\n"
    }

    /// Everything is one module.
    private func withoutImports(_ text: String) -> String {
        let modules = Set(chapter.modules + ["Testing"])
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.wholeMatch(of: #/(@testable )?(public )?import (\w+)/#).map { modules.contains(String($0.3)) } == true ? "" : line
        }.joined(separator: "\n")
    }

    private var main: String {
        let calls = chapter.tests.flatMap { test in
            test.block.contents.matches(of: #/(?m)^@Test (?:@MainActor )?func (\w+)\(\)/#).map { "try await \($0.1)()" }
        }
        return """
            func chapter() async throws {
            \(chapter.statements.map(program).joined())
            }
            try await chapter()
            \(calls.joined(separator: "\n"))

            """
    }

    private static let expectations = """
        import Foundation

        func expect(_ isTrue: Bool, file: String = #file, line: Int = #line) {
            guard !isTrue else { return }
            print("\\(file):\\(line): this is not true")
            exit(1)
        }

        func require<Value>(_ value: Value?, file: String = #file, line: Int = #line) throws -> Value {
            guard let value else {
                print("\\(file):\\(line): this is nil")
                exit(1)
            }
            return value
        }

        func expect<Failure: Error>(throws: Failure.Type, file: String = #file, line: Int = #line, _ body: () async throws -> Void) async {
            do {
                try await body()
                print("\\(file):\\(line): no error was thrown")
                exit(1)
            } catch {
                expect(error is Failure, file: file, line: line)
            }
        }

        """
}
