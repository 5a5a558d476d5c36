import Foundation
import MockgenSupport
import Testing

/// The part of `mockgen mutate` in the tests' process: a child process, with the variable of the environment, uses answers of many types.
@Suite(.serialized) struct MutationsTests {
    private enum Tea: String { case green, black, white }
    private struct Cup: CustomStringConvertible {
        var size: Int
        let tea: Tea
        var owner: String?
        weak var shop: NSObject?

        var description: String { "\(size) \(tea) \(owner ?? "-")" }
    }

    /// Each answer with the texts of its alternatives, as the child writes them.
    private static var rows: [(answer: any Given, expected: String)] {
        [
            (Value(7), "return 1 | return 0 | throw an error instead of returning 7"),
            (Value(Int8.max), "return 1 | return 0 | throw an error instead of returning 127"),
            (Value(0.0), "return 1.0 | throw an error instead of returning 0.0"),
            (Value(true), "return false | throw an error instead of returning true"),
            (Value("Alex"), #"return "Alexanother" | return "" | throw an error instead of returning "Alex""#),
            (Value(Optional("Alex")), #"return "Alexanother" | return nil | throw an error instead of returning "Alex""#),
            (Value(String?.none), #"return "another" | throw an error instead of returning nil"#),
            (Value([1, 2]), "return [2, 2] | return [] | throw an error instead of returning [1, 2]"),
            (Value([String]()), #"return ["another"] | throw an error instead of returning []"#),
            (Value(["a": 1]), #"return [:] | throw an error instead of returning ["a": 1]"#),
            (Value(Set([1])), "return [] | throw an error instead of returning [1]"),
            (
                Value(Tea.green),
                "return MutationsTests.Tea.black | throw an error instead of returning MutationsTests.Tea.green"
            ),
            (
                Value(Cup(size: 2, tea: .black)),
                "return MutationsTests.Cup(size: 1, tea: MutationsTests.Tea.green, o… | return MutationsTests.Cup(size: 0, tea: MutationsTests.Tea.green, o… | throw an error instead of returning MutationsTests.Cup(size: 2, tea: MutationsTests.Tea.black, o…"
            ),
            (Value((1, 2)), "return (2, 1) | return (0, 0) | throw an error instead of returning (1, 2)"),
            (Value(Pot()), "throw an error instead of returning StubsTests.Pot"),
            (Thrown(), "return 1 instead of throwing Fault.late"),
            (TypedThrow(), " instead of throwing Fault.lost"),
            (Next(), "return StubsTests.Pot | throw an error instead of returning StubsTests.Pot"),
            (Closure(), "return 5 | throw an error instead of running its closure"),
            (VoidClosure(), "do nothing instead of running its closure"),
            (Nothing(), " instead of returning"),
        ]
    }

    @Test(.enabled(if: Child.isRunning)) func answers() {
        for (index, row) in Self.rows.enumerated() { print("\(index): \(row.answer.use("Mock\(index)"))") }
    }

    @Test(.enabled(if: canRunAgain)) func namesOtherAnswers() throws {
        let run = try Child.run(changing: [:])
        for (index, row) in Self.rows.enumerated() {
            let used = try #require(run.events.first { $0[0] == "used" && $0[4] == "Mock\(index).value" }, "\(run.output)")
            let texts = stride(from: 8, to: used.count, by: 2).map { used[$0] }.joined(separator: " | ")
            #expect("\(texts) instead of \(used[6])" == row.expected)
            #expect(used[1].hasPrefix("StubsTests.MutationsTests/answers()/MutationsTests.swift:"))
            #expect(used[5] == #filePath)
        }
    }

    /// The calls get the other answers: every value that can be told apart.
    @Test(.enabled(if: canRunAgain)) func givesOtherAnswers() throws {
        let origins = try Child.run(changing: [:]).events.filter { $0[0] == "used" }.map { $0[2..<6].joined(separator: "\t") }
        for (kind, expected) in [
            (
                "value0",
                [
                    "0: 1", "3: false", "4: Alexanother", #"5: Optional("Alexanother")"#, #"6: Optional("another")"#, "9: [:]", "11: black",
                    "15: 1",
                ]
            ),
            ("value1", ["0: 0", "4: ", "5: nil", "7: []", "13: (0, 0)", "12: 0 green another"]),
            ("error", ["0: 'mockgen mutate' throws this in place of an answer."]),
        ] {
            let run = try Child.run(changing: Dictionary(uniqueKeysWithValues: origins.map { ($0, kind) }))
            for line in expected { #expect(run.output.split(separator: "\n").contains(Substring(line)), "\(line): \(run.output)") }
            #expect(run.events.contains { $0[0] == "changed" })
        }
    }

    /// A test that waits for ever ends itself.
    @Test(.enabled(if: canRunAgain)) func endsAfterTheLimit() throws {
        let run = try Child.run(changing: ["limit": "0.2"], "waits")
        #expect(run.exitCode == 1 && run.events.map { $0[0] } == ["given", "used"], "\(run.output)")
    }

    @Test(.enabled(if: Child.isRunning)) func waits() {
        _ = Value(1).use("Mock")
        while true { Thread.sleep(forTimeInterval: 1) }
    }
}

/// On macOS, another program loads the tests.
private let canRunAgain = FileManager.default.fileExists(atPath: "/proc/self/exe") && !Child.isRunning

/// An answer that a test gives, with the types of its stub.
private protocol Given {
    /// Uses it, and returns the text of what came back.
    func use(_ mock: String) -> String
}

extension Given {
    /// - Parameter answer: gives the answer.
    func outcome<Output, Failure: Error>(
        of mock: String, else fallback: Output? = nil, _ answer: (Mocks.Stub<Int, Output, Failure>) -> Void
    ) -> String {
        let on = On(stubs: Mocks.Table("Mock", line: #line + 9))
        on.rename(mock)
        let stub: Mocks.Stub<Int, Output, Failure> = on.stubs["value"]
        answer(stub)
        do {
            guard let value = try fallback.map({ try Mocks.Generated.answer(stub, 1, else: $0) }) ?? Mocks.Generated.answerIfAny(stub, 1)
            else {
                return "nothing"
            }
            return "\(value)"
        } catch { return "\(error)" }
    }
}

private struct On: Mocks.Stubs { let stubs: Mocks.Table }

private struct Value<Output>: Given {
    let value: Output

    init(_ value: Output) { self.value = value }

    func use(_ mock: String) -> String {
        outcome(of: mock) { (stub: Mocks.Stub<Int, Output, any Error>) in stub.returns(value) }
    }
}

enum Fault: Error { case late, lost }
final class Pot {}

private struct Thrown: Given {
    func use(_ mock: String) -> String { outcome(of: mock) { (stub: Mocks.Stub<Int, Int, any Error>) in stub.throws(Fault.late) } }
}

private struct TypedThrow: Given {
    func use(_ mock: String) -> String { outcome(of: mock) { (stub: Mocks.Stub<Int, Pot, Fault>) in stub.throws(.lost) } }
}

/// The other one of two answers, where none can be made.
private struct Next: Given {
    func use(_ mock: String) -> String {
        outcome(of: mock) { (stub: Mocks.Stub<Int, Pot, any Error>) in stub.returns(Pot(), Pot()) }
    }
}

private struct Closure: Given {
    func use(_ mock: String) -> String {
        outcome(of: mock, else: 5) { (stub: Mocks.Stub<Int, Int, any Error>) in stub.does { $0 * 2 } }
    }
}

private struct VoidClosure: Given {
    func use(_ mock: String) -> String { outcome(of: mock) { (stub: Mocks.Stub<Int, Void, Never>) in stub.does { _ in } } }
}

private struct Nothing: Given {
    func use(_ mock: String) -> String { outcome(of: mock) { (stub: Mocks.Stub<Int, Void, Never>) in stub.returns() } }
}

/// A run of a test of this suite in another process.
private struct Child {
    static let isRunning = ProcessInfo.processInfo.environment["MOCKGEN_CHILD"] != nil

    let exitCode: Int32
    let output: String
    /// The words of each event that the process has written.
    let events: [[String]]

    static func run(changing changes: [String: String], _ test: String = "answers") throws -> Child {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = changes.map { "\($1)\t\($0)\n" }.joined()
        try Data(text.utf8).write(to: folder.appendingPathComponent("changes.txt"))
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", "MutationsTests/\(test)"]
        let own = ["MOCKGEN_CHILD": "yes", "MOCKGEN_MUTATE": folder.path]
        process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let logs = try files.filter { $0.lastPathComponent.hasPrefix("answers-") }.map { try String(contentsOf: $0, encoding: .utf8) }
        let events = logs.joined().split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        return Child(exitCode: process.terminationStatus, output: output, events: events)
    }
}
