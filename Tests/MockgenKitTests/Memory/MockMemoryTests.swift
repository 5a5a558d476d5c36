import MockgenModel
import TestSupport
import Testing

@testable import MockgenKit

/// A run that recalls mocks of earlier runs writes what a run without a memory writes.
@Suite struct MockMemoryTests {
    /// Edits a small package at random. Each seed is a sequence of edits.
    @Test(arguments: 1...6) func sameBytesAfterAnySequenceOfEdits(seed: Int) async throws {
        var random = Numbers(seed: UInt64(seed))
        try await withTemporaryFolder { folder in
            var package = EditedPackage()
            try package.write(to: folder)
            for step in 0..<60 {
                let edit = package.edit(&random)
                try package.write(to: folder)
                let remembered = await Self.generate(folder, "remembered")
                let fresh = await Self.generate(folder, "fresh/\(step)")
                #expect(remembered == fresh, "seed \(seed), step \(step): \(edit)")
                guard remembered == fresh else { return }
            }
        }
    }

    /// A change renders the mocks again that depend on it, and no others.
    @Test(arguments: [
        Change("nothing", renders: []) { $0 },
        Change("a comment at the end", renders: []) { $0 + "// comment\n" },
        Change("a function in an unrelated type", renders: []) { $0.replacing("struct Other {", with: "struct Other { func added() {}") },
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
            try EditedPackage.writeRequest(to: folder, files: ["App.swift"])
            try folder.write(source, to: "package/App.swift")
            _ = await Self.generate(folder, "remembered")
            let known = try Self.keys(folder)
            #expect(known.count == 6)
            try folder.write(change.apply(source), to: "package/App.swift")
            _ = await Self.generate(folder, "remembered")
            let rendered = try Self.keys(folder).filter { known[$0.key] == nil }.values.sorted()
            #expect(rendered == change.renders)
        }
    }

    /// A mock with the members that tests mention changes if they mention others, and for no other edit of them.
    @Test func rendersWhatMentionedNamesChange() async throws {
        try await withTemporaryFolder { folder in
            try EditedPackage.writeRequest(to: folder, files: ["App.swift"])
            try folder.write("version: 1\ntargets: { AppTests: { protocols: all, members: used } }", to: "package/.mockgen.yml")
            let request = try folder.read("request.txt")
            try folder.write(request.replacing("own\tAppTests\n", with: ""), to: "request.txt")
            try folder.write(
                folder.read("request.txt") + "own\tAppTests\nownfile\t\(folder.path("package/Tests.swift"))\n", to: "request.txt")
            try folder.write("protocol P { func f() -> Int }\nprotocol Q { func g() -> Int }", to: "package/App.swift")
            for (step, text) in ["", "let a = fCallsCount", "// fReturnValue", "fReturnValue = 2", "", "gClosure; fCalled"].enumerated() {
                try folder.write(text, to: "package/Tests.swift")
                let remembered = await Self.generate(folder, "remembered")
                #expect(remembered == (await Self.generate(folder, "fresh/\(step)")), "\(text)")
                for name in ["fCallsCount", "fCalled", "fReturnValue", "gClosure"] {
                    let isMentioned = text.contains(name) && !text.hasPrefix("//")
                    #expect(remembered.joined().contains("var \(name):") == isMentioned, "\(name) with '\(text)'")
                }
            }
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

    /// The remembered mocks: the names of their protocols by their keys.
    private static func keys(_ folder: TemporaryFolder) throws -> [String: String] {
        let memory = BuildFolder("\(folder.path)/remembered", ofPackageAt: "\(folder.path)/package")
        let bytes = try #require(memory.recall("AppTests/mocks", key: MockMemory.format))
        return try MockMemory.contents(of: bytes).mocks.mapValues { entry in
            var reader = ByteReader(entry)
            let (_, _, qualifiedName) = (try reader.text(), try reader.text(), try reader.text())
            return qualifiedName
        }
    }

    /// Returns the texts of the generated files, or the problems.
    private static func generate(_ folder: TemporaryFolder, _ output: String) async -> [String] {
        do throws(Diagnostics) {
            let request = (try? folder.read("request.txt")) ?? ""
            try? folder.write(request.replacing("OUTPUT", with: folder.path("\(output)/mocks")), to: "\(output)/request.txt")
            let report = try await generateForPlugin(requestPath: folder.path("\(output)/request.txt"))
            return report.files.map { (try? folder.read(String($0.dropFirst(folder.path.count + 1)))) ?? "no file" }
                + report.warnings.map(\.shown)
        } catch {
            return error.all.map(\.shown)
        }
    }
}

/// The same numbers for the same seed, on every machine.
struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 }

