import Foundation

/// `swift run mockgen-benchmark [protocols]`: how long mockgen takes, and how long the compiler takes with what it made.
/// `swift run mockgen-benchmark modules`: how long it takes for each module of packages with more and more of them.
@main
enum Benchmark {
    static func main() throws {
        let argument = CommandLine.arguments.dropFirst().first
        let isOfModules = argument == "modules"
        let count = isOfModules ? 1 : argument.map { Int($0) ?? 0 } ?? 1000
        guard count > 0 else { throw Command.Failure(description: "usage: swift run mockgen-benchmark [modules | number of protocols]") }
        let folder = FileManager.default.temporaryDirectory.appending(path: "mockgen-benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        if isOfModules {
            try measureModules(in: folder)
        } else {
            try measure(CorpusPackage(Corpus(protocolCount: count), in: folder))
        }
    }

    /// A module costs the same in a package of many as in one of few, or something is looked for in too many places.
    private static func measureModules(in folder: URL) throws {
        print("`generate`, from nothing, in packages of modules with \(ModuleChain.protocolsOfModule) protocols each\n")
        print("| modules | test targets | seconds | of all cores | ms of all cores for each module |\n|---|---|---|---|---|")
        for tests in [ModuleChain.Tests.one, .forEach] {
            for count in [10, 20, 40, 80] {
                let chain = try ModuleChain(of: count, tests: tests, in: folder)
                let time = try Command(mockgen, "generate").time(runs: 3, in: chain.folder, before: chain.removeMocks)
                let targets = tests == .one ? "1" : "one for each"
                print("| \(count) | \(targets) | \(shown(time.real)) | \(shown(time.cpu)) | \(shown(1000 * time.cpu / Double(count))) |")
            }
        }
    }

    private static func shown(_ number: Double) -> String { number.formatted(.number.precision(.fractionLength(2))) }

    private static func measure(_ package: CorpusPackage) throws {
        let corpus = package.corpus
        let lines = corpus.files.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }
        print(
            "\(corpus.protocolCount) protocols with \(corpus.requirementCount) requirements in \(corpus.files.count) files, \(lines) lines")
        print("\n| what | seconds | of all cores |\n|---|---|---|")

        let generate = Command(mockgen, "generate")
        report("read every source file (the floor)", try Command(["cat"] + package.sources).time(runs: 5, in: package.folder))
        report("generate, from nothing", try generate.time(runs: 5, in: package.folder, before: package.removeMocks))
        report("generate, nothing changed", try generate.time(runs: 5, in: package.folder))

        let compare = Command(mockgen, "verify", "--no-build")
        report("verify --no-build, the first time", try compare.time(runs: 3, in: package.folder, before: package.forget))
        report("verify --no-build, again", try compare.time(runs: 5, in: package.folder))
        try Command("swift", "build", "--target", "Corpus").run(in: package.folder)
        let verify = Command(mockgen, "verify")
        report("verify, the first time", try verify.time(runs: 1, in: package.folder))
        report("verify, again", try verify.time(runs: 3, in: package.folder))
        report("verify, after an edit of a test", try verify.time(runs: 3, in: package.folder, before: package.editTests))

        try package.buildModule()
        let imports = try frontend("-typecheck", "Imports", in: package)
        report("type-check the mocks", try frontend("-typecheck", "Mocks", in: package) - imports)
        let empty = try frontend("-c", "Imports", in: package)
        report("compile the mocks", try frontend("-c", "Mocks", in: package) - empty)

        let made = try package.lineCountOfMocks()
        print("\n\(made) lines of mocks, \(made / corpus.requirementCount) for each requirement")
    }

    /// On one file of the tests, with the corpus as a module.
    private static func frontend(_ mode: String, _ file: String, in package: CorpusPackage) throws -> Command.Time {
        let words = ["swiftc", mode, "-Onone", "-parse-as-library", "-swift-version", "5", "-module-name", "CorpusTests", "-I", "modules"]
        let output = mode == "-c" ? ["-o", "mocks.o"] : []
        return try Command(words + output + ["Tests/CorpusTests/\(file).swift"]).time(runs: mode == "-c" ? 1 : 3, in: package.folder)
    }

    private static func report(_ what: String, _ time: Command.Time) {
        print("| \(what) | \(shown(time.real)) | \(shown(time.cpu)) |")
    }

    /// The one that was built with this program: it lies beside it.
    private static let mockgen: String = {
        let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        return program.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "mockgen").path(percentEncoded: false)
    }()
}
