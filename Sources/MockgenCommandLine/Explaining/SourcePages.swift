import MockgenModel

let sourcePages: [DiagnosticPage] = [
    DiagnosticPage(
        .syntaxError,
        "The declaration has a syntax error. mockgen does not guess what was meant.",
        example: """
            protocol UserServicing {
                func load(id Int)
            }
            """,
        remedy: "correct the Swift syntax."),
    DiagnosticPage(
        .notUTF8,
        "A declaration that mockgen needs is not valid UTF-8.",
        example: "a file saved as Latin-1 by an old editor",
        remedy: "save the file as UTF-8."),
    DiagnosticPage(
        .unreadableSource,
        "mockgen cannot read a source file of a module that the target can see.",
        example: "a link to a deleted file",
        remedy: "check that the file exists, and check its permissions."),
    DiagnosticPage(
        .unreadableDeclaration,
        """
        mockgen found a declaration but cannot parse it. Usually a comment, string or bracket above it is not closed.
        """,
        example: "a comment or string that is not closed above a protocol",
        remedy: "check the lines above it."),
]