    mutating func next() -> UInt64 {
        state = state &+ 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

/// A package of two modules whose lines of declarations are added, removed and moved.
private struct EditedPackage {
    private static let files = ["Core/A.swift", "Core/B.swift", "App/A.swift", "App/B.swift"]
    private static let imports = ["import Core", "import Foundation", "@_exported import Core", "import struct Foundation.Date"]
    private static let lines = [
        "public protocol Loading { func load(_ id: ID) async throws -> [Item] }",
        "public protocol Loading { associatedtype Item; func load(_ id: ID) -> Item }",
        "public protocol Storing: Loading { var items: [Item] { get set } }",
        "public protocol Routing: AnyObject { func route(to target: any Storing, item: Item?) -> Bool }",
        "public protocol Routing: Sendable { func route(to target: Screen.Target) -> Result<Item, Failure> }",
        "@MainActor public protocol Showing: Routing { func show(_ screen: Screen) }",
        "public protocol Deciding: Basic { func decide<T: Loading>(_ loader: T) -> T.Item where T.Item == Item }",
        "public struct Item: Sendable { public init() {} }",
        "public struct Item: ~Copyable { public init() {} }",
        "public typealias Item = String",
        "public typealias Item = Screen.Target",
        "public typealias ID = Int",
        "public struct ID: Hashable { public var number = 1; public init() {} }",
        "public struct Failure: Error {}",
        "public final class Screen { public struct Target {} ; public func f() {} }",
        "public enum Screen { public typealias Target = [ID] }",
        "public enum Screen { public enum Target {} }",
        "@MainActor public struct Screen { public enum Target { case one } }",
        "open class Basic { public init() {}; open func basic() -> Int { 1 } }",
        "open class Basic: Parent { public override init() { super.init() } }",
        "open class Parent { public init() {}; open var parent = 0 }",
        "// mockgen: mock\nopen class Session: Parent { lazy var item = Item(1); open func open(_ screen: Screen) -> Screen.Target { fatalError() } }",
        "// mockgen: mock\nopen class Session { public init() {}; lazy var id = ID(number: 1); lazy var basic = Basic(1) }",
        "public struct Shelf<Key: Hashable> {\n// mockgen: mock\nopen class Box { init() {}; open func box(_ key: Key) -> Box { self } }\n}",
        "public enum Shelf<Key> {\n// mockgen: mock\nopen class Box<Value> { init() {}; open func box(_ value: Value) -> Key { fatalError() } }\n}",
        "public struct Bool {}",
        "public struct Result<A, B> {}",
        "public struct Core {}",
        "extension Loading { public func load(_ id: ID) -> [Item] { [] } }",
        "extension Routing { public typealias Item = Int }",
        "extension Screen { public struct Target {} }",
        "public typealias Goods = Item",
        "extension Goods { public init?(_ number: Int) { nil } }",
        "#if DEBUG\npublic protocol Debugging { func debug(_ item: Item) }\n#endif",
        "// a comment",
        "",
    ]

    private var contents: [[String]]

    init() {
        contents = [
            ["public protocol Loading { func load(_ id: ID) async throws -> [Item] }", "public typealias ID = Int"],
            ["public struct Item: Sendable { public init() {} }"],
            ["import Core", "public protocol Routing: AnyObject { func route(to target: any Loading, item: Item?) -> Bool }"],
            ["import Core", "public protocol Showing: Routing { func show(_ screen: Int) }"],
        ]
    }

    /// Returns a description of the edit.
    mutating func edit(_ random: inout Numbers) -> String {
        let file = Int.random(in: 0..<contents.count, using: &random)
        let kind = Int.random(in: 0..<10, using: &random)
        let count = contents[file].count
        if kind < 2, count > 0 { return "removed '\(contents[file].remove(at: Int.random(in: 0..<count, using: &random)))'" }
        if kind < 3, count > 0 {
            let line = contents[file].remove(at: Int.random(in: 0..<count, using: &random))
            contents[(file + 1) % contents.count].append(line)
            return "moved '\(line)'"
        }
        if kind < 4 {
            let line = Self.imports.randomElement(using: &random) ?? ""
            contents[file].insert(line, at: 0)
            return "imported '\(line)'"
        }
        let line = Self.lines.randomElement(using: &random) ?? ""
        // Another declaration of the same name is replaced most of the time.
        let words = line.split(separator: " ").prefix(3)
        if kind < 8, let old = contents[file].firstIndex(where: { $0.split(separator: " ").prefix(3) == words }) {
            contents[file].remove(at: old)
        }
        contents[file].insert(line, at: Int.random(in: 0...contents[file].count, using: &random))
        return "added '\(line)' to \(Self.files[file])"
    }

    func write(to folder: TemporaryFolder) throws {
        try Self.writeRequest(to: folder, files: Self.files)
        for (name, lines) in zip(Self.files, contents) {
            // Imports come first.
            let sorted = lines.filter { $0.contains("import ") } + lines.filter { !$0.contains("import ") }
            try folder.write(sorted.joined(separator: "\n") + "\n", to: "package/\(name)")
        }
    }

    static func writeRequest(to folder: TemporaryFolder, files: [String]) throws {
        try folder.write("version: 1\ntargets:\n  AppTests:\n    protocols: all\n", to: "package/.mockgen.yml")
        // All runs share the interfaces of modules, which the compiler takes long to print.
        try folder.write("", to: "package/.build/.keep")
        let root = folder.path("package")
        var lines = ["package\t\(root)", "configuration\t\(root)/.mockgen.yml", "target\tAppTests", "output\tOUTPUT", "own\tAppTests"]
        var modules: [String] = []
        for file in files {
            let module = file.contains("/") ? String(file.prefix { $0 != "/" }) : "App"
            if !modules.contains(module) { lines.append("module\t\(module)\tlocal") }
            modules.append(module)
            lines.append("file\t\(root)/\(file)")
        }
        try folder.write(lines.joined(separator: "\n") + "\n", to: "request.txt")
    }
}
