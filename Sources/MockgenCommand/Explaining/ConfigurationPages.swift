import MockgenModel

/// Of what `.mockgen.yml` says. Each example is a whole configuration that gives the message.
let configurationPages: [DiagnosticPage] = [
    DiagnosticPage(
        "empty-configuration",
        "There is a configuration file, and nothing in it.",
        example: "# nothing yet",
        remedy: "run '\(ShellCommand.mockgen("init --stdout"))' to see an example."),
    DiagnosticPage(
        "missing-version",
        "The file does not say which version of the format it is written in, so a later mockgen could misread it.",
        example: """
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "add the line 'version: 1' at the top."),
    DiagnosticPage(
        "unsupported-version",
        """
        The file is written in a version of the format that this mockgen does not read, or the version is no plain number.
        """,
        example: """
            version: 2
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "write 'version: 1', or use the mockgen that the file is for."),
    DiagnosticPage(
        "missing-targets",
        "The file has settings, but lists no target that they could be for.",
        example: """
            version: 1
            access: public
            """,
        remedy: "add 'targets' with the name of a test target and the protocols to mock."),
    DiagnosticPage(
        "empty-targets",
        "'targets' is there, and lists none.",
        example: """
            version: 1
            targets: {}
            """,
        remedy: "add the name of a test target and the protocols to mock."),
    DiagnosticPage(
        "unknown-key",
        """
        A key is not one that mockgen reads. It is refused, since a misspelt key that is ignored changes nothing and nobody sees \
        why.
        """,
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
                exlude: [Debug]
            """,
        remedy: "take the key that is suggested; '\(ShellCommand.mockgen("schema"))' lists all of them."),
    DiagnosticPage(
        "misplaced-key",
        "The key exists, but not at this level of the file.",
        example: """
            version: 1
            protocols: all
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "move it to where the message says that it belongs."),
    DiagnosticPage(
        "missing-value",
        "A key or an item of a list has no value: YAML reads it as null.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols:
            """,
        remedy: "write the value behind the colon, or remove the key."),
    DiagnosticPage(
        "missing-name",
        "A mapping of names has a name without any characters.",
        example: """
            version: 1
            targets:
              "":
                protocols: all
            """,
        remedy: "write the name."),
    DiagnosticPage(
        "wrong-type",
        """
        A value is a list where a text is expected, or another kind that the key does not take. It is refused rather than \
        replaced by a default.
        """,
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
                output: [Mocks.swift]
            """,
        remedy: "write the value as in the example of the message."),
    DiagnosticPage(
        "empty-list",
        "An empty list of protocols or sources leaves nothing to mock; without the key the default would hold.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: []
            """,
        remedy: "list something, write 'protocols: all', or remove 'sources'."),
    DiagnosticPage(
        "word-in-list",
        "'all' and 'annotated' stand for a whole selection, and cannot be an item of a list beside names.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: [all, UserServicing]
            """,
        remedy: "write 'protocols: all' without a list, or take the word out of it."),
    DiagnosticPage(
        "missing-protocols",
        "A target does not say which protocols to mock. mockgen takes none by default, and all only if you say so.",
        example: """
            version: 1
            targets:
              AppTests:
                sources: [Sources/App]
            """,
        remedy: "add 'protocols' with names, globs, 'all' or 'annotated'."),
    DiagnosticPage(
        "invalid-pattern",
        "The text can match no name of a Swift protocol, so it is a mistake.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: ["User Servicing"]
            """,
        remedy: #"write a name like UserServicing or Outer.Listener, or a glob like "LoggedOut*"."#),
    DiagnosticPage(
        "invalid-protocol-name",
        "An override is of one protocol, and its key is the protocol's name. This is a glob, or no name.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
                overrides:
                  "User*": { access: public }
            """,
        remedy: "write an override for each protocol, or set it for the whole target."),
    DiagnosticPage(
        "invalid-import",
        "An item of 'imports' is not the name of a module.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
                imports: [import Foundation]
            """,
        remedy: "write the name alone: imports: [Foundation]."),
    DiagnosticPage(
        "invalid-source",
        """
        A path in 'sources' is empty or absolute. Paths are relative to the configuration, so that they hold on every machine.
        """,
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
                sources: [/Sources/App]
            """,
        remedy: "write the path relative to the configuration: Sources/App."),
    DiagnosticPage(
        "output-outside-package",
        "'output' leads out of the package, where mockgen writes nothing.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
                output: ../Mocks.swift
            """,
        remedy: "write a path inside the package."),
    DiagnosticPage(
        "output-not-swift",
        "'output' is a folder, a glob or a file of another kind. Mocks are one Swift file.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
                output: Tests/AppTests
            """,
        remedy: "name a file that ends in '.swift'."),
    DiagnosticPage(
        "duplicate-output",
        "Two targets write the same file: the second would overwrite the mocks of the first.",
        example: """
            version: 1
            targets:
              AppTests: { protocols: all, output: Mocks.swift }
              OtherTests: { protocols: all, output: Mocks.swift }
            """,
        remedy: "give each target a file of its own."),
    DiagnosticPage(
        "unknown-style",
        "There is no style of this name.",
        example: """
            version: 1
            style: automock
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "take the style that is suggested."),
    DiagnosticPage(
        "unknown-naming",
        "There is no naming of this name.",
        example: """
            version: 1
            style: { extends: automockable, naming: labels }
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "take the naming that is suggested."),
    DiagnosticPage(
        "unknown-role",
        "A style of the file's own names something that mocks do not keep.",
        example: """
            version: 1
            style: { extends: handler, names: { calCount: "{member}Count" } }
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "take the role that is suggested."),
    DiagnosticPage(
        "same-name",
        "Two things that a mock keeps for the same member would have the same name.",
        example: """
            version: 1
            style: { extends: handler, names: { callCount: "{member}Handler" } }
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "give each a name of its own."),
    DiagnosticPage(
        "unknown-access",
        "Mocks are internal, package or public.",
        example: """
            version: 1
            access: private
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "use one of the three."),
    DiagnosticPage(
        "missing-extends",
        "The long form of 'style' changes a style, and does not say which.",
        example: """
            version: 1
            style: { naming: label }
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "add 'extends' with the name of the style."),
    DiagnosticPage(
        "unknown-placeholder",
        """
        The name of a mock is made from a text in which '{protocol}' stands for the protocol's name. There is no other \
        placeholder.
        """,
        example: """
            version: 1
            name: "{type}Mock"
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "write '{protocol}'."),
    DiagnosticPage(
        "invalid-name",
        "The text does not make the name of a Swift type.",
        example: """
            version: 1
            name: "{protocol}-Mock"
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "use letters, digits and '_' around '{protocol}'."),
    DiagnosticPage(
        "fixed-name",
        "All mocks would have the same name, since '{protocol}' does not occur in it.",
        example: """
            version: 1
            name: Mock
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "write '{protocol}' where the protocol's name goes; a fixed name is for an override."),
    DiagnosticPage(
        "empty-default",
        "A default is the Swift expression that a mock returns for a type. This one is empty.",
        example: """
            version: 1
            defaults: { Money: "" }
            targets:
              AppTests:
                protocols: all
            """,
        remedy: #"write the expression; an empty string is '""', in single quotes."#),
]
