import Foundation
import TestSupport
import Testing

/// Runs at the same time, each stopped for a while in the middle of its work, make the same files as one run, and none fails.
@Suite(.heavy) struct ConcurrentRunTests {
    @Test func rightBytesAndNoFailure() async throws {
        let shops = try ManyOutputs()
        var expected: [[String: String]] = []
        for number in 0..<3 { expected.append(try await shops.freshMocks(afterEdit: number)) }
        var choices = Choices(2)
        var last = 0

        for round in 0..<FaultRounds.count {
            // Now and then nothing has changed since the last round.
            let isEdited = round == 0 || choices.next(3) > 0
            if isEdited {
                last = choices.next(3)
                try shops.edit(last)
                for output in ManyOutputs.outputs where choices.next(4) == 0 { try? shops.package.remove(output) }
            }
            let outcomes = try await runAll(in: shops, &choices)
            for (command, outcome) in outcomes {
                let isStale = command.contains("verify") && isEdited && outcome.exitCode == 1
                #expect(outcome.exitCode == 0 || isStale, "round \(round), \(command): \(outcome.exitCode) \(outcome.text)")
            }
            #expect(shops.mocks() == expected[last], "round \(round)")
            #expect(try shops.leftovers() == [], "round \(round)")
        }
    }

    private func runAll(
        in shops: ManyOutputs, _ choices: inout Choices
    ) async throws -> [(command: [String], outcome: CommandLineTool.Outcome)] {
        let commands = [
            shops.command("generate"), shops.command("generate"), shops.command("verify", "--no-build"), shops.command("list"),
            shops.pluginCommand, shops.pluginCommand,
        ]
        let script = #"sleep "$0"; "${@:3}" & run=$!; sleep "$1"; kill -STOP $run 2>&-; sleep "$2"; kill -CONT $run 2>&-; wait $run"#
        let delays = commands.map { _ in [choices.delay(upTo: 0.05), choices.delay(upTo: 0.1), choices.delay(upTo: 0.1)] }
        return try await withThrowingTaskGroup(of: ([String], CommandLineTool.Outcome).self) { group in
            for (command, delays) in zip(commands, delays) {
                group.addTask { (command, try await shops.run(["/bin/bash", "-c", script] + delays + command)) }
            }
            var outcomes: [([String], CommandLineTool.Outcome)] = []
            for try await outcome in group { outcomes.append(outcome) }
            return outcomes
        }
    }
}
