import Foundation
import TestSupport
import Testing

/// The support of stubs next to other declarations. Each file of mocks brings its own copy.
@Suite struct StubSupportTests {
    /// Nothing that a module declares changes what the support and the mocks mean, not even `Swift`.
    @Test(.enabled(if: isOfSwift63), arguments: ["stub", "automockable", "handler", "spy"]) func aModuleMayDeclareEveryName(_ style: String)
        async throws
    {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            struct Mocks {}
            struct Calls {}
            struct Stub {}
            protocol Shop {
                var owner: Stub? { get set }
                func list(_ calls: Calls) throws -> Mocks
                func find(_ id: Calls) async throws -> Stub?
                func each(_ body: () -> Calls) -> Stub?
                func move(_ from: Calls, _ to: Calls)
                static func reset()
            }
            """, to: "Shop.swift")
        let plain = try await CommandLineTool.mockgen.run(["generate", "--stdout", "--style", style, "Shop.swift"], in: folder.url)
        try #require(plain.exitCode == 0, "\(plain.text)")
        #expect(plain.standardOutput.contains("struct On: MockSupport.Stubs") == (style == "stub"))
        let names = Self.names(in: plain.standardOutput).subtracting(["Mocks", "Calls", "Stub", "Shop", "ShopMock", "MockSupport"])
        try folder.write(names.sorted().map { "struct \($0) {}" }.joined(separator: "\n"), to: "Names.swift")
        let mocks = try await CommandLineTool.mockgen.run(
            ["generate", "--stdout", "--style", style, "Shop.swift", "Names.swift"], in: folder.url)
        try #require(mocks.exitCode == 0, "\(mocks.text)")
        try folder.write(mocks.standardOutput, to: "ShopMocks.swift")
        for mode in ["5", "6"] {
            let compiled = try await CommandLineTool.swiftc.run(
                ["-swift-version", mode, "-warnings-as-errors", "-module-name", "Hostile", "-wmo", "-c"]
                    + ["Shop.swift", "Names.swift", "ShopMocks.swift"], in: folder.url)
            #expect(compiled.exitCode == 0, "\(compiled.text)")
        }
    }

    /// Every word of a text that could be a type or a module.
    private static func names(in text: String) -> Set<String> {
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter {
            $0.first?.isUppercase == true
        }
        let keywords: Set<String> = ["Any", "Self", "Type", "Protocol", "MainActor"]
        let others = ["Swift", "Foundation", "Result", "Equatable", "Mirror", "Error", "String", "Optional", "Void", "_Concurrency"]
        return Set(words + others).subtracting(keywords)
    }

    /// The text has the core alone, and says where the other words are.
    @Test func wordsOfTheLibrary() async throws {
        let words = [
            "cart.on.add.waitForCalls(2)", "cart.on.add.when(1).waitForCalls(within: 1)", "cart.on.add.expectNoCalls(within: 1)",
            "cart.on.add.wasCalled(before: cart.on.add)", "cart.on.add.when(1).wasCalled(before: cart.on.add)", "cart.on.add.holds()",
            "cart.on.add.returns().then.fails()", "Mocks.Calls(cart)", "Mocks.tryAllOrders(of: cart.on.add) {}",
            "Mocks.wereCalled(inOrder: cart.on.add)", "cart.on.add.once.returns()", "cart.on.add.returns(contentsOf: [()])",
        ]
        let folder = try TemporaryFolder()
        try folder.write("protocol Cart { func add(_ item: Int) async }", to: "Cart.swift")
        let mocks = try await CommandLineTool.mockgen.run(["generate", "--stdout", "--style", "stub", "Cart.swift"], in: folder.url)
        try folder.write(mocks.standardOutput, to: "Mocks.swift")
        let lines = words.map { "    _ = try await \($0)\n" }.joined()
        try folder.write("func test(_ cart: CartMock) async throws {\n\(lines)}", to: "Test.swift")
        let compiled = try await CommandLineTool.swiftc.run(
            ["-typecheck", "-parse-as-library", "Cart.swift", "Mocks.swift", "Test.swift"], in: folder.url)
        let help = #/Test\.swift:([0-9]+):.*is unavailable: add \.product\(name: "MockgenSupport", package: "mockgen"\)/#
        let found = compiled.text.matches(of: help).compactMap { Int($0.1) }.map { words[$0 - 2] }
        #expect(Set(found) == Set(words), "\(compiled.text)")
    }

    /// The mocks of two modules with the product `MockgenSupport`: the tests of both see its words, and need no name of a module.
    @Test func mocksOfSeveralModulesShareTheProduct() async throws {
        let folder = try await Self.folderWithTwoModules()
        try folder.write(
            """
            import CartKit
            import RouterKit

            let (cart, router) = (CartMock(), RouterMock())
            cart.add(1)
            router.add(2)
            let calls: Mocks.CallList<Int, Int> = cart.on.add.calls
            assert(calls == [1] && cart.on.add.wasCalled(before: router.on.add))
            print(Mocks.Calls(router, cart).description)
            """, to: "main.swift")
        let outcome = try await Self.run(["main.swift", "libCartKit.a", "libRouterKit.a", "libMockgenSupport.a"], in: folder)
        #expect(outcome.exitCode == 0)
        #expect(outcome.standardOutput == "CartMock.add(1)\nRouterMock.add(2)\n", "\(outcome.text)")
    }

    /// The modules `CartKit` and `RouterKit` with public mocks, compiled.
    private static func folderWithTwoModules() async throws -> TemporaryFolder {
        let support = "MockgenSupport"
        let folder = try TemporaryFolder()
        var targets = "", modules = ""
        for name in ["Cart", "Router"] {
            let path = "Sources/\(name)Kit"
            try folder.write("public protocol \(name) { func add(_ item: Int) }", to: "\(path)/P.swift")
            targets += "  \(name)Kit: { sources: [\(path)], protocols: all, access: public, output: \(path)/Mocks.swift }\n"
            modules += "  \(name)Kit: { sources: [\(path)], dependencies: [\(support)] }\n"
        }
        try folder.write("version: 1\ntargets:\n\(targets)modules:\n\(modules)", to: ".mockgen.yml")
        let generated = try await CommandLineTool.mockgen.run(["generate"], in: folder.url)
        try #require(generated.exitCode == 0, "\(generated.text)")
        try await compile(support, ["-swift-version", "6"] + TemporaryPackage.supportFiles, in: folder)
        for name in ["CartKit", "RouterKit"] {
            try await compile(name, ["P", "Mocks"].map { "Sources/\(name)/\($0).swift" }, in: folder)
        }
        return folder
    }

    private static func compile(_ module: String, _ arguments: [String], in folder: TemporaryFolder) async throws {
        let compiled = try await CommandLineTool.swiftc.run(
            ["-parse-as-library", "-module-name", module, "-emit-module", "-emit-library", "-static", "-o", "lib\(module).a", "-I", "."]
                + arguments, in: folder.url)
        try #require(compiled.exitCode == 0, "\(compiled.text)")
    }

    private static func run(_ files: [String], in folder: TemporaryFolder) async throws -> CommandLineTool.Outcome {
        let compiled = try await CommandLineTool.swiftc.run(["-warnings-as-errors", "-I", ".", "-o", "main"] + files, in: folder.url)
        try #require(compiled.exitCode == 0, "\(compiled.text)")
        return try await CommandLineTool(folder.url.appending(path: "main").path(percentEncoded: false)).run([], in: folder.url)
    }
}
