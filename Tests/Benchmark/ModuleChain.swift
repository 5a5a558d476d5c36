import Foundation

/// A made-up package of modules, each of which builds on the two before it and on the first, and hands them on, so that every file
/// sees whatever is far away, and on many ways. Its protocols inherit across modules.
struct ModuleChain {
    /// The target that compiles the mocks.
    enum Tests: String {
        /// One target, which sees every module.
        case one
        /// A target for each module, which sees those that the module builds on.
        case forEach
    }

    static let protocolsOfModule = 25

    let moduleCount: Int
    let tests: Tests
    let folder: URL

    init(of moduleCount: Int, tests: Tests, in folder: URL) throws {
        self.moduleCount = moduleCount
        self.tests = tests
        self.folder = folder.appending(path: "\(tests)-\(moduleCount)")
        // As in every package that was built once: mockgen has its cache there.
        try FileManager.default.createDirectory(at: self.folder.appending(path: ".build"), withIntermediateDirectories: true)
        try write(manifest, to: "Package.swift")
        try write(configuration, to: ".mockgen.yml")
        for module in tested { try write("", to: "Tests/M\(module)Tests/Tests.swift") }
        for module in 0..<moduleCount {
            try write(shared(module), to: "Sources/M\(module)/Shared.swift")
            for number in 1..<Self.protocolsOfModule {
                try write(feature(number, of: module), to: "Sources/M\(module)/Feature\(number).swift")
            }
        }
    }

    func removeMocks() throws {
        let outputs = tested.map { "Tests/M\($0)Tests/Mocks.swift" }
        for path in outputs + [".build/mockgen"] {
            let file = folder.appending(path: path)
            if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) { try FileManager.default.removeItem(at: file) }
        }
    }

    private var tested: Range<Int> { (tests == .one ? moduleCount - 1 : 0)..<moduleCount }

    private func parents(of module: Int) -> [Int] { Set([module - 1, module - 2, 0]).filter { $0 >= 0 && $0 < module }.sorted() }

    private func imports(of module: Int) -> String { parents(of: module).map { "import M\($0)\n" }.joined() }

    private var manifest: String {
        let modules = (0..<moduleCount).map { module in
            let needed = parents(of: module).map { "\"M\($0)\"" }.joined(separator: ", ")
            return "        .target(name: \"M\(module)\", dependencies: [\(needed)]),\n"
        }
        let tests = tested.map { "        .testTarget(name: \"M\($0)Tests\", dependencies: [\"M\($0)\"]),\n" }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "ModuleChain",
                targets: [
            \((modules + tests).joined())    ]
            )

            """
    }

    private var configuration: String {
        let targets = tested.map { module in
            """
              M\(module)Tests:
                protocols: \(tests == .one ? "all" : "[\"M\(module).*\"]")
                output: Tests/M\(module)Tests/Mocks.swift

            """
        }
        return "version: 1\ntargets:\n" + targets.joined()
    }

    /// Protocols that later modules inherit from, and a model whose name every module has.
    private func shared(_ module: Int) -> String {
        """
        \(parents(of: module).map { "@_exported import M\($0)\n" }.joined())
        public struct Model\(module): Sendable { public var id = \(module) }
        public struct Model: Sendable { public var id = \(module) }

        public protocol Shared\(module) {
            associatedtype Item
            var current: Item? { get }
            func load(id: Int) async throws -> Model\(module)
            func reset()
        }

        """
    }

    /// With a parent from each module that its own can import directly.
    private func feature(_ number: Int, of module: Int) -> String {
        let parents = ["Shared\(module)"] + parents(of: module).map { "Shared\($0)" }
        let models = [module, module - 1, 0].map { "Model\(max(0, $0))" }
        return """
            \(imports(of: module))
            public protocol Feature\(module)x\(number): \(parents.joined(separator: ", ")) where Item == \(models[1]) {
                var state: M\(module).Model { get set }
                func open\(number)(_ model: \(models[0]), from origin: \(models[2])?) -> [\(models[1])]
                func close(completion: @escaping @Sendable (Result<\(models[0]), any Error>) -> Void)
                func choose<Choice: Shared\(module)>(_ choice: Choice) async throws -> Choice.Item?
            }

            """
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
