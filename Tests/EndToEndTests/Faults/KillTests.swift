import Foundation
import TestSupport
import Testing

/// A run over several outputs that is killed leaves complete files, and the next run writes the rest and removes the drafts.
@Suite(.heavy) struct KillTests {
    @Test func killedAtAnyTime() async throws {
        let shops = try ManyOutputs()
        let new = try await shops.freshMocks(afterEdit: 0)
        // The delays come close to the moment at which the files are replaced.
        var delay = 0.2
        var choices = Choices(1)
        var ends = (old: 0, new: 0, mixed: 0)

        for round in 0..<FaultRounds.count * 5 {
            try shops.outdate()
            let script = #""$0" generate > /dev/null 2>&1 & run=$!; sleep "$1"; kill -KILL $run 2> /dev/null; wait $run"#
            _ = try await CommandLineTool("/bin/bash", "-c", script).run(
                CommandLineTool.mockgen.command + [choices.delay(from: 0.8 * delay, upTo: 1.2 * delay)], in: shops.package.root)
            var newCount = 0
            for output in ManyOutputs.outputs {
                let text = try shops.package.read(output)
                #expect(text == Mocks.outdated || text == new[output], "round \(round): \(output) is not complete")
                if text == new[output] { newCount += 1 }
            }

            let next = try await shops.package.mockgen("generate")
            #expect(next.exitCode == 0, "round \(round): \(next.text)")
            for output in ManyOutputs.outputs { #expect(try shops.package.read(output) == new[output], "round \(round)") }
            #expect(try shops.leftovers() == [], "round \(round)")
            switch newCount {
            case 0: ends.old += 1
            case ManyOutputs.outputs.count: ends.new += 1
            default: ends.mixed += 1
            }
            delay *= newCount > 0 ? 0.9 : 1.1
        }
        print("kills: \(ends.old) left the old files, \(ends.new) the new ones, \(ends.mixed) some of both")
    }
}
