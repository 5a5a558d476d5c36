import Foundation
import TestSupport
import Testing

/// A run over several outputs that is killed has written all of them or none, at the latest after the next run.
@Suite(.heavy) struct KillTests {
    @Test func killedAtAnyTime() async throws {
        let shops = try ManyOutputs()
        let new = try await shops.freshMocks(afterEdit: 0)
        // The delays come close to the moment at which the files are replaced.
        var delay = 0.2
        var choices = Choices(1)
        var ends = (old: 0, new: 0, unfinished: 0)

        for round in 0..<FaultRounds.count * 5 {
            try shops.outdate()
            let script = #""$0" generate > /dev/null 2>&1 & run=$!; sleep "$1"; kill -KILL $run 2> /dev/null; wait $run"#
            _ = try await CommandLineTool("/bin/bash", "-c", script).run(
                CommandLineTool.mockgen.command + [choices.delay(from: 0.8 * delay, upTo: 1.2 * delay)], in: shops.package.root)
            if try !shops.leftovers().isEmpty { ends.unfinished += 1 }
            for output in ManyOutputs.outputs {
                let text = try shops.package.read(output)
                #expect(text == Mocks.outdated || text == new[output], "round \(round): \(output) is not complete")
            }

            // This run writes only the first output, and finishes or takes back the others.
            let first = ManyOutputs.targets[0]
            let next = try await shops.package.mockgen("generate", "--target", first)
            #expect(next.exitCode == 0, "round \(round): \(next.text)")
            let texts = try ManyOutputs.outputs.dropFirst().map { (try shops.package.read($0), new[$0]) }
            let isNew = texts.allSatisfy { $0 == $1 }
            #expect(isNew || texts.allSatisfy { $0.0 == Mocks.outdated }, "round \(round): some are new, some are old")
            #expect(try shops.package.read(ManyOutputs.outputs[0]) == new[ManyOutputs.outputs[0]], "round \(round)")
            #expect(try shops.leftovers() == [], "round \(round)")
            if isNew { ends.new += 1 } else { ends.old += 1 }
            delay *= isNew ? 0.9 : 1.1
        }
        print("kills: \(ends.old) ended with the old files, \(ends.new) with the new ones; \(ends.unfinished) left unfinished work")
    }
}
