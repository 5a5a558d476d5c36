import Foundation

/// Measures mockgen, and the compiler with its mocks: see `Options.usage`.
@main
struct Benchmark {
    static func main() {
        do {
            try run(CommandLine.arguments.dropFirst())
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ arguments: ArraySlice<String>) throws {
        if arguments.first == "floor", arguments.count == 3 {
            guard let floor = Floor(rawValue: arguments[2]) else { throw Command.Failure(description: Options.usage) }
            return try floor.run(listOfFiles: arguments[3])
        }
        if arguments.contains(where: ["-h", "--help"].contains) { return print(Options.usage) }
        let options = try Options(arguments)
        let folder = FileManager.default.temporaryDirectory.appending(path: "mockgen-benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        print(
            "\(ProcessInfo.processInfo.activeProcessorCount) cores; builds of mockgen: \(options.tools.map(\.name).joined(separator: ", "))"
        )
        for size in options.sizes {
            try Benchmark(options: options, folder: folder.appending(path: "\(size)")).measure(Corpus(protocolCount: size))
        }
        let once = Benchmark(options: options, folder: folder)
        if options.parts.contains(.sparse) { try once.measureSparse() }
        if options.parts.contains(.modules) { try once.measureModules() }
        if options.parts.contains(.calls), let tool = options.tools.first {
            try CallCost(tool: tool, options: options, folder: folder).measure()
        }
        if options.parts.contains(.hostile) { try options.measureHostile(in: folder) }
    }

    let options: Options
    let folder: URL

    private func has(_ part: Options.Part) -> Bool { options.parts.contains(part) }

    private func measure(_ corpus: Corpus) throws {
        guard !Set(options.parts).subtracting([.sparse, .modules, .hostile, .calls]).isEmpty else { return }
        printTitle(of: corpus)
        let subjects = try subjects(for: corpus, in: folder)
        let commands = [Options.Part.run, .plugin].filter(has)
        if !commands.isEmpty { try measureEdits(commands, subjects) }
        if has(.names) { try measureNames(subjects, corpus) }
        if has(.verify) { try measureVerify(subjects) }
        if has(.compile) {
            let package = try CorpusPackage(corpus, in: folder.appending(path: "compile"))
            try CompileCost(package: package, tool: subjects[0].tool, options: options).measure(corpus)
        }
    }

    /// Each build has a package of its own, so that it does not find the results of another.
    private func subjects(for corpus: Corpus, in folder: URL) throws -> [Subject] {
        guard !options.tools.isEmpty else {
            throw Command.Failure(description: "no build of mockgen: run 'swift build --product mockgen', or use --tool")
        }
        return try options.tools.map { Subject(tool: $0, package: try CorpusPackage(corpus, in: folder.appending(path: $0.name))) }
    }

    // MARK: - Parts

    /// One requirement or comment is added for each run.
    private func edits(_ command: Options.Part) -> [Step] {
        let words: (Subject) -> [String] = { command == .plugin ? [$0.tool.plugin, $0.package.input] : [$0.tool.path, "generate"] }
        let configure: (CorpusPackage) throws -> Void = { try $0.configure(isCheckedIn: command != .plugin) }
        return [
            Step("cold", words, configure: configure, before: { try $0.forget() }),
            Step("unchanged", words, configure: configure),
            Step("after a comment", words, configure: configure, before: { try $0.addComment() }),
            Step("after a requirement", words, configure: configure, before: { try $0.addRequirement() }),
        ]
    }

    private func measureEdits(_ commands: [Options.Part], _ subjects: [Subject]) throws {
        var table = Table(ratios: [.init(title: "× parsing", base: Floor.slices.title), .init(title: "× unchanged", base: "unchanged")])
        for floor in Floor.allCases {
            let package = subjects[0].package
            table.add(floor.title, try options.lowest { try floor.command(listOfFiles: package.listOfFiles).run(in: package.folder) })
        }
        for command in commands {
            let title = command == .plugin ? "The command of the build tool plugin" : "generate"
            try options.show(title, table, edits(command), subjects)
        }
    }

    private func measureNames(_ subjects: [Subject], _ corpus: Corpus) throws {
        let names = (0..<corpus.protocolCount).map { "\n      - Service\($0)" }.joined()
        let lists = [("all", "all"), ("a list of \(corpus.protocolCount) names", names)]
        let steps = lists.map { title, protocols in
            Step(title, { [$0.tool.path, "generate"] }, configure: { try $0.configure(protocols: protocols) }, before: { try $0.forget() })
        }
        try options.show("Selection, cold", Table(ratios: [.init(title: "× all", base: "all")]), steps, subjects)
    }

    private func measureVerify(_ subjects: [Subject]) throws {
        let steps = [Step("verify", { [$0.tool.path, "verify", "--no-build"] }, configure: { try $0.configure() })]
        try options.show("verify --no-build", Table(ratios: []), steps, subjects)
    }

    private func measureSparse() throws {
        let corpus = Corpus.sparse(fileCount: 20_000, filesWithProtocols: 500)
        printTitle(of: corpus)
        try measureEdits([.run], try subjects(for: corpus, in: folder.appending(path: "sparse")))
    }

    /// The cost of one module must not depend on the number of modules.
    private func measureModules() throws {
        print("\n## Packages of modules with \(ModuleChain.protocolsOfModule) protocols each: generate, cold\n")
        print("| modules | test targets | build | CPU s | MiB | CPU ms for each module |\n|---|---|---|---|---|---|")
        for tests in [ModuleChain.Tests.one, .forEach] {
            for count in [10, 20, 40, 80] {
                let chain = try ModuleChain(of: count, tests: tests, in: folder)
                for tool in options.tools {
                    let cost = try options.lowest {
                        try chain.removeMocks()
                        return try Command(tool.path, "generate").run(in: chain.folder)
                    }
                    let targets = tests == .one ? "1" : "one for each"
                    let share = (1000 * cost.cpu / Double(count)).shown
                    print("| \(count) | \(targets) | \(tool.name) | \(cost.cpu.shown) | \(cost.memory.shown) | \(share) |")
                }
            }
        }
    }

    private func printTitle(of corpus: Corpus) {
        print(
            "\n## \(corpus.protocolCount) protocols with \(corpus.requirementCount) requirements in \(corpus.files.count) files, "
                + "\(corpus.lineCount) lines")
    }
}
