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

    /// Two modules with mocks of their own, and a test with mocks of its own beside them.
    @Test func mocksOfSeveralModulesHaveOneOrder() async throws {
        let folder = try await Self.folderWithTwoModules()
        try folder.write("protocol Clock { func add(_ item: Int) }", to: "Clock.swift")
        let own = try await CommandLineTool.mockgen.run(["generate", "--stdout", "--style", "stub", "Clock.swift"], in: folder.url)
        try folder.write(own.standardOutput, to: "ClockMocks.swift")
        try folder.write(
            """
            import CartKit
            import RouterKit

            let (cart, router, clock) = (CartMock(), RouterMock(), ClockMock())
            cart.add(1)
            clock.add(2)
            router.add(3)
            cart.add(4)
            print(Mocks.Calls(router, clock, cart).description)
            assert(cart.on.add.happened(before: router.on.add) && clock.on.add.happened(before: router.on.add))
            assert(!clock.on.add.happened(before: cart.on.add) && CartKit.Mocks.Calls(router).description == "RouterMock.add(3)")
            """, to: "main.swift")
        let outcome = try await Self.run(["main.swift", "Clock.swift", "ClockMocks.swift", "libCartKit.a", "libRouterKit.a"], in: folder)
        #expect(outcome.exitCode == 0)
        #expect(outcome.standardOutput == "CartMock.add(1)\nClockMock.add(2)\nRouterMock.add(3)\nCartMock.add(4)\n", "\(outcome.text)")
    }

    /// The mocks of two modules with the product `MockgenSupport`: the tests of both see its words, and need no name of a module.
    @Test func mocksOfSeveralModulesShareTheProduct() async throws {
        let folder = try await Self.folderWithTwoModules(importing: "MockgenSupport")
        try folder.write(
            """
            import CartKit
            import RouterKit

            let (cart, router) = (CartMock(), RouterMock())
            cart.add(1)
            router.add(2)
            let calls: Mocks.CallList<Int, Int> = cart.on.add.calls
            assert(calls == [1] && cart.on.add.happened(before: router.on.add))
            print(Mocks.Calls(router, cart).description)
            """, to: "main.swift")
        let outcome = try await Self.run(["main.swift", "libCartKit.a", "libRouterKit.a", "libMockgenSupport.a"], in: folder)
        #expect(outcome.exitCode == 0)
        #expect(outcome.standardOutput == "CartMock.add(1)\nRouterMock.add(2)\n", "\(outcome.text)")
    }

    /// The modules `CartKit` and `RouterKit` with public mocks, compiled.
    private static func folderWithTwoModules(importing support: String? = nil) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        var targets = "", modules = ""
        for name in ["Cart", "Router"] {
            let path = "Sources/\(name)Kit"
            try folder.write("public protocol \(name) { func add(_ item: Int) }", to: "\(path)/P.swift")
            targets += "  \(name)Kit: { sources: [\(path)], protocols: all, access: public, output: \(path)/Mocks.swift }\n"
            modules += "  \(name)Kit: { sources: [\(path)], dependencies: [\(support ?? "")] }\n"
        }
        try folder.write("version: 1\ntargets:\n\(targets)modules:\n\(modules)", to: ".mockgen.yml")
        let generated = try await CommandLineTool.mockgen.run(["generate"], in: folder.url)
        try #require(generated.exitCode == 0, "\(generated.text)")
        if let support {
            let files = try FileManager.default.contentsOfDirectory(
                at: TemporaryPackage.repository.appending(path: "Sources/\(support)"), includingPropertiesForKeys: nil)
            try await compile(support, ["-swift-version", "6"] + files.map(\.plainPath), in: folder)
        }
        for name in ["CartKit", "RouterKit"] {
            let files = ["P", "Mocks"] + (support == nil ? ["MocksSupport"] : [])
            try await compile(name, files.map { "Sources/\(name)/\($0).swift" }, in: folder)
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
