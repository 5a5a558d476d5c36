import Foundation
import TestSupport
import Testing

/// The mocks of the conformance tests in the languages and isolations of which no target calls them: they compile without a warning, and
/// without a data race, which `-typecheck` would not see. `.ci/styles` tries all combinations, with the protocols in the module of the mocks.
@Suite struct LanguagesTests {
    private static let upcoming = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    private static let approachable = upcoming + ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]

    private static let variants = [
        LanguageVariant(
            target: "Swift5Tests", language: "5", isolation: "nonisolated", features: upcoming,
            configuration: """
                threadSafe: true
                style: { extends: automockable, initializer: all }
                lenses: true
                models: *models
                testable: *testable
                overrides:
                  Counter: { callsSuper: true }
                  Safe: { callsSuper: true }
                  Hopeless: { callsSuper: true }
                  Intercepting: *answers
                  SharedIntercepting: *answers
                  MainIntercepting: *mainAnswers
                  Converter: *converter
                  Waving: { implemented: inherit }
                  Sharing: { access: public }
                  PublicService: { access: package }
                  Bulletin: { access: public }
                """),
        LanguageVariant(
            target: "MainActorTests", language: "6", isolation: "MainActor", features: approachable,
            configuration: """
                style: automockable
                lenses: true
                models: *models
                testable: *testable
                overrides: *overrides
                """, importsSupport: true),
        LanguageVariant(
            target: "StubsSupportTests", language: "6", isolation: "nonisolated", features: upcoming,
            configuration: stubs, importsSupport: true),
        LanguageVariant(
            target: "StubsSwift5Tests", language: "5", isolation: "nonisolated", features: [],
            configuration: stubs),
        LanguageVariant(
            target: "StubsMainActorTests", language: "6", isolation: "MainActor", features: approachable,
            configuration: stubs.replacing("stub\n", with: "{ extends: stub, wrapping: true, accessors: true }\n")),
    ]

    private static let stubs = """
        style: stub
        overrides: *overridesOfStubs
        """

    @Test(arguments: variants) func mocksCompile(_ variant: LanguageVariant) async throws {
        let package = try await Self.package.value
        let compiled = try await CommandLineTool.swiftc.run(
            LanguageVariant.compiler + ["-module-name", variant.target, "-warnings-as-errors", "-I", "."] + variant.flags
                + ["Mocks", "MocksSupport", "Protocols"].map { "\(variant.folder)/\($0).swift" }.filter(package.exists),
            in: package.root)
        #expect(compiled.exitCode == 0, "\(compiled.text)")
    }

    /// A package with the mocks of all variants, and the compiled module of the protocols.
    private static let package = Task {
        let package = try TemporaryPackage(["Package.swift": LanguageVariant.manifest(of: variants), ".mockgen.yml": configuration])
        for target in ["Swift6", "Stubs"] { try package.write("", to: "Tests/Conformance/\(target)/Tests.swift") }
        try package.copy("Tests/Conformance/Requirements", to: "Tests/Conformance/Requirements")
        try package.copy("Sources/MockgenSupport", to: "Sources/MockgenSupport")
        for variant in variants { try package.copy("Tests/Conformance/Stubs/Protocols.swift", to: "\(variant.folder)/Protocols.swift") }

        let generated = try await CommandLineTool.mockgen.run(
            ["generate", "--strict"] + variants.flatMap { ["--target", $0.target] }, in: package.root)
        try #require(generated.exitCode == 0, "\(generated.text)")
        let macros = LanguageVariant.versions.flatMap { ["-enable-experimental-feature", $0] }
        try await compile("Requirements", in: "Tests/Conformance/Requirements", of: package, ["-enable-testing"] + macros)
        let support = try await CommandLineTool.swiftc.run(
            LanguageVariant.compiler + ["-module-name", "MockgenSupport", "-swift-version", "6"] + TemporaryPackage.supportFiles,
            in: package.root)
        try #require(support.exitCode == 0, "\(support.text)")
        return package
    }

    private static func compile(
        _ module: String, in folder: String, of package: TemporaryPackage, _ flags: [String] = []
    ) async throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: package.url(folder).plainPath).map { "\(folder)/\($0)" }
        let compiled = try await CommandLineTool.swiftc.run(
            LanguageVariant.compiler + ["-module-name", module, "-swift-version", "6"] + flags + files, in: package.root)
        try #require(compiled.exitCode == 0, "\(compiled.text)")
    }

    /// Begins with the targets of this package whose anchors the variants use.
    private static var configuration: String {
        get throws {
            let own = try String(contentsOf: TemporaryPackage.repository.appending(path: ".mockgen.yml"), encoding: .utf8)
            let (start, end) = (own.range(of: "  ConformanceTests:\n"), own.range(of: "  MainActorTests:\n"))
            return try "version: 1\ntargets:\n" + own[#require(start).lowerBound..<#require(end).lowerBound]
                + variants.map(\.entry).joined()
        }
    }
}
