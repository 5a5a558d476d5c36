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
        let folder = try TemporaryFolder()
        for name in ["Cart", "Router"] {
            try folder.write("public protocol \(name) { func add(_ item: Int) }", to: "Sources/\(name)Kit/P.swift")
        }
        try folder.write(
            """
            version: 1
            style: stub
            targets:
              CartKit: { sources: [Sources/CartKit], protocols: all, access: public, output: Sources/CartKit/Mocks.swift }
              RouterKit: { sources: [Sources/RouterKit], protocols: all, access: public, output: Sources/RouterKit/Mocks.swift }
            modules:
              CartKit: { sources: [Sources/CartKit] }
              RouterKit: { sources: [Sources/RouterKit] }
            """, to: ".mockgen.yml")
        let generated = try await CommandLineTool.mockgen.run(["generate"], in: folder.url)
        try #require(generated.exitCode == 0, "\(generated.text)")
        for name in ["Cart", "Router"] {
            let module = try await CommandLineTool.swiftc.run(
                ["-parse-as-library", "-module-name", "\(name)Kit", "-emit-module", "-emit-library", "-static", "-o", "lib\(name).a"]
                    + ["Sources/\(name)Kit/P.swift", "Sources/\(name)Kit/Mocks.swift"], in: folder.url)
            try #require(module.exitCode == 0, "\(module.text)")
        }
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
        let compiled = try await CommandLineTool.swiftc.run(
            ["-warnings-as-errors", "-I", ".", "main.swift", "Clock.swift", "ClockMocks.swift", "libCart.a", "libRouter.a", "-o", "main"],
            in: folder.url)
        try #require(compiled.exitCode == 0, "\(compiled.text)")
        let outcome = try await CommandLineTool(folder.url.appending(path: "main").path(percentEncoded: false)).run([], in: folder.url)
        #expect(outcome.exitCode == 0)
        #expect(outcome.standardOutput == "CartMock.add(1)\nClockMock.add(2)\nRouterMock.add(3)\nCartMock.add(4)\n", "\(outcome.text)")
    }
}
