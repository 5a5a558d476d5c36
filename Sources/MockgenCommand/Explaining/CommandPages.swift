import MockgenModel

/// Of the command line and of files.
let commandPages: [DiagnosticPage] = [
    DiagnosticPage(
        "usage",
        """
        The command line has a word that mockgen does not know, lacks one that it needs, or has two that do not go together. \
        Nothing was run.
        """,
        example: "\(ShellCommand.mockgen("generate --tagret AppTests"))",
        remedy: "type what the 'help:' line says; '\(ShellCommand.mockgen("COMMAND --help"))' lists the options of a command."),
    DiagnosticPage(
        "unknown-name",
        """
        'mockgen explain' was given a name that is neither a protocol or class in the sources of the configured targets nor the \
        id of a message.
        """,
        example: "\(ShellCommand.mockgen("explain UserServising"))",
        remedy: "check the spelling. '\(ShellCommand.mockgen("list"))' lists the protocols; a message ends with its id in brackets."),
    DiagnosticPage(
        "cannot-read",
        "A file could not be read: it does not exist, is a folder, or its permissions forbid it.",
        example: "\(ShellCommand.mockgen("generate --stdout Missing.swift"))",
        remedy: "check the path, and the permissions of the file."),
    DiagnosticPage(
        "cannot-write",
        """
        A file or standard output could not be written. If a file of mocks is concerned, the other files were left as they were, \
        too.
        """,
        example: "an 'output' in a folder that may not be written",
        remedy: "check the permissions of the file and its folder, and that the disk is not full."),
    DiagnosticPage(
        "not-ours",
        """
        The file that mocks would be written to is there, and its first line is not mockgen's. mockgen overwrites only what it \
        made, so that no work of yours is lost.
        """,
        example: "output: Tests/AppTests/LoginTests.swift",
        remedy: "give the target another 'output', or delete the file if nobody needs it."),
    DiagnosticPage(
        "stale-mocks",
        """
        The checked-in mocks of a target are out of date: a protocol has changed since mockgen generated them.
        """,
        example: "a new function in a protocol, and mocks that were generated before",
        remedy: "run '\(ShellCommand.mockgen("generate"))' and commit the file."),
    DiagnosticPage(
        "already-configured",
        """
        'mockgen init' writes a configuration for a package that has none. This one has, and mockgen does not overwrite what you \
        wrote.
        """,
        example: "\(ShellCommand.mockgen("init")), a second time",
        remedy: "edit the file; '\(ShellCommand.mockgen("init --stdout"))' prints what would be written."),
    DiagnosticPage(
        "nothing-to-mock",
        """
        'mockgen init' found no test target that depends on a module with a protocol, so there is nothing that a configuration \
        could say.
        """,
        example: "\(ShellCommand.mockgen("init")), in a package without tests",
        remedy: "add a test target to Package.swift, and to its dependencies the module whose protocols it needs mocks of."),
    DiagnosticPage(
        "plugin-request",
        """
        The build-tool plugin and the tool do not understand each other: the file that one writes for the other is missing or \
        damaged. This is a bug of mockgen's, or a build folder of two versions.
        """,
        example: "an update of mockgen over an old build folder",
        remedy: "delete the package's '.build' folder and build again; if that does not help, report it."),
]
