/// The arguments of the benchmark.
struct Options {
    /// A table of the benchmark.
    enum Part: String, CaseIterable {
        case run, plugin, names, verify, sparse, modules, hostile, compile, calls
    }

    static let usage = """
        usage: .ci/benchmark [PART ...] [--sizes N,N] [--runs N] [--tool NAME=PATH ...]

        PART     run      generate: cold, unchanged, after a comment, after a requirement; and the floors
                 plugin   the same through the build tool plugin's input
                 names    all protocols by 'all', and by a list of their names
                 verify   verify --no-build
                 sparse   20,000 files, of which 500 have protocols
                 modules  packages with 10 to 80 modules
                 hostile  sources with thousands of parts of one kind, in two sizes
                 compile  what the compiler needs for the mocks of each style
                 calls    a million calls of a mock of each style
                 Without a part: run and plugin.
        --sizes  the numbers of protocols (default: 1000)
        --runs   how often each command runs; the lowest values count (default: 3)
        --tool   a build of mockgen to measure, with PATH-plugin beside it; with several, they run by turns
                 (default: the debug build and the release build of this package, as far as they exist)

        To build mockgen before: swift build --product mockgen; swift build --product mockgen-plugin; both with '-c release', too
        For a result after a minute: .ci/benchmark run --runs 1
        """

    var parts: [Part] = []
    var sizes = [1000]
    var runs = 3
    var tools: [Tool] = []

    init(_ arguments: some Collection<String>) throws {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--sizes": sizes = try Self.value(of: argument, &rest).split(separator: ",").map { try Self.number($0) }
            case "--runs": runs = try Self.number(Substring(Self.value(of: argument, &rest)))
            case "--tool":
                let words = try Self.value(of: argument, &rest).split(separator: "=", maxSplits: 1).map(String.init)
                guard words.count == 2 else { throw Command.Failure(description: Self.usage) }
                tools.append(Tool(name: words[0], path: words[1]))
            default:
                guard let part = Part(rawValue: argument) else { throw Command.Failure(description: Self.usage) }
                parts.append(part)
            }
        }
        if parts.isEmpty { parts = [.run, .plugin] }
        if tools.isEmpty { tools = Tool.ofThisPackage }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw Command.Failure(description: "'\(option)' needs a value\n\n\(usage)") }
        return value
    }

    private static func number(_ text: Substring) throws -> Int {
        guard let number = Int(text), number > 0 else { throw Command.Failure(description: "'\(text)' is not a number above 0") }
        return number
    }
}
