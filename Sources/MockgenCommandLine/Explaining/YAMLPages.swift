import MockgenModel

/// The pages about `.mockgen.yml` as a YAML file. Each example is a complete configuration that produces the message.
let yamlPages: [DiagnosticPage] = [
    DiagnosticPage(
        .invalidYAML,
        """
        The file is not valid YAML: a quote or bracket is not closed, a line has the wrong indentation, or a value begins with \
        a special character.
        """,
        example: """
            version: 1
            targets:
              AppTests:
                protocols: [UserServicing
            """,
        remedy: "correct the line. When in doubt, put the value in quotes."),
    DiagnosticPage(
        .invalidText,
        "The file is not valid UTF-8, or contains a control character.",
        example: "a file that was saved as Latin-1",
        remedy: "save the file as UTF-8, and remove the character."),
    DiagnosticPage(
        .tabIndentation,
        "YAML does not allow tabs for indentation.",
        example: """
            version: 1
            targets:
            	AppTests:
            		protocols: all
            """,
        remedy: "replace the tabs with spaces."),
    DiagnosticPage(
        .nestedTooDeep,
        "Brackets are nested too deeply. Most likely one is not closed.",
        example: """
            version: 1
            targets: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
            """,
        remedy: "close the brackets. In a Swift file, declare a 'typealias' for the inner type."),
    DiagnosticPage(
        .severalDocuments,
        "A line '---' or '...' begins a second document. mockgen supports one document in a file.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
            ---
            version: 1
            targets:
              AppTests:
                protocols: all
            """,
        remedy: "remove the line, or everything after it."),
    DiagnosticPage(
        .duplicateKey,
        "A mapping contains the same key twice. YAML parsers disagree about which value to use.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
                protocols: annotated
            """,
        remedy: "remove one of them, or combine their values."),
    DiagnosticPage(
        .unsupportedKey,
        "A key is a list or a mapping. Keys must be names.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
            ? [AppTests]
            : all
            """,
        remedy: "put a key that begins with a bracket in quotes."),
    DiagnosticPage(
        .mergeKey,
        """
        mockgen does not support merge keys ('<<'). Settings at the top level apply to all targets, and 'mockgen explain' shows \
        where each setting comes from.
        """,
        example: """
            version: 1
            targets:
              AppTests: &shared
                protocols: all
              OtherTests:
                protocols: all
                <<: *shared
            """,
        remedy: "repeat the keys, or move shared settings to the top level."),
    DiagnosticPage(
        .unsupportedTag,
        """
        A value begins with '!', which is a YAML tag. mockgen supports only strings, lists and mappings.
        """,
        example: """
            version: 1
            targets:
              AppTests:
                protocols: !all everything
            """,
        remedy: "remove the tag, or put the value in quotes."),
    DiagnosticPage(
        .unknownAlias,
        """
        An unquoted value that begins with '*' is a YAML alias, and the file defines no anchor with this name. Usually a glob was \
        intended.
        """,
        example: """
            version: 1
            targets:
              AppTests:
                protocols: [*Routing]
            """,
        remedy: #"put the glob in quotes: "*Routing"."#),
    DiagnosticPage(
        .tooManyAliases,
        "The aliases in the file expand to too many values.",
        example: """
            version: 1
            a: &a [x, x, x, x, x, x, x, x, x, x]
            b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
            c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
            d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
            e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
            f: [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]
            """,
        remedy: "repeat the values instead of using aliases."),
]
