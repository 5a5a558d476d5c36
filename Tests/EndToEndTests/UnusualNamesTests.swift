import Foundation
import TestSupport
import Testing

/// Names that Swift allows in a requirement and nowhere else, and names of files that look like something else.
@Suite struct UnusualNamesTests {
    private static let protocols = """
        protocol Moving: AnyObject {
            func move(x: Int, x: String) -> Int
            func turn(_ a: Int, b a: String, _: Int, argument3: Int)
            static func make(a: Int, a: String) -> Bool
            subscript(a: Int, a: String) -> Int { get }
            init(a: Int, b a: String)
        }
        protocol Quoting {
            var `say "name"`: Opaque { get }
            func `say "hi"`() -> Opaque
            func `call "me"`() throws -> Opaque
        }
        final class Opaque {}

        """

    /// Calls everything that has values of two parameters of one name.
    private static let calls = [
        "automockable": """
        let mock = MovingMock(a: 1, b: "b")
        assert(mock.initABReceivedArguments! == (1, "b"))
        mock.moveXXReturnValue = 3
        assert(mock.move(x: 1, x: "two") == 3 && mock.moveXXReceivedArguments! == (1, "two"))
        mock.turn(1, b: "two", 3, argument3: 4)
        assert(mock.turnBArgument3ReceivedArguments! == (1, "two", 3, 4))
        mock.subscriptReturnValue = 5
        assert(mock[1, "two"] == 5 && mock.subscriptReceivedArguments! == (1, "two"))
        MovingMock.makeAAReturnValue = true
        assert(MovingMock.make(a: 1, a: "two"))
        """,
        "handler": """
        let mock = MovingMock(a: 1, b: "b")
        mock.moveHandler = { $0 + $1.count }
        assert(mock.move(x: 1, x: "two") == 4)
        mock.turnHandler = { assert(($0, $1, $2, $3) == (1, "two", 3, 4)) }
        mock.turn(1, b: "two", 3, argument3: 4)
        mock.subscriptHandler = { $0 + $1.count }
        assert(mock[1, "two"] == 4)
        MovingMock.makeHandler = { $0 == $1.count }
        assert(MovingMock.make(a: 3, a: "two"))
        """,
        "spy": """
        let mock = MovingMock(a: 1, b: "b")
        mock.moveToReturn = 3
        assert(mock.move(x: 1, x: "two") == 3 && mock.moveParams! == (1, "two"))
        mock.turn(1, b: "two", 3, argument3: 4)
        assert(mock.turnParams! == (1, "two", 3, 4))
        mock.subscriptToReturn = 5
        assert(mock[1, "two"] == 5)
        MovingMock.makeToReturn = true
        assert(MovingMock.make(a: 1, a: "two"))
        """,
    ]

    @Test(arguments: ["automockable", "handler", "spy"]) func parametersOfOneName(_ style: String) async throws {
        let folder = try TemporaryFolder()
        try Data(Self.protocols.utf8).write(to: folder.url.appending(path: "P.swift"))
        let mocks = try await CommandLineTool.mockgen.run(["generate", "--stdout", "--style", style, "P.swift"], in: folder.url)
        try #require(mocks.exitCode == 0, "\(mocks.standardError)")
        try Data(mocks.standardOutput.utf8).write(to: folder.url.appending(path: "Mocks.swift"))
        try Data(try #require(Self.calls[style]).utf8).write(to: folder.url.appending(path: "main.swift"))
        let compiled = try await CommandLineTool.swiftc.run(
            ["-warnings-as-errors", "-swift-version", "5", "P.swift", "Mocks.swift", "main.swift", "-o", "main"], in: folder.url)
        try #require(compiled.exitCode == 0, "\(compiled.text)\n\(mocks.standardOutput)")
        let outcome = try await CommandLineTool(folder.url.appending(path: "main").path(percentEncoded: false)).run([], in: folder.url)
        #expect(outcome.exitCode == 0, "\(outcome.text)")
    }

    /// Characters that SwiftPM takes, and those with which it fails without a word about the file. A name with a line break adds no line to a
    /// message, in which a CI could find a command.
    @Test(
        arguments: [
            ("a b$(c) 'é.swift", nil), ("A\".swift", "A\".swift', because its path contains '\"'"),
            ("A\\.swift", "A\\.swift', because its path contains '\\'"), ("A\t.swift", "A\\t.swift', because its path contains '\\t'"),
            ("A\n::error::forged.swift", "A\\n::error::forged.swift', because its path contains '\\n'"),
        ] as [(String, String?)])
    func fileName(_ name: String, _ problem: String?) async throws {
        let package = try TeaShop.package()
        try package.write("public protocol Forging {}", to: "Sources/Shop/\(name)")
        let outcome = try await package.mockgen("list")
        #expect(outcome.exitCode == (problem == nil ? 0 : 2))
        #expect(!outcome.text.contains("\n::error"), "\(outcome.text)")
        if let problem {
            let message = "mockgen: error: SwiftPM cannot compile 'Sources/Shop/\(problem) [unusable-path]\n"
            #expect(outcome.standardError.hasPrefix(message), "\(outcome.standardError)")
        }
    }
}
