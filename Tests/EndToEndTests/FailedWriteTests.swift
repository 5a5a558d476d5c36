import Foundation
import TestSupport
import Testing

/// A file is written completely or not at all.
@Suite struct FailedWriteTests {
    private static let mocks = "Tests/ShopTests/Mocks.swift"
    /// A protocol whose mock has more bytes than a pipe takes (64 KB).
    private static let long =
        "protocol Ordering {\n" + (1...400).map { "    func order\($0)(cups: Int) throws -> Int\n" }.joined() + "}\n"

    /// A limit on the size of files fails as a full disk does.
    @Test(.disabled(if: isWithSanitizer, "the thread sanitizer's own file becomes too large"))
    func fullDiskChangesNothing() async throws {
        let package = try TeaShop.package(configuration: TeaShop.automockable, ordering: Self.long)
        try package.write(Mocks.outdated, to: Self.mocks)
        // SwiftPM, which is asked about the package, needs the room.
        try await package.writeProgram(
            """
            #!/bin/sh
            ulimit -S -f unlimited
            PATH=${PATH#*:} exec swift "$@"
            """, to: "bin/swift")
        let before = try package.snapshot()

        let script = #"trap "" XFSZ; ulimit -S -f 40; PATH="$PWD/bin:$PATH" exec "$0" generate"#
        let outcome = try await CommandLineTool("/bin/bash", "-c", script).run(CommandLineTool.mockgen.command, in: package.root)

        #expect(outcome.exitCode == 2)
        #expect(outcome.standardError.hasPrefix("mockgen: error: cannot write '\(Self.mocks)': file too large [cannot-write]\n"))
        // The description of the package is small, so mockgen caches it even then.
        #expect(try package.snapshot().filter { !$0.key.hasPrefix(".build") } == before)
    }

    /// A run that is killed at any time leaves complete files, and the next run finishes the work and removes what is left of it.
    @Test(arguments: 0..<12) func killedRunLeavesCompleteFiles(_ round: Int) async throws {
        let package = try TeaShop.package(ordering: Self.long)
        let files = [Self.mocks, "Tests/CatalogTests/Mocks.swift"]
        let complete = try await package.mockgen("generate")
        try #require(complete.exitCode == 0)
        let new = try files.map { try package.read($0) }
        for file in files { try package.write(Mocks.outdated, to: file) }

        let script = #""$0" generate > /dev/null & run=$!; sleep "$1"; kill -KILL $run; wait $run"#
        let delay = "0.0\(10 + round * 4)"
        _ = try await CommandLineTool("/bin/bash", "-c", script).run(CommandLineTool.mockgen.command + [delay], in: package.root)
        for (file, new) in zip(files, new) { #expect([Mocks.outdated, new].contains(try package.read(file))) }

        let next = try await package.mockgen("generate")
        #expect(next.exitCode == 0, "\(next.text)")
        #expect(try files.map { try package.read($0) } == new)
        let left = try package.snapshot().keys.filter { $0.contains("/.mockgen-") && !$0.contains("/drafts/") }
        #expect(left.isEmpty, "\(left)")
    }
}
