import MockgenModel

/// The pages about the contents of `.mockgen.yml`. Each example is a complete configuration that produces the message.
let configurationPages: [DiagnosticPage] = [
    DiagnosticPage(
        .emptyConfiguration,
        "The configuration file is empty.",
        example: "# nothing yet",
        remedy: "run '\(ShellCommand.mockgen("init --stdout"))' to print a configuration for this package."),
    DiagnosticPage(
        .missingVersion,
        "The file does not name the version of its format. Without it, a later mockgen could misread the file.",
        example: """
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "add the line 'version: 1' at the top."),
    DiagnosticPage(
        .unsupportedVersion,
        "This mockgen does not support the version of the format, or the version is not a plain number.",
        example: """
            version: 2
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "write 'version: 1', or use a version of mockgen that supports the file."),
    DiagnosticPage(
        .missingTargets,
        "The file has settings, but no targets.",
        example: """
            version: 1
            access: public
            """,
        remedy: "add 'targets' with the name of a test target and the protocols to mock."),
    DiagnosticPage(
        .emptyTargets,
        "'targets' is empty.",
        example: """
            version: 1
            targets: {}
            """,
        remedy: "add the name of a test target and the protocols to mock."),
    DiagnosticPage(
        .unknownKey,
        "mockgen does not know the key. It reports an error, because a misspelt key would otherwise have no effect, without a warning.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
                exlude: [Debug]
            """,
        remedy: "use the suggested key; '\(ShellCommand.mockgen("schema"))' lists all keys."),
    DiagnosticPage(
        .misplacedKey,
        "The key is not allowed at this level of the file.",
        example: """
            version: 1
            protocols: all
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "move the key to the level that the message names."),
    DiagnosticPage(
        .missingValue,
        "A key or a list item has no value: YAML reads it as null.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols:
            """,
        remedy: "write a value after the colon, or remove the key."),
    DiagnosticPage(
        .missingName,
        "A name in a mapping is empty.",
        example: """
            version: 1
            targets:
              "":
                protocols: all
            """,
        remedy: "write the name."),
    DiagnosticPage(
        .wrongType,
        """
        The key does not accept this kind of value: it is a list where a string is expected, for example. mockgen never replaces a \
        wrong value with a default.
        """,
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
                output: [Mocks.swift]
            """,
        remedy: "write the value as in the example in the message."),
    DiagnosticPage(
        .emptyList,
        "The list is empty, so there is nothing to mock. Without the key, mockgen uses the default.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: []
            """,
        remedy: "list something, write 'protocols: all', or remove 'sources'."),
    DiagnosticPage(
        .wordInList,
        "'all', 'annotated' and 'used' each select a complete set of protocols. They cannot be items of a list.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: [all, UserServicing]
            """,
        remedy: "write 'protocols: all' without a list, or remove the word from the list."),
    DiagnosticPage(
        .missingProtocols,
        "The target does not select any protocols. mockgen has no default here: it mocks all protocols only with 'protocols: all'.",
        example: """
            version: 1
            targets:
              AppTests:
                sources: [Sources/App]
            """,
        remedy: "add 'protocols' with names, globs, 'all', 'annotated' or 'used'."),
    DiagnosticPage(
        .invalidPattern,
        "No Swift type can have this name, so the pattern can never match.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: ["User Servicing"]
            """,
        remedy: #"write a name like UserServicing or Outer.Listener, or a glob like "LoggedOut*"."#),
    DiagnosticPage(
        .invalidProtocolName,
        "The key of an override must be the name of one protocol. This key is a glob or not a valid name.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
                overrides:
                  "User*": { access: public }
            """,
        remedy: "write one override for each protocol, or change the setting for the whole target."),
    DiagnosticPage(
        .invalidImport,
        "An item of 'imports' is not a valid module name.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
                imports: [import Foundation]
            """,
        remedy: "write only the name: imports: [Foundation]."),
    DiagnosticPage(
        .invalidSource,
        """
        A path in 'sources' is empty or absolute. Paths are relative to the configuration, so that they work on every machine.
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
        .outputOutsidePackage,
        "'output' is a path outside the package, or a link on its path leads out of it. mockgen only writes inside the package.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
                output: ../Mocks.swift
            """,
        remedy: "write a path inside the package."),
    DiagnosticPage(
        .outputNotSwift,
        "'output' is not the path of a Swift file: it is a folder, a glob or another kind of file.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
                output: Tests/AppTests
            """,
        remedy: "write a path that ends in '.swift'."),
    DiagnosticPage(
        .duplicateOutput,
        "Two targets have the same 'output'. The mocks of the second target would overwrite those of the first.",
        example: """
            version: 1
            targets:
              AppTests: { protocols: all, output: Mocks.swift }
              OtherTests: { protocols: all, output: Mocks.swift }
            """,
        remedy: "choose a different file for each target."),
    DiagnosticPage(
        .unknownValue,
        """
        The value is not one of the words that the key accepts, or a name under 'names' is not the name of a role, such as 'callCount'.
        """,
        example: """
            version: 1
            style: automock
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "use a word that the 'help:' line suggests."),
    DiagnosticPage(
        .needsAllMembers,
        "With 'members: used', a mock has only the members that the source files of its target mention. Other targets can use the mocks "
            + "of a checked-in file and mocks that are not internal, so these mocks always have all members.",
        example: """
            version: 1
            targets:
              AppTestSupport:
                protocols: all
                access: public
                members: used
            """,
        remedy: "remove 'members: used'. To use it, generate internal mocks at build time."),
    DiagnosticPage(
        .otherStyle,
        "A custom style changes something that the style which it extends does not have: a mock has either stubs or a member for each role.",
        example: """
            version: 1
            style: { extends: stub, names: { callCount: "{member}Count" } }
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "use a role of that style, or extend another style."),
    DiagnosticPage(
        .sameName,
        "Two roles of a custom style produce the same member name.",
        example: """
            version: 1
            style: { extends: handler, names: { callCount: "{member}Handler" } }
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "use a different name for each role."),
    DiagnosticPage(
        .missingExtends,
        "A custom style must name the built-in style that it extends.",
        example: """
            version: 1
            style: { naming: label }
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "add 'extends' with the name of a built-in style."),
    DiagnosticPage(
        .unknownPlaceholder,
        "The name pattern contains an unknown placeholder. In the name of a mock, the only placeholder is '{protocol}'.",
        example: """
            version: 1
            name: "{type}Mock"
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "write '{protocol}'."),
    DiagnosticPage(
        .invalidName,
        "The pattern does not produce a valid Swift name.",
        example: """
            version: 1
            name: "{protocol}-Mock"
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "use letters, digits and '_' around '{protocol}'."),
    DiagnosticPage(
        .fixedName,
        "All mocks would have the same name, because the pattern does not contain '{protocol}'.",
        example: """
            version: 1
            name: Mock
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "add '{protocol}' to the pattern. Only an override can use a fixed name."),
    DiagnosticPage(
        .emptyDefault,
        "A value under 'defaults' is empty. It must be the Swift expression that a mock returns for the type.",
        example: """
            version: 1
            defaults: { Money: "" }
            targets:
              AppTests:
                protocols: all
            """,
        remedy: #"write the expression; an empty string is '""', in single quotes."#),
    DiagnosticPage(
        .invalidDefault,
        """
        A value under 'defaults' is not exactly one Swift expression: it does not parse, it has several statements, or it ends in a comment. A \
        mock repeats the value in several places.
        """,
        example: "defaults: { Money: \"let money = Money()\" }",
        remedy: "write one expression, for example a call of an initializer or of a function of your tests."),
]
