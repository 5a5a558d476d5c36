import MockgenModel
import TestSupport
import Testing

@testable import MockgenRun

/// A run with a cache writes what a run without a cache writes.
@Suite struct CachedRunTests {
    /// Edits a small package at random. Each seed is a sequence of edits.
    @Test(arguments: 1...9) func sameBytesAfterAnySequenceOfEdits(seed: Int) async throws {
        var random = Numbers(seed: UInt64(seed))
        let steps = runsAllTests ? 60 : 15
        try await withTemporaryFolder { folder in
            var package = EditedPackage(settings: EditedPackage.settings[seed % EditedPackage.settings.count])
            try package.write(to: folder)
            for step in 0..<steps {
                let edit = package.edit(&random)
                try package.write(to: folder)
                let cached = await Self.generate(folder, "cached")
                let fresh = await Self.generate(folder, "fresh/\(step)")
                #expect(cached == fresh, "seed \(seed), step \(step): \(edit)")
                guard cached == fresh else { return }
            }
        }
    }

    /// The names, the style and the defaults can change to and fro.
    @Test(arguments: [
        ["name: \"{protocol}Mock\"", "name: \"Mock{protocol}\"", "name: \"{protocol}Mock\""], ["style: stub", "style: spy", "style: stub"],
        ["access: internal", "access: public", "access: internal"],
        ["defaults: { Int: 1 }", "defaults: { Int: 2 }", "defaults: { Int: 1 }"],
        ["imports: [A]", "imports: [B]", "imports: [A]"],
        ["overrides: { P: { name: A } }", "overrides: { P: { name: B } }", "overrides: { P: { name: A } }"],
    ])
    func settingsThatChangeToAndFro(_ settings: [String]) async throws {
        try await withTemporaryFolder { folder in
            try EditedPackage.writeInput(to: folder, files: ["App.swift"])
            try folder.write("public protocol P { func f() -> Int }\npublic protocol Q { func g() -> Int }\n", to: "package/App.swift")
            var texts: [[String]] = []
            for (step, line) in settings.enumerated() {
                try folder.write("version: 1\ntargets:\n  AppTests:\n    protocols: all\n    \(line)\n", to: "package/.mockgen.yml")
                texts.append(await Self.generate(folder, "cached"))
                #expect(texts[step] == (await Self.generate(folder, "fresh/\(step)")), "\(line)")
            }
            #expect(texts[0] == texts[2] && texts[0] != texts[1])
        }
    }

    /// A mock with the members that tests mention changes if they mention others, and for no other edit of them.
    @Test func writesWhatMentionedNamesChange() async throws {
        try await withTemporaryFolder { folder in
            try EditedPackage.writeInput(to: folder, files: ["App.swift"])
            try folder.write(
                "version: 1\nstyle: automockable\ntargets: { AppTests: { protocols: all, members: used } }", to: "package/.mockgen.yml")
            // The last module is that of the target.
            try folder.write(folder.read("mocks.input") + "source\t\(folder.path("package/Tests.swift"))\n", to: "mocks.input")
            try folder.write("protocol P { func f() -> Int }\nprotocol Q { func g() -> Int }", to: "package/App.swift")
            for (step, text) in ["", "let a = fCallsCount", "// fReturnValue", "fReturnValue = 2", "", "gClosure; fCalled"].enumerated() {
                try folder.write(text, to: "package/Tests.swift")
                let cached = await Self.generate(folder, "cached")
                #expect(cached == (await Self.generate(folder, "fresh/\(step)")), "\(text)")
                for name in ["fCallsCount", "fCalled", "fReturnValue", "gClosure"] {
                    let isMentioned = text.contains(name) && !text.hasPrefix("//")
                    #expect(cached.joined().contains("var \(name):") == isMentioned, "\(name) with '\(text)'")
                }
            }
        }
    }

    /// Returns the texts of the generated files, or the problems.
    private static func generate(_ folder: TemporaryFolder, _ output: String) async -> [String] {
        do throws(Diagnostics) {
            let input = (try? folder.read("mocks.input")) ?? ""
            try? folder.write(input.replacing("OUTPUT", with: folder.path(output)), to: "\(output)/mocks.input")
            let report = try await MockgenRun.generate(from: try BuildInput(readingFrom: folder.path("\(output)/mocks.input")))
            return report.files.map { (try? folder.read(String($0.dropFirst(folder.path.count + 1)))) ?? "no file" }
                + report.warnings.map(\.shown)
        } catch {
            return error.all.map(\.shown)
        }
    }
}
