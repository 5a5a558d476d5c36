/// A made-up code base of protocols between features, as large as asked for and always the same.
struct Corpus {
    struct File {
        let name: String
        let text: String
    }

    let files: [File]
    let protocolCount: Int
    /// Requirements, each counted once, where it is written.
    let requirementCount: Int

    /// Four protocols in a file, among models and the classes that a file of an app is full of.
    init(protocolCount: Int) {
        var files: [File] = []
        var requirementCount = 0
        for start in stride(from: 0, to: protocolCount, by: 4) {
            var writer = CorpusWriter(seed: UInt64(start))
            var text = "import Foundation\n\n" + writer.models(of: start)
            for number in start..<min(start + 4, protocolCount) {
                let written = writer.protocolText(number, models: start)
                requirementCount += written.requirements
                text += written.text + writer.filler(number)
            }
            files.append(File(name: "Feature\(start / 4).swift", text: text))
        }
        self.files = files
        self.protocolCount = protocolCount
        self.requirementCount = requirementCount
    }
}

/// Writes Swift by the throw of dice that fall the same way every time.
private struct CorpusWriter {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    /// SplitMix64.
    private mutating func roll(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    private mutating func pick(_ words: [String]) -> String { words[roll(words.count)] }

    mutating func models(of file: Int) -> String {
        """
        struct Item\(file): Codable, Hashable, Sendable {
            var id: Int
            var title: String
            var tags: [String]
        }

        enum State\(file): Hashable, Sendable {
            case idle
            case loading(Double)
            case failed(code: Int, message: String)
        }


        """
    }

    /// Five to ten requirements; every fourth protocol has a parent in another file.
    mutating func protocolText(_ number: Int, models: Int) -> (text: String, requirements: Int) {
        let parent = number % 4 == 1 && number > 8 ? ": Service\(roll(number / 4) * 4)" : number % 8 == 2 ? ": AnyObject" : ""
        let lines = (0..<5 + roll(6)).map { index in requirement("\(number)x\(index)", models: models) }
        let text = """
            /// The seam between two features.
            protocol Service\(number)\(parent) {
            \(lines.map { "    " + $0 }.joined(separator: "\n"))
            }


            """
        return (text, lines.count)
    }

    private mutating func requirement(_ id: String, models: Int) -> String {
        switch roll(10) {
        case 0: return "var current\(id): \(type(models)) { get }"
        case 1: return "var last\(id): \(type(models)) { get set }"
        case 2: return "func store\(id)<Value: Codable>(_ value: Value, \(parameter(0, models)))\(effects())"
        case 3: return "func decode\(id)<Value: Decodable>(_ type: Value.Type, \(parameter(0, models)))\(effects()) -> Value"
        case 4: return "func load\(id)(completion: @escaping (Result<\(type(models)), any Error>) -> Void)"
        default:
            let parameters = (0..<roll(4)).map { parameter($0, models) }.joined(separator: ", ")
            let result = roll(10) < 4 ? "" : " -> \(type(models))"
            return "func \(pick(["fetch", "update", "select", "reset"]))\(id)(\(parameters))\(effects())\(result)"
        }
    }

    private mutating func parameter(_ index: Int, _ models: Int) -> String {
        let name = ["id", "query", "limit", "owner"][index] + (index == 0 ? "" : String(index))
        return pick(["", "_ ", "for "]) + name + ": " + type(models)
    }

    private mutating func effects() -> String { pick(["", "", "", " throws", " async", " async throws"]) }

    private mutating func type(_ models: Int) -> String {
        let base = pick(["Int", "String", "Bool", "Date", "Data", "URL", "Item\(models)", "State\(models)", "Item\(models)"])
        return pick(["\(base)", "\(base)", "\(base)", "\(base)?", "[\(base)]", "[String: \(base)]", "(\(base), Int)"])
    }

    /// Code that is not a protocol. Scanning it must cost almost nothing.
    mutating func filler(_ number: Int) -> String {
        var text = "final class Worker\(number) {\n    private var cache: [Int: String] = [:]\n    private var log: [String] = []\n"
        for method in 0..<9 {
            text += """

                    // Looks an entry up, and makes it where it is missing.
                    func entry\(method)(id: Int, fallback: String = "none #\(roll(900))") -> String {
                        if let hit = cache[id] {
                            return hit
                        }
                        let made = "\\(log.count)/\\(id)/\\(fallback)"
                        cache[id] = made
                        if cache.count > \(roll(90) + 10) {
                            cache.removeAll(keepingCapacity: true)
                        }
                        log.append(made)
                        return made
                    }

                """
        }
        return text + "}\n\n"
    }
}
