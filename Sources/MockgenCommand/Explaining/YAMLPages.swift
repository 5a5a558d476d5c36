/// Of `.mockgen.yml` as a YAML file. Each example is a whole configuration that gives the message.
let yamlPages: [DiagnosticPage] = [
    DiagnosticPage(
        "invalid-yaml",
        """
        The text is not YAML: a quote or bracket is not closed, a line is indented unlike its neighbours, or a value begins with \
        a character that means something to YAML.
        """,
        example: """
            version: 1
            targets:
              AppTests:
                protocols: [UserServicing
            """,
        remedy: "correct the line; when in doubt put the value in quotes."),
    DiagnosticPage(
        "invalid-text",
        "The file has bytes that are not UTF-8, or a control character.",
        example: "a file that was saved as Latin-1",
        remedy: "save the file as UTF-8, and remove the character."),
    DiagnosticPage(
        "tab-indentation",
        "YAML counts spaces to see what belongs to what, and does not take tabs for them.",
        example: """
            version: 1
            targets:
            	AppTests:
            		protocols: all
            """,
        remedy: "replace the tabs with spaces."),
    DiagnosticPage(
        "nested-too-deep",
        "Brackets are nested deeper than anybody writes them: most likely one is not closed.",
        example: """
            version: 1
            targets: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
            """,
        remedy: "close the brackets; in a Swift file give the inner type a name with 'typealias'."),
    DiagnosticPage(
        "several-documents",
        "A line '---' or '...' begins a second document. mockgen reads one, and would ignore the other in silence.",
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
        remedy: "remove the line, or what follows it."),
    DiagnosticPage(
        "duplicate-key",
        "One mapping has a key twice. Which of the two counts, readers of YAML do not agree on.",
        example: """
            version: 1
            targets:
              AppTests:
                protocols: all
                protocols: annotated
            """,
        remedy: "remove one of them, or make them one list."),
    DiagnosticPage(
        "unsupported-key",
        "A key is a list or a mapping. Keys are names.",
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
        "merge-key",
        """
        '<<' takes the keys of one mapping into another in some readers of YAML. mockgen has settings at the top level for that, \
        of which 'explain' can say where each was set.
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
        remedy: "write the keys out, or move what the targets share to the top level."),
    DiagnosticPage(
        "unsupported-tag",
        """
        A value begins with '!', which tells readers of YAML to make something else of it. mockgen reads texts, lists and \
        mappings only.
        """,
        example: """
            version: 1
            targets:
              AppTests:
                protocols: !all everything
            """,
        remedy: "remove the tag, or put the text in quotes."),
    DiagnosticPage(
        "unknown-alias",
        """
        A value that begins with '*' and has no quotes is an alias of YAML, and nothing of that name stands before it. Mostly a \
        glob was meant.
        """,
        example: """
            version: 1
            targets:
              AppTests:
                protocols: [*Routing]
            """,
        remedy: #"put the glob in quotes: "*Routing"."#),
    DiagnosticPage(
        "too-many-aliases",
        "Aliases repeat aliases until the file stands for more values than any real one has.",
        example: """
            version: 1
            a: &a [x, x, x, x, x, x, x, x, x, x]
            b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
            c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
            d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
            e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
            f: [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]
            """,
        remedy: "write the values out where they are needed."),
]
