import MockgenBytes
import MockgenDisk
import MockgenModel
import TestSupport
import Testing

@testable import MockgenRun

/// A run that takes mocks from the cache writes what a run without a cache writes.
@Suite struct CachedMocksTests {
    /// Edits a small package at random. Each seed is a sequence of edits.
    @Test(arguments: 1...9) func sameBytesAfterAnySequenceOfEdits(seed: Int) async throws {
        var random = Numbers(seed: UInt64(seed))
        var reused = 0
        let steps = runsAllTests ? 60 : 15
        try await withTemporaryFolder { folder in
            var package = EditedPackage(settings: EditedPackage.settings[seed % EditedPackage.settings.count])
            try package.write(to: folder)
            for step in 0..<steps {
                let before = Self.keys(folder)
                let edit = package.edit(&random)
                try package.write(to: folder)
                let cached = await Self.generate(folder, "cached")
                let fresh = await Self.generate(folder, "fresh/\(step)")
                #expect(cached == fresh, "seed \(seed), step \(step): \(edit)")
                guard cached == fresh else { return }
                let after = Self.keys(folder)
                if !Set(before.keys).isDisjoint(with: after.keys) { reused += 1 }
            }
        }
        #expect(reused > steps / 12, "runs that left mocks as they were")
    }

    /// A change renders the mocks again that depend on it, and no others.
    @Test(arguments: [
        Change("nothing", renders: []) { $0 },
        Change("a comment at the end", renders: []) { $0 + "// comment\n" },
        Change("a function in an unrelated type", renders: []) { $0.replacing("struct Other {", with: "struct Other { func added() {}") },
        Change("a word of an annotation", renders: []) { "// sourcery: AutoMockable\n" + $0 },
        Change("the name in an annotation", renders: ["Base", "Loading", "Using"]) { "/// @mockable(override: name = FakeBase)\n" + $0 },
        Change("an argument of an annotation", renders: ["Storing"]) {
            $0.replacing("protocol Storing", with: "/// @mockable(rx: all = ReplaySubject)\nprotocol Storing")
        },
        Change("a requirement", renders: ["Loading"]) { $0.replacing("func load()", with: "func added()\n    func load()") },
        Change("a requirement of a parent", renders: ["Base", "Loading"]) {
            $0.replacing("func base()", with: "func base()\n    func added()")
        },
        Change("a requirement of a protocol that is only mentioned", renders: ["Base", "Loading"]) {
            $0.replacing("func base()", with: "func base(_ number: Int)")
        },
        Change("the type of an alias", renders: ["Storing"]) { $0.replacing("typealias Key = String", with: "typealias Key = Int") },
        Change("a type that hides another", renders: ["Storing"]) { $0 + "struct Set<Element> {}\n" },
        Change("a new protocol", renders: ["Added"]) { $0 + "protocol Added { func added() }\n" },
        Change("an initializer that fails, of the type of a lazy property", renders: ["Session"]) {
            $0.replacing("init(isOn: Bool)", with: "init?(isOn: Bool)")
        },
        Change("an extension of an alias", renders: ["Base", "Loading", "Session", "Shelf.Box", "Storing", "Using"]) {
            $0 + "extension Lamp { init?(number: Int) { nil } }\n"
        },
        Change("the generic parameters of an outer type", renders: ["Shelf.Box"]) { $0.replacing("<Item>", with: "<Item: Hashable>") },
        Change("the cases of an enum", renders: ["Shelf.Box"]) { $0.replacing("case first", with: "") },
    ])
    func rendersWhatDependsOnAChange(_ change: Change) async throws {
        try await withTemporaryFolder { folder in
            let source = """
                protocol Base { func base() }
                protocol Loading: Base { func load() -> [String] }
                protocol Storing { func store(_ key: Key, in set: Set<Int>) }
                protocol Using { func use(_ base: any Base) }
                typealias Key = String
                // mockgen: mock
                class Session { lazy var light = Light(isOn: true) }
                struct Light { init(isOn: Bool) {} }
                typealias Lamp = Light
                struct Shelf<Item> {
                    // mockgen: mock
                    class Box { func put(_ item: Item, at place: Place) {} }
                }
                enum Place { case first }
                struct Other {
                }

                """
            try EditedPackage.writePlan(to: folder, files: ["App.swift"])
            try folder.write(source, to: "package/App.swift")
            _ = await Self.generate(folder, "cached")
            let known = Self.keys(folder)
            #expect(known.count == 6)
            try folder.write(change.apply(source), to: "package/App.swift")
            _ = await Self.generate(folder, "cached")
            let rendered = Self.keys(folder).filter { known[$0.key] == nil }.values.sorted()
            #expect(rendered == change.renders)
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
            try EditedPackage.writePlan(to: folder, files: ["App.swift"])
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
    @Test func rendersWhatMentionedNamesChange() async throws {
        try await withTemporaryFolder { folder in
            try EditedPackage.writePlan(to: folder, files: ["App.swift"])
            try folder.write(
                "version: 1\nstyle: automockable\ntargets: { AppTests: { protocols: all, members: used } }", to: "package/.mockgen.yml")
            // The last module is that of the target.
            try folder.write(folder.read("mocks.plan") + "source\t\(folder.path("package/Tests.swift"))\n", to: "mocks.plan")
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

    /// A testable subclass has the mocks that its class needs, whether they are in the cache or not.
    @Test func usesCachedMocksForTestableSubclasses() async throws {
        try await withTemporaryFolder { folder in
            try EditedPackage.writePlan(to: folder, files: ["App.swift"], settings: "{ protocols: all, testable: [Presenter] }")
            let source = """
                protocol Routing { func route() }
                protocol Showing { func show() }
                struct Router: Routing { func route() {} }
                class Presenter { lazy var routing: any Routing = Router() }

                """
            let edits: [(String) -> String] = [
                { $0 }, { $0.replacing("func show()", with: "func show(_ number: Int)") },
                { $0.replacing("protocol Routing {", with: "protocol Routing { func back()") },
                { $0.replacing("protocol Routing {", with: "protocol Routing { associatedtype Item") },
                { $0.replacing("lazy var", with: "lazy var other: any Routing = Router(); lazy var") },
                { $0.replacing("any Routing", with: "any Showing") }, { $0.replacing("class Presenter", with: "final class Presenter") },
            ]
            for (step, edit) in edits.enumerated() {
                try folder.write(edit(source), to: "package/App.swift")
                let cached = await Self.generate(folder, "cached")
                #expect(cached == (await Self.generate(folder, "fresh/\(step)")), "step \(step)")
                #expect(step > 0 || cached.joined().contains("TestablePresenter"), "\(cached)")
            }
            #expect(Self.keys(folder).values.contains("Showing"))
        }
    }

    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let renders: [String]
        let apply: @Sendable (String) -> String

        init(_ description: String, renders: [String], _ apply: @escaping @Sendable (String) -> String) {
            testDescription = description
            self.renders = renders
            self.apply = apply
        }
    }

    /// The cached mocks: the names of their protocols by their keys.
    private static func keys(_ folder: TemporaryFolder) -> [String: String] {
        let cache = BuildFolder("\(folder.path)/cached", ofPackageAt: "\(folder.path)/package").cache
        return CachedMocks.contents(of: cache.read("AppTests/mocks", key: CachedMocks.key) ?? []).mocks.mapValues { entry in
            var reader = ByteReader(entry)
            let names = (0..<3).map { _ in (try? reader.text()) ?? "" }
            return names[2]
        }
    }

    /// Returns the texts of the generated files, or the problems.
    private static func generate(_ folder: TemporaryFolder, _ output: String) async -> [String] {
        do throws(Diagnostics) {
            let plan = (try? folder.read("mocks.plan")) ?? ""
            try? folder.write(plan.replacing("OUTPUT", with: folder.path(output)), to: "\(output)/mocks.plan")
            let report = try await MockgenRun.generate(from: try BuildInput(readingFrom: folder.path("\(output)/mocks.plan")))
            return report.files.map { (try? folder.read(String($0.dropFirst(folder.path.count + 1)))) ?? "no file" }
                + report.warnings.map(\.shown)
        } catch {
            return error.all.map(\.shown)
        }
    }
}
