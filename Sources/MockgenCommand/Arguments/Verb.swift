import MockgenModel

/// What mockgen can be asked to do. A new verb is a case here, a row in the table and a branch where verbs are run.
package enum Verb: String, CaseIterable, Sendable {
    case generate, verify, list, explain, schema, doctor, help
    case initialize = "init"
}

/// What the reader takes after a verb, and what the help and the README say of it.
package struct VerbPage: Sendable {
    /// What may follow a verb besides flags.
    package enum Operands: Sendable {
        case none
        case files
        /// One of this, which must be there.
        case one(String, example: String)
        /// One of the verbs, or nothing.
        case verb
    }

    package let verb: Verb
    /// Each with what it does.
    package let usage: [(line: String, summary: String)]
    package let operands: Operands
    package let flags: [Flag.Name]
    /// What there is to say besides.
    package let details: String

    private init(
        _ verb: Verb, _ usage: [(line: String, summary: String)], _ operands: Operands = .none, flags: [Flag.Name], _ details: String
    ) {
        self.verb = verb
        self.usage = usage
        self.operands = operands
        self.flags = flags + [.help]
        self.details = details
    }
}

extension Verb {
    package var page: VerbPage {
        // A test checks that each verb has its row.
        VerbPage.table.first { $0.verb == self } ?? VerbPage.table[0]
    }
}

extension VerbPage {
    private static let place: [Flag.Name] = [.config, .packagePath, .scratchPath]
    private static let reporting: [Flag.Name] = [.format, .color, .strict, .quiet, .verbose]

    package static let table: [VerbPage] = [
        VerbPage(
            .generate,
            [
                ("generate [--target T ...]", "write the mocks of the targets with an 'output'; only what changed"),
                (
                    "generate --stdout [--style S] [--naming N] FILE ... | -",
                    "print the mocks of the protocols and marked classes in these files; - reads standard input"
                ),
            ],
            .files, flags: [.target, .stdout, .style, .naming] + place + reporting,
            """
            It is what mockgen does if no command is given. Targets without an 'output' get their mocks from the build-tool plugin:
              .testTarget(name: "AppTests", dependencies: ["App"], plugins: [.plugin(name: "Mockgen", package: "mockgen")])
            With --stdout no configuration is needed, and none is read.
            """),
        VerbPage(
            .verify,
            [("verify [--target T ...] [--no-build]", "prove that checked-in mocks are those of today, and that all mocks compile")],
            flags: [.target, .noBuild, .diff] + place + reporting,
            """
            It writes nothing but into the package's build folder. It exits with 1 if a mock needs attention, and says which member changed.
            The mocks are compiled alone, as SwiftPM compiles their target, against the modules that they mock.
            """),
        VerbPage(
            .list, [("list [--target T ...]", "every protocol: mocked as what, where, chosen by which line; or why not")],
            flags: [.target] + place + reporting,
            """
            The protocols are those that the sources of the configured targets declare; of classes only those that are asked for.
            """),
        VerbPage(
            .explain, [("explain NAME", "a protocol with its settings and where each was set, or the id of a message")],
            .one("NAME", example: "UserServicing"), flags: place + reporting,
            """
            NAME is a protocol or class (Listener, Outer.Listener, App.Listener) or what stands in brackets behind a message:
              \(ShellCommand.mockgen("explain unknown-protocol"))
            """),
        VerbPage(
            .initialize, [("init [--stdout]", "write a commented .mockgen.yml for this package, and say what Package.swift needs")],
            flags: [.stdout] + place + reporting,
            """
            A file that is there is never overwritten. With --stdout the file is printed, and nothing is written.
            """),
        VerbPage(
            .schema, [("schema", "print the JSON Schema of .mockgen.yml, for editors")], flags: [],
            """
            Save it beside the configuration, and name it in the first line of that:
              \(ShellCommand.mockgen("schema")) > .mockgen.schema.json
              # yaml-language-server: $schema=.mockgen.schema.json
            """),
        VerbPage(
            .doctor, [("doctor", "check toolchain, configuration and plugin: a line each, with what to do")],
            flags: place + reporting,
            """
            It exits with 2 if anything is to be done.
            """),
        VerbPage(
            .help, [("help [COMMAND]", "print help")], .verb, flags: [],
            """
            '\(ShellCommand.mockgen("COMMAND --help"))' prints the same.
            """),
    ]
}
