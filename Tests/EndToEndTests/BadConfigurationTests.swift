import Testing

/// A configuration with a mistake stops the run before anything is written, and the message names the place.
@Suite struct BadConfigurationTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let file: String
        /// All that is said.
        let complaint: String

        init(_ description: String, _ file: String, _ complaint: String) {
            testDescription = description
            self.file = file
            self.complaint = complaint
        }
    }

    @Test(arguments: [
        Mistake(
            "an unknown key",
            """
            version: 1
            targets:
              ShopTests:
                protocols: [Ordering]
                output: Tests/ShopTests/Mocks.swift
                verbose: yes
            """,
            """
            .mockgen.yml:6:5: error: unknown key 'verbose' in a target [unknown-key]
            help: the keys in a target are 'style', 'name', 'access', 'defaults', 'callsSuper', 'implemented', 'sources', 'protocols', 'combined', 'exclude', \
            'models', 'testable', 'imports', 'output' and 'overrides'

            """),
        Mistake(
            "a duplicate key",
            """
            version: 1
            targets:
              ShopTests:
                protocols: [Ordering]
                output: Tests/ShopTests/Mocks.swift
                output: Tests/ShopTests/OtherMocks.swift
            """,
            """
            .mockgen.yml:6:5: error: the key 'output' is set twice [duplicate-key]
            .mockgen.yml:5:5: note: first set here
            help: remove one of the two, or combine their values

            """),
        Mistake(
            "a mistyped key",
            """
            version: 1
            targets:
              ShopTests:
                protocols: [Ordering]
                ouput: Tests/ShopTests/Mocks.swift
            """,
            """
            .mockgen.yml:5:5: error: unknown key 'ouput' in a target [unknown-key]
            help: did you mean 'output'?

            """),
        Mistake(
            "a tab",
            """
            version: 1
            targets:
            \tShopTests: { protocols: [Ordering], output: Tests/ShopTests/Mocks.swift }
            """,
            """
            .mockgen.yml:3:1: error: tabs cannot indent YAML [tab-indentation]
            help: replace the tab with spaces

            """),
        Mistake(
            "an unclosed bracket",
            """
            version: 1
            targets:
              ShopTests:
                protocols: [Ordering
                output: Tests/ShopTests/Mocks.swift
            """,
            """
            .mockgen.yml:4:16: error: this bracket is not closed [invalid-yaml]
            help: add ']' at the end

            """),
        Mistake(
            "an empty file", "",
            """
            .mockgen.yml:1:1: error: this file is empty [empty-configuration]
            help: run 'swift package mockgen init --stdout' to print a configuration for this package

            """),
        Mistake(
            "a wrong version",
            """
            version: 2
            targets: { ShopTests: { protocols: [Ordering], output: Tests/ShopTests/Mocks.swift } }
            """,
            """
            .mockgen.yml:1:10: error: this mockgen supports version 1 of the format, not '2' [unsupported-version]
            help: write version: 1, or use a version of mockgen that supports this file

            """),
        Mistake(
            "a path that does not exist",
            """
            version: 1
            targets:
              ShopTests:
                sources: [Sources/Catalog, Sources/Sohp]
                protocols: [Ordering]
                output: Tests/ShopTests/Mocks.swift
            """,
            """
            .mockgen.yml:4:32: error: 'Sources/Sohp' does not exist in the package [missing-source]
            help: did you mean 'Sources/Shop'?

            """),
        Mistake(
            "a target that does not exist",
            """
            version: 1
            targets:
              ShopTests: { protocols: [Ordering], output: Tests/ShopTests/Mocks.swift }
              ShopTest: { protocols: [Ordering], output: Tests/ShopTest/Mocks.swift }
            """,
            """
            .mockgen.yml:4:3: error: the package has no target 'ShopTest' [unknown-target]
            help: did you mean 'ShopTests'?

            """),
        Mistake(
            "a target that Package.swift does not have",
            """
            version: 1
            targets:
              Doubles: { protocols: [Ordering], output: Sources/Doubles/Mocks.swift }
            """,
            """
            .mockgen.yml:3:3: error: the package has no target 'Doubles' [unknown-target]
            help: name the target as Package.swift does

            """),
        Mistake(
            "a name template without {protocol}",
            """
            version: 1
            name: OrderingMock
            targets: { ShopTests: { protocols: [Ordering], output: Tests/ShopTests/Mocks.swift } }
            """,
            """
            .mockgen.yml:2:7: error: 'OrderingMock' gives every mock the same name [fixed-name]
            help: add '{protocol}', for example: name: "{protocol}Mock"

            """),
        Mistake(
            "a protocol that does not exist",
            """
            version: 1
            targets:
              ShopTests:
                protocols: [Ordring]
                output: Tests/ShopTests/Mocks.swift
            """,
            """
            .mockgen.yml:4:17: error: 'Ordring' in 'protocols' matches no protocol of the sources [unknown-protocol]
            help: did you mean 'Ordering'?

            """),
        Mistake(
            "several mistakes at once",
            """
            version: 1
            acess: public
            targets:
              ShopTests: { protocols: [Ordering], output: Mocks }
            """,
            """
            .mockgen.yml:2:1: error: unknown key 'acess' at the top level [unknown-key]
            help: did you mean 'access'?
            .mockgen.yml:4:47: error: the output 'Mocks' is not the path of one Swift file [output-not-swift]
            help: write a path that ends in '.swift', for example: output: Sources/AppTestSupport/Mocks.swift

            """),
    ])
    func mistake(_ mistake: Mistake) async throws {
        let package = try TeaShop.package(configuration: mistake.file)
        // Out of date on purpose: a run that wrote anything would show.
        try package.write(Mocks.outdated, to: "Tests/ShopTests/Mocks.swift")
        let before = try package.snapshot()

        let outcome = try await package.mockgen("generate")

        #expect(outcome.exitCode == 2)
        #expect(outcome.standardError == mistake.complaint)
        #expect(outcome.standardOutput == "")
        #expect(try package.snapshot() == before)
    }

    @Test func noConfiguration() async throws {
        let package = try TeaShop.package()
        try package.remove(".mockgen.yml")
        let before = try package.snapshot()

        let outcome = try await package.mockgen("generate")

        #expect(outcome.exitCode == 2)
        #expect(
            outcome.standardError == """
                mockgen: error: there is no '.mockgen.yml' in '\(package.root.plainPath)' [no-configuration]
                help: run 'swift package mockgen-write init', or create it with these lines, and the names of your test target and protocols:
                      version: 1
                      targets:
                        AppTests:
                          protocols: [UserServicing]

                """)
        #expect(try package.snapshot() == before)
    }

    @Test func aFolderForAConfiguration() async throws {
        let package = try TeaShop.package()

        let outcome = try await package.mockgen("--config", "Sources")

        #expect(outcome.exitCode == 2)
        #expect(
            outcome.standardError == """
                Sources:1:1: error: cannot read 'Sources': is a directory [unreadable-configuration]
                help: check that it is a file and may be read

                """)
    }
}

/// Files that mockgen may overwrite.
enum Mocks {
    /// What every file of mockgen's begins with.
    static let marker = "// Made by mockgen: change the protocols or .mockgen.yml, not this file."
    static let outdated = "\(marker)\n\n// Of yesterday.\n"
}
