import Foundation
import MockgenModel
import MockgenResolution
import TestSupport
import Testing

/// The compiler still has the bugs that rules stand in for.
@Suite struct CompilerBugTests {
    private static let rules = mockRules.filter { $0.compilerBug != nil }

    @Test func rulesWithBugsAreKnown() {
        #expect(Self.rules.map(\.id) == [.thrownNever, .isolatedClosure, .packsOfOneShape])
    }

    @Test(arguments: rules.map(\.id))
    func bugIsStillThere(_ id: Diagnostic.ID) async throws {
        let bug = try #require(Self.rules.first { $0.id == id }?.compilerBug)
        try await withTemporaryFolder { folder in
            for (number, module) in bug.modules.enumerated() {
                let isLast = number == bug.modules.count - 1
                let failed = try compile(module, in: folder) != 0
                let advice: Comment =
                    """
                    this compiler accepts the program of '\(id)', which Swift \(bug.version) does not: delete the rule from \
                    Sources/MockgenResolution/Rules and from 'mockRules', delete its id, and add a conformance case
                    """
                #expect(failed == isLast, isLast ? advice : "module '\(module.name)' must compile")
            }
        }
    }

    private func compile(_ module: CompilerBug.Module, in folder: TemporaryFolder) throws -> Int32 {
        try folder.write(module.text, to: "\(module.name).swift")
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-emit-module", "-emit-object", "-parse-as-library", "-module-name", module.name, "-swift-version",
            module.languageMode, "-I", ".",
            "-o", "\(module.name).o", "-emit-module-path", "\(module.name).swiftmodule", "\(module.name).swift",
        ]
        compiler.currentDirectoryURL = URL(filePath: folder.path)
        compiler.standardOutput = FileHandle.nullDevice
        compiler.standardError = FileHandle.nullDevice
        try compiler.run()
        compiler.waitUntilExit()
        return compiler.terminationStatus
    }
}
