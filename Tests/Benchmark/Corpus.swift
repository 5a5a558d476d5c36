/// A made-up code base of protocols between features. The same size always gives the same text.
struct Corpus {
    struct File {
        let name: String
        let text: String
    }

    let files: [File]
    let protocolCount: Int
    /// The requirements, each counted once, where it is written.
    let requirementCount: Int
    let lineCount: Int
    /// A mock of each protocol as people write it by hand.
    let handWrittenMocks: String

    /// Files with models, four protocols, and classes that have nothing to do with mocks.
    init(protocolCount: Int) {
        self.init(protocolCount: protocolCount, perFile: 4, fileCount: (protocolCount + 3) / 4, fillersPerFile: 4)
    }

    /// Many files of which few have protocols, two each.
    static func sparse(fileCount: Int, filesWithProtocols: Int) -> Corpus {
        Corpus(protocolCount: filesWithProtocols * 2, perFile: 2, fileCount: fileCount, fillersPerFile: 1)
    }

    private init(protocolCount: Int, perFile: Int, fileCount: Int, fillersPerFile: Int) {
        let filesWithProtocols = (protocolCount + perFile - 1) / perFile
        let interfaces = CorpusInterfaces(perFile: perFile)
        var files: [File] = []
        for number in 0..<fileCount {
            var writer = CorpusWriter(seed: UInt64(number * perFile))
            // Files without protocols stand between those with protocols.
            let group = number * filesWithProtocols / fileCount
            let isWith = group != (number + 1) * filesWithProtocols / fileCount
            let first = group * perFile
            var text = "import Foundation\n\n" + writer.models(isWith ? "\(first)" : "OfFile\(number)")
            for offset in 0..<max(perFile, fillersPerFile) {
                let protocolNumber = first + offset
                if isWith, offset < perFile, protocolNumber < protocolCount { text += interfaces.text(ofProtocol: protocolNumber) }
                if offset < fillersPerFile { text += writer.filler("\(number)x\(offset)") }
            }
            files.append(File(name: "Feature\(number).swift", text: text))
        }
        self.files = files
        self.protocolCount = protocolCount
        requirementCount = (0..<protocolCount).reduce(0) { $0 + interfaces.requirements(ofProtocol: $1).count }
        lineCount = files.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }
        handWrittenMocks = (0..<protocolCount).map(interfaces.handWrittenMock).joined(separator: "\n")
    }
}

/// The protocols of a corpus.
private struct CorpusInterfaces {
    /// The number of protocols in one file. The first of them can be the parent of protocols in other files, and has no parent itself.
    let perFile: Int

    func requirements(ofProtocol number: Int) -> [Requirement] {
        var writer = CorpusWriter(seed: UInt64(number) &* 2 &+ 1)
        return writer.requirements(ofProtocol: number, models: number / perFile * perFile)
    }

    /// Every fourth protocol has a parent.
    private func parent(ofProtocol number: Int) -> Int? {
        guard number % 4 == 1, number > 8 else { return nil }
        var writer = CorpusWriter(seed: UInt64(number) &* 2)
        return writer.parent(below: number, perFile: perFile)
    }

    func text(ofProtocol number: Int) -> String {
        let inheritance = parent(ofProtocol: number).map { ": Service\($0)" } ?? (number % 8 == 2 ? ": AnyObject" : "")
        return """
            /// The seam between two features.
            protocol Service\(number)\(inheritance) {
            \(requirements(ofProtocol: number).map { "    \($0.text)" }.joined(separator: "\n"))
            }


            """
    }

    func handWrittenMock(ofProtocol number: Int) -> String {
        let inherited = parent(ofProtocol: number).map(requirements) ?? []
        let members = (requirements(ofProtocol: number) + inherited).map(\.countAndHandler)
        return "class Service\(number)Mock: Service\(number) {\n    init() {}\n\n" + members.joined(separator: "\n") + "}\n"
    }
}

/// Writes Swift by dice that always fall in the same way.
private struct CorpusWriter {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0xD1B5_4A32_D192_ED03 }

    /// SplitMix64.
    private mutating func roll(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    private mutating func pick(_ words: [String]) -> String { words[roll(words.count)] }

    mutating func models(_ id: String) -> String {
        """
        struct Item\(id): Codable, Hashable, Sendable {
            var id: Int
            var title: String
            var tags: [String]
        }

        enum State\(id): Hashable, Sendable {
            case idle
            case loading(Double)
            case failed(code: Int, message: String)
        }


        """
    }

    /// Five to ten requirements.
    mutating func requirements(ofProtocol number: Int, models: Int) -> [Requirement] {
        (0..<5 + roll(6)).map { requirement("\(number)x\($0)", models) }
    }

    private mutating func requirement(_ id: String, _ models: Int) -> Requirement {
        switch roll(10) {
        case 0: return Requirement(kind: .property(isSettable: false), name: "current\(id)", type: type(models))
        case 1: return Requirement(kind: .property(isSettable: true), name: "last\(id)", type: type(models))
        case 2:
            let parameters = [Requirement.Parameter(label: "_ ", name: "value", type: "Value"), parameter(0, models)]
            return Requirement(
                kind: .function, name: "store\(id)", generics: "<Value: Codable>", parameters: parameters, effects: effects(), type: nil)
        case 3:
            let parameters = [Requirement.Parameter(label: "_ ", name: "type", type: "Value.Type"), parameter(0, models)]
            return Requirement(
                kind: .function, name: "decode\(id)", generics: "<Value: Decodable>", parameters: parameters, effects: effects(),
                type: "Value")
        case 4:
            let completion = Requirement.Parameter(name: "completion", type: "@escaping (Result<\(type(models)), any Error>) -> Void")
            return Requirement(kind: .function, name: "load\(id)", parameters: [completion])
        default:
            let parameters = (0..<roll(4)).map { parameter($0, models) }
            let effects = effects()
            return Requirement(
                kind: .function, name: pick(["fetch", "update", "select", "reset"]) + id, parameters: parameters, effects: effects,
                type: roll(10) < 4 ? nil : type(models))
        }
    }

    /// The number of a parent protocol, which is in another file.
    mutating func parent(below number: Int, perFile: Int) -> Int { roll(number / perFile) * perFile }

    private mutating func parameter(_ index: Int, _ models: Int) -> Requirement.Parameter {
        let name = ["id", "query", "limit", "owner"][index] + (index == 0 ? "" : String(index))
        return Requirement.Parameter(label: pick(["", "_ ", "for "]), name: name, type: type(models))
    }

    private mutating func effects() -> String { pick(["", "", "", "throws", "async", "async throws"]) }

    private mutating func type(_ models: Int) -> String {
        let base = pick(["Int", "String", "Bool", "Date", "Data", "URL", "Item\(models)", "State\(models)", "Item\(models)"])
        return pick(["\(base)", "\(base)", "\(base)", "\(base)?", "[\(base)]", "[String: \(base)]", "(\(base), Int)"])
    }

    /// A class, which must cost mockgen next to nothing.
    mutating func filler(_ number: String) -> String {
        var text = "final class Worker\(number) {\n    private var cache: [Int: String] = [:]\n    private var log: [String] = []\n"
        for method in 0..<9 {
            text += """

                    // Looks up an entry, or makes it.
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
