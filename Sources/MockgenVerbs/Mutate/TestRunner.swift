import MockgenConfig
import MockgenDisk

/// Runs the tests that SwiftPM has built, and reads what they have written.
struct TestRunner {
    struct Outcome {
        let log: AnswerLog
        /// Whether each test that has ended has passed.
        let passed: [String: Bool]
        /// How long each test of Swift Testing took, in seconds.
        let times: [String: Double]
        let time: Double
        var output = ""
    }

    let root: String
    let scratch: String
    /// The folder of the files between this process and the tests.
    let folder: String
    /// Whether another SwiftPM waits for this process, with the lock of the package.
    let isInPlugin: Bool

    /// - Parameters:
    ///   - filters: regular expressions; none for all tests.
    ///   - changes: the kind of the other answer, by the origin of the answer.
    ///   - limit: in seconds. Then the tests end themselves.
    func run(_ filters: [String], _ changes: [String: String], within limit: Double?) throws(Disk.Failure) -> Outcome {
        Disk.removeTree(folder)
        _ = try Disk.makeFolder(folder)
        let lines = changes.map { "\($1)\t\($0)\n" }.sorted() + (limit.map { ["\($0)\tlimit\n"] } ?? [])
        try Disk.write(lines.joined().utf8, to: "\(folder)/changes.txt")
        let events = "\(folder)/events.jsonl"
        let command = [
            "swift", "test", "--package-path", root, "--scratch-path", scratch, "--skip-build", "--build-system",
            CompiledSources.areOfSwiftBuild(in: scratch) ? "swiftbuild" : "native", "--event-stream-output-path", events,
            "--event-stream-version", "0",
        ]
        let start = ContinuousClock.now
        let output = try Subprocess.run(
            ["env", "MOCKGEN_MUTATE=\(folder)"] + command + (isInPlugin ? ["--ignore-lock"] : []) + filters.flatMap { ["--filter", $0] },
            errors: .captured, input: [])
        var log = AnswerLog()
        for name in try Disk.contents(of: folder) where name.hasPrefix("answers-") {
            log.add(String(decoding: try Disk.read("\(folder)/\(name)"), as: UTF8.self))
        }
        let ended = Self.endedTests(in: (try? Disk.read(events)) ?? [])
        return Outcome(
            log: log, passed: log.testCases.merging(ended.mapValues(\.hasPassed)) { $1 }, times: ended.mapValues(\.time),
            time: start.duration(to: .now) / .seconds(1), output: String(decoding: output.standardOutput, as: UTF8.self))
    }

    /// Reads the event stream of Swift Testing, with an event in each line.
    private static func endedTests(in stream: [UInt8]) -> [String: (hasPassed: Bool, time: Double)] {
        var starts: [String: Double] = [:]
        var ended: [String: (hasPassed: Bool, time: Double)] = [:]
        for line in stream.split(separator: UInt8(ascii: "\n")) where Disk.contains("\"test", in: Array(line)) {
            guard let event = (try? parseYAML(Array(line), path: ""))?["payload"], let test = event["testID"]?.text,
                test != test.withoutPlace, let time = event["instant"]?["absolute"]?.text.flatMap(Double.init)
            else { continue }
            switch event["kind"]?.text {
            case "testStarted": starts[test] = time
            case "testEnded":
                let symbol = event["messages"]?.list?.first?["symbol"]?.text ?? ""
                ended[test] = (symbol.hasPrefix("pass"), time - (starts[test] ?? time))
            default: break
            }
        }
        return ended
    }
}

extension String {
    /// `AppTests.LoginTests/loads()` of `AppTests.LoginTests/loads()/LoginTests.swift:12:6`, the name that Swift Testing gives a test.
    package var withoutPlace: String {
        guard let end = lastIndex(of: "/"), self[end...].contains(".swift:") else { return self }
        return String(self[..<end])
    }
}

extension [String] {
    /// A regular expression for these tests alone. Swift Testing takes five times as long for one of each test.
    var asTestFilter: String {
        let names = map { test in
            let escaped = test.withoutPlace.map { $0.isLetter || $0.isNumber || !$0.isASCII ? String($0) : "\\\($0)" }.joined()
            return escaped + (test.withoutPlace == test ? "$" : "/")
        }
        return "^(?:\(names.joined(separator: "|")))"
    }
}
