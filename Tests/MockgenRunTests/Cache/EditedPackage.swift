import TestSupport

/// A package of two modules and a test target whose files and lines of declarations are added, removed, moved and changed.
struct EditedPackage {
    /// The settings of the test target. The mocks depend on the names in its files with the last two.
    static let settings = ["{ protocols: all }", "{ protocols: all, members: used }", "{ protocols: used, members: used }"]
    private static let imports = ["import Core", "import Foundation", "@_exported import Core", "import struct Foundation.Date"]
    private static let lines = [
        "public protocol Loading { func load(_ id: ID) async throws -> [Item] }",
        "public protocol Loading { associatedtype Item; func load(_ id: ID) -> Item }",
        "/// @mockable(override: name = FakeLoading, typealias: Item = Int)\npublic protocol Loading { associatedtype Item; func load() -> Item }",
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

    /// Lines of tests.
    private static let uses = [
        "let loading = LoadingMock()", "let routing = RoutingMock(); let showing = ShowingMock()", "let session = SessionMock()",
        "loadCallsCount", "loadReceivedId; loadReturnValue", "routeToItemClosure", "routeToItemReceivedArguments; showCalled",
        "showReceivedScreen", "added1CallsCount; added2Closure", "added3ReceivedValue", "basicCallsCount", "// loadClosure", "f(",
        "protocol Own { func own() }", "struct Item {}", "import Core", "",
    ]
    private static let types = ["Item", "ID", "Screen.Target", "any Loading", "Set<Int>", "Failure?", "Date", "[Shelf<Int>]", "Bool"]

    /// The files of the modules, and the file of the test target.
    private var files: [(name: String, lines: [String])]
    private let settings: String
    /// The number of members that were added.
    private var added = 0

    init(settings: String) {
        self.settings = settings
        files = [
            ("Core/A.swift", ["public protocol Loading { func load(_ id: ID) async throws -> [Item] }", "public typealias ID = Int"]),
            ("Core/B.swift", ["public struct Item: Sendable { public init() {} }"]),
            (
                "App/A.swift",
                ["import Core", "public protocol Routing: AnyObject { func route(to target: any Loading, item: Item?) -> Bool }"]
            ),
            ("App/B.swift", ["import Core", "public protocol Showing: Routing { func show(_ screen: Int) }"]),
            ("Tests/A.swift", ["let loading = LoadingMock()", "let routing = RoutingMock()"]),
        ]
    }

    /// Returns a description of the edit.
    mutating func edit(_ random: inout Numbers) -> String {
        let number = Int.random(in: 0..<files.count, using: &random)
        let isTest = files[number].name.hasPrefix("Tests/")
        let line = files[number].lines.indices.randomElement(using: &random)
        switch (Int.random(in: 0..<20, using: &random), line) {
        case (0..<3, let line?): return "removed '\(files[number].lines.remove(at: line))'"
        case (3..<5, let line?) where !isTest:
            let text = files[number].lines.remove(at: line)
            files[(number + 1) % files.count].lines.append(text)
            return "moved '\(text)'"
        case (5, _): return add(Self.imports.randomElement(using: &random) ?? "", to: number, at: 0)
        case (6, _): return rename(number)
        case (7, _) where files.count > 3 && !isTest: return "deleted '\(files.remove(at: number).name)'"
        case (8, _): return addFile(&random)
        case (9..<15, let line?) where files[number].lines[line].contains("{ "): return addMember(to: line, of: number, &random)
        default:
            let line = (isTest ? Self.uses : Self.lines).randomElement(using: &random) ?? ""
            return add(line, to: number, at: Int.random(in: 0...files[number].lines.count, using: &random))
        }
    }

    private mutating func add(_ line: String, to number: Int, at place: Int) -> String {
        // Another declaration of the same name is replaced.
        let words = line.split(separator: " ").prefix(3)
        var place = place
        if words.count == 3, let old = files[number].lines.firstIndex(where: { $0.split(separator: " ").prefix(3) == words }) {
            files[number].lines.remove(at: old)
            place = min(place, files[number].lines.count)
        }
        files[number].lines.insert(line, at: place)
        return "added '\(line)' to \(files[number].name)"
    }

    private mutating func rename(_ number: Int) -> String {
        added += 1
        let name = files[number].name
        files[number].name = "\(name.prefix { $0 != "/" })/\(added % 2 == 0 ? "A" : "Z")\(added).swift"
        return "renamed '\(name)' to '\(files[number].name)'"
    }

    private mutating func addFile(_ random: inout Numbers) -> String {
        added += 1
        let folder = ["Core", "App"].randomElement(using: &random) ?? ""
        files.insert(("\(folder)/F\(added).swift", [Self.lines.randomElement(using: &random) ?? ""]), at: 0)
        return "added '\(files[0])'"
    }

    /// Adds a member to a declaration, or changes one, so that the declarations stay the same.
    private mutating func addMember(to line: Int, of number: Int, _ random: inout Numbers) -> String {
        let text = files[number].lines[line]
        let type = Self.types.randomElement(using: &random) ?? ""
        added += 1
        let isProtocol = text.contains("protocol ")
        let member =
            isProtocol
            ? ["func added\(added % 4)(_ value: \(type))", "var property\(added): \(type) { get }", "func added\(added % 4)() -> \(type)"]
            : ["func helper() { let a: \(type)? = nil; _ = a }", "init(value: \(type)) {}", "let stored: \(type)", "/* comment */"]
        let new = member.randomElement(using: &random) ?? ""
        if let last = text.lastIndex(of: ";"), Bool.random(using: &random), let brace = text.lastIndex(of: "}"), last < brace {
            files[number].lines[line] = "\(text[...last]) \(new) \(text[brace...])"
        } else if let brace = text.firstIndex(of: "{") {
            files[number].lines[line] = "\(text[...brace]) \(new); \(text[brace...].dropFirst())"
        }
        return "changed '\(text)' to '\(files[number].lines[line])'"
    }

    func write(to folder: TemporaryFolder) throws {
        try Self.writeInput(to: folder, files: files.map(\.name), settings: settings)
        for (name, lines) in files {
            // Imports come first.
            let sorted = lines.filter { $0.contains("import ") } + lines.filter { !$0.contains("import ") }
            try folder.write(sorted.joined(separator: "\n") + "\n", to: "package/\(name)")
        }
    }

    /// Writes the configuration and the build input of the plugin. A file without a folder belongs to the module 'App'.
    static func writeInput(to folder: TemporaryFolder, files: [String], settings: String = "{ protocols: all }") throws {
        try folder.write("version: 1\ntargets:\n  AppTests: \(settings)\n", to: "package/.mockgen.yml")
        // All runs share the interfaces of modules, which the compiler takes long to print.
        try folder.write("", to: "package/.build/.keep")
        let root = folder.path("package")
        var lines = [
            "mockgen-input\t1", "package\t\(root)", "configuration\t\(root)/.mockgen.yml", "target\tAppTests",
            "output\tOUTPUT/mocks/AppTestsMocks.swift", "cache\tOUTPUT/mockgen",
        ]
        let modules = Dictionary(grouping: files) { $0.contains("/") ? String($0.prefix { $0 != "/" }) : "App" }
        for (module, files) in modules.sorted(by: { $0.key < $1.key }) {
            guard module != "Tests" else { continue }
            lines += ["module\t\(module)\tlocal", "output\tOUTPUT/mocks/\(module)Mocks.swift"]
            lines += files.map { "source\t\(root)/\($0)" }
        }
        lines += ["module\tAppTests\town"] + (modules["Tests"] ?? []).map { "source\t\(root)/\($0)" }
        try folder.write(lines.joined(separator: "\n") + "\n", to: "mocks.input")
    }
}
