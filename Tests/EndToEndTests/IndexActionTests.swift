import Foundation
import TestSupport
import Testing

/// `mockgen action` with indices of modules instead of their sources.
@Suite struct IndexActionTests {
    private static let modules = ["TicTacToe", "RIBs", "RxSwift"]

    private func project() throws -> TemporaryPackage {
        let project = try TemporaryPackage([
            ".mockgen.yml": "version: 1\ntargets: { Tests: { protocols: all, sources: [TicTacToe, RIBs] } }\n",
            "Tests/Tests.swift": "@testable import TicTacToe\n",
        ])
        for name in Self.modules { try project.copy("Sources/Samples/\(name)", to: name) }
        try project.write("public protocol Unknown: Missing {}\n", to: "RIBs/Unknown.swift")
        for module in Self.modules {
            try project.write(
                "mockgen-plan\t1\nindex\tout/\(module).index\nmodule\t\(module)\town\n\(try sources(of: module, in: project))",
                to: "\(module).plan")
        }
        let head = "mockgen-plan\t1\nconfiguration\t.mockgen.yml\ntarget\tTests\n"
        let own = "module\tTests\town\nsource\tTests/Tests.swift\n"
        try project.write(
            head + "output\tout/sources.swift\n" + own
                + Self.modules.map { "module\t\($0)\tlocal\n\(try sources(of: $0, in: project))" }.joined(), to: "sources.plan")
        try project.write(
            head + "output\tout/mocks.swift\nunused\tout/unused\n" + own
                + Self.modules.map { "module\t\($0)\tlocal\nindex\tout/\($0).index\n" }.joined(), to: "mocks.plan")
        return project
    }

    private func sources(of module: String, in project: TemporaryPackage) throws -> String {
        let files = try FileManager.default.subpathsOfDirectory(atPath: project.url(module).plainPath).filter { $0.hasSuffix(".swift") }
        return files.map { "source\t\(module)/\($0)\n" }.joined()
    }

    private func index(_ project: TemporaryPackage, _ modules: [String] = modules) async throws {
        for module in modules {
            let outcome = try await project.mockgen("action", "--plan", "\(module).plan")
            #expect(outcome.exitCode == 0, "\(outcome.text)")
        }
    }

    /// The mocks and the messages, with their lines, are the same. The sources are not there.
    @Test func sameBytesAsFromSources() async throws {
        let project = try project()
        let fromSources = try await project.mockgen("action", "--plan", "sources.plan")
        #expect(fromSources.standardError.contains("RIBs/Unknown.swift:1:26: warning: 'Unknown' inherits from 'Missing'"))
        try await index(project)
        for module in Self.modules { try project.remove(module) }
        let outcome = try await project.mockgen("action", "--plan", "mocks.plan", "--depfile", "mocks.d")
        #expect(outcome.exitCode == 0 && outcome.standardError == fromSources.standardError, "\(outcome.text)")
        #expect(try project.read("out/mocks.swift") == project.read("out/sources.swift"))
        #expect(try project.read("out/mocks.swift").contains("class RootRoutingMock: RootRouting {"))
        let indices = Self.modules.map { "out/\($0).index" }
        #expect(try project.read("out/unused") == indices.map { "\($0).places\n" }.joined())
        #expect(try indices.allSatisfy { try project.read("mocks.d").contains(" \($0) \\\n") })
    }

    @Test func onlyPlacesChangeWithTheBodyOfAFunction() async throws {
        let project = try project()
        let first = try await project.mockgen("action", "--plan", "TicTacToe.plan")
        #expect(first.standardOutput == "wrote out/TicTacToe.index\nwrote out/TicTacToe.index.places\n")
        #expect(try await project.mockgen("action", "--plan", "TicTacToe.plan").standardOutput == "2 files up to date\n")
        let file = "TicTacToe/Root/RootRouter.swift"
        let text = try project.read(file)
        let brace = try #require(text.firstRange(of: "func routeToLoggedIn")).upperBound
        let body = try #require(text[brace...].firstRange(of: "{\n")).upperBound
        try project.write(text[..<body] + "        print(\"an edit\")\n" + text[body...], to: file)
        let edited = try await project.mockgen("action", "--plan", "TicTacToe.plan", "--depfile", "index.d")
        #expect(edited.standardOutput == "wrote out/TicTacToe.index.places\n1 file up to date\n")
        #expect(try project.read("index.d").hasPrefix("out/TicTacToe.index out/TicTacToe.index.places: \\\n TicTacToe.plan \\\n"))
    }

    @Test func anIndexThatIsWrong() async throws {
        let project = try project()
        try await index(project)
        func check(_ reason: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
            let outcome = try await project.mockgen("action", "--plan", "mocks.plan")
            #expect(outcome.exitCode == 2, sourceLocation: sourceLocation)
            #expect(
                outcome.text == """
                    mocks.plan:11:7: error: cannot use the index 'out/RIBs.index' of 'RIBs': \(reason) [invalid-index]
                    help: run the action that writes it again, with the same version of mockgen

                    """, sourceLocation: sourceLocation)
            #expect(!project.exists("out/mocks.swift"), sourceLocation: sourceLocation)
        }
        let index = try Data(contentsOf: project.url("out/RIBs.index"))
        let places = try Data(contentsOf: project.url("out/RIBs.index.places"))
        try (index.dropLast(40) + index.suffix(39)).write(to: project.url("out/RIBs.index"))
        try await check("it is damaged")
        try FileManager.default.removeItem(at: project.url("out/RIBs.index"))
        try await check("no such file or directory")
        try Data(contentsOf: project.url("out/RxSwift.index")).write(to: project.url("out/RIBs.index"))
        try await check("its places belong to another index")
        try Data(contentsOf: project.url("out/RxSwift.index.places")).write(to: project.url("out/RIBs.index.places"))
        try await check("it is the index of 'RxSwift'")
        try index.write(to: project.url("out/RIBs.index"))
        try project.remove("out/RIBs.index.places")
        try await check("cannot read 'out/RIBs.index.places': no such file or directory")
        try places.write(to: project.url("out/RIBs.index.places"))
        #expect(try await project.mockgen("action", "--plan", "mocks.plan").exitCode == 0)
    }

    @Test func anIndexReplacesNoOtherFile() async throws {
        let project = try project()
        try project.write("mockgen-plan\t1\nindex\tTests/Tests.swift\nmodule\tA\town\nsource\tRIBs/Unknown.swift\n", to: "A.plan")
        let outcome = try await project.mockgen("action", "--plan", "A.plan")
        #expect(outcome.exitCode == 2)
        #expect(outcome.text.contains("Tests/Tests.swift:1:1: error: mockgen did not write 'Tests/Tests.swift'"), "\(outcome.text)")
        #expect(try project.read("Tests/Tests.swift") == "@testable import TicTacToe\n")
    }
}
