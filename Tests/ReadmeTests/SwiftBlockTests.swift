import Foundation
import TestSupport
import Testing

/// All Swift code in the documentation compiles with the mocks that mockgen generates for it, and its expectations are true.
@Suite struct SwiftBlockTests {
    /// The chapters of the articles take three quarters of a minute, so only `.ci/full documentation` runs them.
    @Test(arguments: Chapter.all.filter { runsAllTests || $0.page == Page.readme.path })
    func chapterCompilesAndRuns(_ chapter: Chapter) async throws {
        let package = try ChapterPackage(chapter)
        let generated = try await package.generate()
        try #require(generated.exitCode == 0, "\(generated.text)")
        let outcome = try await package.run()
        #expect(outcome.exitCode == 0 && outcome.text.isEmpty, "\(outcome.text)")
    }

    /// Statements and tests need sources and mocks in their own chapter.
    @Test func everyBlockBelongsToAChapter() {
        let compiled = Set(Chapter.all.flatMap(\.blocks))
        for block in Page.all.flatMap(\.blocks) where !compiled.contains(block) {
            switch block.swiftRole {
            case .statements, .test: Issue.record("\(block.place): the chapter declares no protocol or class")
            case .source, .manifest, .excerpt, nil: break
            }
        }
    }

    @Test(arguments: Page.all)
    func excerptsArePartsOfTheirFiles(_ page: Page) {
        for block in page.blocks {
            guard case .excerpt(let path) = block.swiftRole else { continue }
            guard let text = Page.contents(ofFile: path) else {
                Issue.record("\(block.place): there is no file \(path)")
                continue
            }
            var rest = text.split(separator: "\n").map(Self.code)[...]
            for line in block.lines.dropFirst().map({ Self.code($0[...]) }) where !line.isEmpty {
                guard let index = rest.firstIndex(of: line) else {
                    Issue.record("\(block.place): \(path) has no line '\(line)' here")
                    break
                }
                rest = rest[(index + 1)...]
            }
        }
    }

    private static func code(_ line: Substring) -> String { line.trimmingCharacters(in: .whitespaces) }

    /// The README's first table shows the same test in several styles.
    @Test(arguments: [("stub", 1), ("automockable", 2), ("handler", 3)])
    func stylesOfTheReadme(_ style: String, column: Int) async throws {
        let rows = Page.readme.text.split(separator: "\n").drop { !$0.hasPrefix("| `style:` |") }.prefix { $0.hasPrefix("|") }.map { row in
            row.split(separator: "|").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
        }
        try #require(rows.count == 4 && rows[0][column].hasPrefix("\(style)"))
        let lines = ["let user = User(id: 7, name: \"Alex\")", "let service = UserServicingMock()", rows[2][column]]
        let checks = ["let loaded = try await service.load(id: 7)", "#expect(loaded == user)", "#expect(\(rows[3][column]))"]
        let blocks = [
            ("yaml", "version: 1\nstyle: \(style)\ntargets:\n  AppTests:\n    protocols: all\n"),
            ("swift", (lines + checks).map { "\($0)\n" }.joined()),
        ].map { language, text in
            CodeBlock(page: Page.readme.path, line: 1, chapter: "", language: language, contents: text, hasOwnTest: false)
        }
        try await chapterCompilesAndRuns(Chapter(title: style, page: Page.readme.path, blocks: blocks + Self.sourcesOfTheReadme))
    }

    private static var sourcesOfTheReadme: [CodeBlock] {
        Page.readme.blocks.filter { if case .source = $0.swiftRole { $0.chapter.isEmpty } else { false } }
    }

    /// Swift Testing prints the values in the failure, here the calls after they were compared.
    @Test func failureOfTheReadme() async throws {
        let failure = try #require(Page.readme.section("failure"))
        let shown = try #require(failure.firstMatch(of: #/\(service\.on\.load\.calls → ((.|\n)*)\) == \[7\]/#)).1
        let statements = """
            let service = UserServicingMock()
            service.on.load.returns(User(id: 7, name: "Alex"))
            _ = try await service.load(id: 8)
            let calls = service.on.load.calls
            #expect(!(calls == [7]))
            #expect("\\(calls)" == \(String(shown).debugDescription))

            """
        let block = CodeBlock(
            page: Page.readme.path, line: 1, chapter: "", language: "swift", contents: statements, hasOwnTest: false)
        try await chapterCompilesAndRuns(Chapter(title: "failure", page: Page.readme.path, blocks: [block] + Self.sourcesOfTheReadme))
    }

    /// Manifests compile. They are not evaluated: that would fetch mockgen.
    @Test func manifestsCompile() async throws {
        let manifests = Page.all.flatMap(\.blocks).filter { $0.swiftRole == .manifest }
        #expect(!manifests.isEmpty)
        let library = try await Self.manifestLibrary()
        for manifest in manifests {
            #expect(manifest.contents.contains("// swift-tools-version: "), "\(manifest.place)")
            let folder = try TemporaryFolder()
            try Data(manifest.contents.utf8).write(to: folder.url.appending(path: "Package.swift"))
            let outcome = try await CommandLineTool.swiftc.run(
                ["-typecheck", "-package-description-version", "6.2", "-I", library, "Package.swift"], in: folder.url)
            #expect(outcome.exitCode == 0, "\(manifest.place): \(outcome.text)")
        }
    }

    /// The folder of the PackageDescription module, in the toolchain of `swiftc`.
    private static func manifestLibrary() async throws -> String {
        let outcome = try await CommandLineTool.swiftc.run(["-print-target-info"], in: Page.root)
        let resources = try #require(outcome.text.firstMatch(of: #/"runtimeResourcePath": "([^"]+)"/#))
        return "\(resources.1)/pm/ManifestAPI"
    }
}
