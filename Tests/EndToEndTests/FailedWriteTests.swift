import Foundation
import TestSupport
import Testing

/// A file is written completely or not at all.
@Suite struct FailedWriteTests {
    private static let mocks = "Tests/ShopTests/Mocks.swift"
    /// mockgen writes the new text to this file first. SwiftPM ignores names that begin with a dot.
    private static let draft = "Tests/ShopTests/.mockgen-Mocks.swift"

    /// A protocol whose mock has more bytes than a pipe takes (64 KB).
    private static let long =
        "protocol Ordering {\n" + (1...400).map { "    func order\($0)(cups: Int) throws -> Int\n" }.joined() + "}\n"

    /// A limit on the size of files fails as a full disk does.
    @Test func fullDiskChangesNothing() async throws {
        let package = try TeaShop.package(ordering: Self.long)
        try package.write(Mocks.outdated, to: Self.mocks)
        // SwiftPM, which is asked about the package, needs the room.
        try package.write(
            """
            #!/bin/sh
            ulimit -S -f unlimited
            PATH=${PATH#*:} exec swift "$@"
            """, to: "bin/swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: package.url("bin/swift").plainPath)
        let before = try package.snapshot()

        let script = #"trap "" XFSZ; ulimit -S -f 40; PATH="$PWD/bin:$PATH" exec "$0" generate"#
        let outcome = try await CommandLineTool("/bin/bash", "-c", script).run(CommandLineTool.mockgen.command, in: package.root)

        #expect(outcome.exitCode == 2)
        #expect(outcome.standardError.hasPrefix("mockgen: error: cannot write '\(Self.mocks)': file too large [cannot-write]\n"))
        // The description of the package is small, so mockgen remembers it even then.
        #expect(try package.snapshot().filter { !$0.key.hasPrefix(".build") } == before)
    }

    /// After a run that was killed while it wrote, the old file is complete, and the next run finishes the work.
    @Test func interruptedRunKeepsTheOldFile() async throws {
        let package = try TeaShop.package(ordering: Self.long)
        try package.write(Mocks.outdated, to: Self.mocks)
        // A pipe that nobody empties holds the run where it has written a part.
        let script = #"""
            draft=Tests/ShopTests/.mockgen-Mocks.swift
            mkfifo $draft
            exec 3<>$draft
            "$0" generate 3<&- &
            run=$!
            read -r -t 60 line <&3
            echo "$line"
            kill -KILL $run
            wait $run
            """#
        let killed = try await CommandLineTool("/bin/bash", "-c", script).run(CommandLineTool.mockgen.command, in: package.root)

        #expect(killed.exitCode == 137)
        #expect(killed.standardOutput == "\(Mocks.marker)\n", "it had begun to write")
        #expect(try package.read(Self.mocks) == Mocks.outdated)
        #expect(!package.exists("Tests/CatalogTests/Mocks.swift"), "all or nothing")

        // A killed run leaves such a draft behind.
        try package.remove(Self.draft)
        try package.write("\(Mocks.marker)\n\nclass Orderi", to: Self.draft)
        let next = try await package.mockgen("generate")
        #expect(next.exitCode == 0)
        #expect(try package.read(Self.mocks).hasSuffix("}\n"))
        #expect(!package.exists(Self.draft))
    }
}
