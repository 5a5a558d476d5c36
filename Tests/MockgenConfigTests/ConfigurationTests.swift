import MockgenConfig
import MockgenModel
import TestSupport
import Testing

/// The values that mockgen reads from valid files.
@Suite struct ConfigurationTests {
    @Test func everyKey() throws {
        let configuration = try configuration(
            """
            version: 1
            targets:
              TicTacToeTests:
                sources: [Sources/TicTacToe, "Sources/*/Public"]
                protocols: [RootRouting, "LoggedOut*"]
                exclude: ["*Internal"]
                imports: [Foundation, Darwin.C]
                overrides:
                  UserServicing: { name: FakeUserService }
              AppTestSupport:
                protocols: annotated
                output: ./Sources/AppTestSupport/Mocks.swift
            """)
        #expect(configuration.path == ".mockgen.yml")
        #expect(configuration.targets.map(\.name) == ["TicTacToeTests", "AppTestSupport"])
        let first = configuration.targets[0]
        #expect(first.location.description == ".mockgen.yml:3:3")
        #expect(first.sources?.map(\.value) == ["Sources/TicTacToe", "Sources/*/Public"])
        #expect(first.sources?.last?.location.description == ".mockgen.yml:4:34")
        #expect(first.patternTexts == ["RootRouting", "LoggedOut*"])
        #expect(first.exclude.map(\.value.text) == ["*Internal"])
        #expect(first.imports.map(\.value) == ["Foundation", "Darwin.C"])
        #expect(first.output == nil)
        #expect(first.settings == .builtIn)
        #expect(first.overrides.all.map(\.protocolName.value) == ["UserServicing"])
        #expect(first.settings(forProtocol: ["UserServicing"]).name.value.name(forProtocol: "UserServicing") == "FakeUserService")
        #expect(first.settings(forProtocol: ["Other"]).name.value.name(forProtocol: "Other") == "OtherMock")
        let second = configuration.targets[1]
        #expect(second.protocols == .annotated)
        #expect(second.sources == nil)
        #expect(second.exclude.isEmpty && second.imports.isEmpty && second.overrides.all.isEmpty)
        #expect(second.output?.value == "Sources/AppTestSupport/Mocks.swift")
        #expect(second.output?.location.description == ".mockgen.yml:12:13")
    }

    @Test func scalarsAreListsOfOneItem() throws {
        let target = try configuration(
            "version: 1\ntargets: { A: { sources: X, protocols: \"P*\", exclude: Q, models: M, testable: O.T, imports: Foundation } }"
        ).targets[0]
        #expect(target.sources?.map(\.value) == ["X"])
        #expect(target.patternTexts == ["P*"])
        #expect(target.exclude.map(\.value.text) == ["Q"])
        #expect(target.models.map(\.value.text) == ["M"] && target.testable.map(\.value.text) == ["O.T"])
        #expect(target.imports.map(\.value) == ["Foundation"])
    }

    @Test func targetsWithModelsNeedNoProtocols() throws {
        #expect(try configuration("version: 1\ntargets: { A: { models: [M] } }").targets[0].protocols == .patterns([]))
    }

    @Test(
        arguments: [
            ("all", .all), ("\"all\"", .all), ("annotated", .annotated), ("used", .used),
        ] as [(String, ProtocolSelection)])
    func words(_ text: String, _ selection: ProtocolSelection) throws {
        #expect(try configuration("version: 1\ntargets: { A: { protocols: \(text) } }").targets[0].protocols == selection)
    }

    /// Line ends, a byte order mark, comments and explicit documents change nothing.
    @Test(arguments: [
        "version: 1\ntargets:\n  A:\n    protocols: all\n",
        "version: 1\r\ntargets:\r\n  A:\r\n    protocols: all\r\n",
        "version: 1\rtargets:\r  A:\r    protocols: all\r",
        "\u{FEFF}version: 1\ntargets:\n  A:\n    protocols: all",
        "version: 1 # \u{85}\u{2028}\ntargets:\n  \"A\":\n    protocols: all",
        "{\"version\": 1,\n\"targets\": {\n  \"A\": {\n    \"protocols\": \"all\"}}}",
    ])
    func spellings(_ file: String) throws {
        let configuration = try configuration(file)
        #expect(configuration.targets.map(\.name) == ["A"])
        #expect(configuration.targets[0].location.description == ".mockgen.yml:3:3")
    }

    @Test(arguments: [
        ("\u{FEFF}", "\n", "1:1"), ("version: 1\r\n", "\r\n", "2:1"), ("version: 1\r", "\r", "2:1"),
        ("# é \u{2028}\nversion: 1\n", "\n", "3:1"),
    ])
    func positionsOfProblems(_ before: String, _ lineEnd: String, _ place: String) {
        let file = "\(before)nope: 1\(lineEnd)"
        let found = problems(in: Array(file.utf8)).first { $0.id == .unknownKey }
        #expect(found?.location?.description == ".mockgen.yml:\(place)")
    }

    /// Problems of the tree and of its meaning come together, in the order of the file.
    @Test func everyKeyInOneFile() {
        ProblemCase(
            "several",
            """
            1️⃣nmae: x
            2️⃣version: 3️⃣2
            4️⃣version: 1
            targets:
              A: { protocols: [5️⃣*Foo] }
              6️⃣B: { output: 7️⃣x }
            """,
            ExpectedProblem("1️⃣", "unknown-key", "unknown key 'nmae' at the top level", help: "did you mean 'name'?"),
            ExpectedProblem(
                "3️⃣", "unsupported-version", "this mockgen supports version 1 of the format, not '2'",
                help: "write version: 1, or use a version of mockgen that supports this file"),
            ExpectedProblem(
                "4️⃣", "duplicate-key", "the key 'version' is set twice", help: "remove one of the two, or combine their values",
                notes: ("2️⃣", "first set here")),
            ExpectedProblem(
                "5️⃣", "unknown-alias", "'*Foo' without quotes is an alias, and there is no anchor '&Foo' above it",
                help: "if it is a glob, put it in quotes: \"*Foo\""),
            ExpectedProblem(
                "6️⃣", "missing-protocols", "target 'B' has no 'protocols'",
                help: "for example: protocols: [RootRouting, \"LoggedOut*\"], or protocols: all, annotated or used"),
            ExpectedProblem(
                "7️⃣", "output-not-swift", "the output 'x' is not the path of one Swift file",
                help: "write a path that ends in '.swift', for example: output: Sources/AppTestSupport/Mocks.swift")
        ).check()
    }
}

extension TargetConfiguration {
    fileprivate var patternTexts: [String] {
        guard case .patterns(let patterns) = protocols else { return [] }
        return patterns.map(\.value.text)
    }
}
