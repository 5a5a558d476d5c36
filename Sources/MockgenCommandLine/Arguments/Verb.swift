import MockgenModel

/// The commands of mockgen. A new one needs a case here, a row in the table and a branch in `Verbs.swift`.
package enum Verb: String, CaseIterable, Sendable {
    case generate, verify, list, explain, report, mutate, schema, doctor, action, bundle, help
    case initialize = "init"
}

/// The arguments of a verb and its help, for the argument reader, the help pages and the documentation.
package struct VerbPage: Sendable {
    struct Operand: Sendable {
        let name: String
        /// Nil if the verb also runs without it.
        var example: String?
    }

    package let verb: Verb
    package let usage: [(line: String, summary: String)]
    /// Nil for a verb without one, and for the files of `generate`.
    let operand: Operand?
    package let flags: [Flag.Name]
    let required: [Flag.Name]
    /// The text below the options.
    let details: String

    private init(
        _ verb: Verb, _ usage: [(line: String, summary: String)], _ operand: Operand? = nil, flags: [Flag.Name],
        required: [Flag.Name] = [], _ details: String
    ) {
        self.verb = verb
        self.usage = usage
        self.operand = operand
        self.flags = required + flags + [.help]
        self.required = required
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
    private static let location: [Flag.Name] = [.config, .packagePath, .scratchPath]
    private static let reporting: [Flag.Name] = [.format, .color, .strict, .quiet, .verbose]

    package static let table: [VerbPage] = [
        VerbPage(
            .generate,
            [
                ("generate [--target T ...] [--replace]", "write the checked-in mocks of the targets that have an 'output'"),
                (
                    "generate --stdout [--style S] [--naming N] [--default-isolation I] FILE ... | -",
                    "print mocks of the protocols and annotated classes in these files ('-' is standard input)"
                ),
            ],
            flags: [.target, .replace, .stdout] + Flag.ofStandardOutput + location + reporting,
            """
            This is the default command. It leaves files that are up to date untouched, and overwrites only files that mockgen generated. With
            --replace, it also overwrites those that begin with the comment of Sourcery, Mockolo, Cuckoo or SwiftyMocky.
            The build tool plugin generates the mocks of targets without an 'output':
              .testTarget(name: "AppTests", dependencies: ["App"], plugins: [.plugin(name: "Mockgen", package: "mockgen")])
            With --stdout, mockgen does not read the configuration or Package.swift. Pass the settings of the module that change its mocks:
              mockgen generate --stdout --default-isolation MainActor --language 6 UserServicing.swift
            """),
        VerbPage(
            .verify,
            [("verify [--target T ...] [--no-build]", "check that checked-in mocks are up to date and that all mocks compile")],
            flags: [.target, .noBuild, .diff] + location + reporting,
            """
            This command writes only to the package's build folder. If a mock is out of date, it names the requirement that changed and
            exits with 1. If all are up to date, it builds their target as 'swift build --target T' does, or the package with all tests if there
            are several targets. For targets that SwiftPM does not know, it runs a command of the configuration, see the key 'verify'.
            """),
        VerbPage(
            .list,
            [
                ("list [--target T ...]", "list every protocol, its mock, and why it was or was not selected"),
                ("list --unused [--target T ...]", "list the mocks that no test uses"),
            ],
            flags: [.target, .unused] + location + reporting,
            """
            The list contains all protocols in the sources of the configured targets, and the classes that the configuration names.
            A mock is unused if neither a source file of its target nor one of a target that depends on it contains its name.
            """),
        VerbPage(
            .explain, [("explain NAME", "print the requirements and settings of a protocol, or the meaning of a message")],
            Operand(name: "NAME", example: "UserServicing"), flags: location + reporting,
            """
            NAME is a protocol or class (Listener, Outer.Listener, App.Listener) or the id in brackets at the end of a message:
              \(ShellCommand.mockgen("explain unknown-protocol"))
            """),
        VerbPage(
            .report,
            [("report --html FILE [--target T ...]", "write an HTML page with all protocols, their mocks and members, and the problems")],
            flags: [.target] + location + reporting, required: [.html],
            """
            The page is one file, which needs no server and loads nothing. It also shows the mocks that no test uses or that are out of date,
            and how large each mock is. The problems of mocks are on the page; the exit code is 0 if mockgen could write it.
            """),
        VerbPage(
            .mutate,
            [("mutate [--target T ...] [--filter PATTERN] [--since REF]", "find the answers of mocks that no test notices")],
            flags: [.target, .filter, .since] + location + reporting,
            """
            SwiftPM builds the package with its tests once. mockgen runs the tests, and then again those that use an answer, such as
            'cart.on.price.returns(3)', with another one in its place. The answers are those of mocks of the style 'stub' in targets that depend on
            the product MockgenSupport. Ctrl-C ends the run with a report of what is known by then.
            """),
        VerbPage(
            .initialize,
            [("init [--from FILE ...] [--stdout]", "write a .mockgen.yml for this package, and print the lines to add to Package.swift")],
            flags: [.from, .stdout] + location + reporting,
            """
            An existing file is never overwritten. With --stdout, mockgen prints the file instead of writing it.
            With --from, the file selects the protocols that Sourcery, Mockolo or SwiftyMocky mock now, and mockgen prints each of their settings
            that has no equivalent.
            """),
        VerbPage(
            .schema, [("schema", "print the JSON Schema of .mockgen.yml, for editors")], flags: [],
            """
            Save it next to the configuration, and reference it in the first line of the configuration:
              \(ShellCommand.mockgen("schema")) > .mockgen.schema.json
              # yaml-language-server: $schema=.mockgen.schema.json
            """),
        VerbPage(
            .doctor, [("doctor", "check the toolchain, the configuration and the plugin, and print a fix for each problem")],
            flags: location + reporting,
            """
            This command exits with 2 if it finds a problem.
            """),
        VerbPage(
            .action,
            [("action --input FILE [--depfile FILE]", "write the mocks of one target for a build system, from the files in a build input")],
            flags: [.depfile] + reporting, required: [.input],
            """
            The build input names all files to read and to write: mockgen reads no others, and asks no package manager. Paths are relative to
            the current folder. This is the shortest one, with a tab between the words of a line:
              mockgen-input  1
              configuration  .mockgen.yml
              target  AppTests
              output  build/Mocks.swift
              module  AppTests  own
              module  App  local
              source  App/User.swift
            """),
        VerbPage(
            .bundle,
            [("bundle FOLDER [--with PACKAGE ...]", "write a package with the compiled mockgen, for which SwiftPM compiles nothing of it")],
            Operand(name: "FOLDER", example: "Vendor/mockgen"), flags: [.with] + reporting,
            """
            The package has mockgen's plugins, its programs as SwiftPM has compiled them, and the libraries that they need. It serves this system
            with every version of Swift since 6.2. With --with, it also serves the systems of another such package. An existing FOLDER is
            replaced if this command has written it.
            """),
        VerbPage(
            .help, [("help [COMMAND]", "print help")], Operand(name: "command"), flags: [],
            """
            '\(ShellCommand.mockgen("COMMAND --help"))' prints the same.
            """),
    ]
}
