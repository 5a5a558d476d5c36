import MockgenModel

let commandPages: [DiagnosticPage] = [
    DiagnosticPage(
        .usage,
        """
        The command line contains an unknown word, misses a required one, or combines two options that exclude each other. mockgen \
        did nothing.
        """,
        example: ShellCommand.mockgen("generate --tagret AppTests"),
        remedy: "follow the 'help:' line; '\(ShellCommand.mockgen("help COMMAND"))' lists the options of a command."),
    DiagnosticPage(
        .needsPermission,
        """
        SwiftPM asks for your permission before a command plugin writes to your package, whatever it is asked to do. So mockgen has two \
        command plugins: 'swift package mockgen' only reads, and 'swift package mockgen-write' may write.
        """,
        example: "swift package mockgen init",
        remedy: "run the command that the message prints."),
    DiagnosticPage(
        .unknownName,
        """
        The name after 'mockgen explain' is neither a protocol or class in the sources of the configured targets nor the id of a \
        message.
        """,
        example: ShellCommand.mockgen("explain UserServising"),
        remedy: "check the spelling. '\(ShellCommand.mockgen("list"))' shows the protocols; each message ends with its id in brackets."),
    DiagnosticPage(
        .cannotRead,
        "mockgen cannot read a file: it does not exist, it is a folder, or its permissions do not allow it.",
        example: ShellCommand.mockgen("generate --stdout Missing.swift"),
        remedy: "check the path, and the permissions of the file."),
    DiagnosticPage(
        .cannotWrite,
        """
        mockgen cannot write a file or standard output. If it is a file with mocks, mockgen did not change any other file either.
        """,
        example: "an 'output' in a read-only folder",
        remedy: "check the permissions of the file and its folder, and that the disk is not full."),
    DiagnosticPage(
        .notOurs,
        """
        The 'output' file exists, and mockgen did not generate it: its first line is not mockgen's marker. mockgen overwrites only \
        files that it generated.
        """,
        example: "output: Tests/AppTests/LoginTests.swift",
        remedy: """
            choose another 'output', or delete the file if you do not need it. If another mock generator wrote it, \
            '\(ShellCommand.mockgen("generate --replace"))' replaces it.
            """),
    DiagnosticPage(
        .outputNoFile,
        """
        The 'output' is a link, a folder or a device. mockgen writes only plain files, so that it cannot change a file \
        outside of the configuration. A folder on the path may be a link, if it leads to a folder of the package.
        """,
        example: "ln -s ../Shared/Mocks.swift Tests/AppTests/Mocks.swift",
        remedy: "remove the link, or write the path of the file that it leads to as the 'output'."),
    DiagnosticPage(
        .outputNotCompiled,
        """
        SwiftPM compiles the files in the folders of the targets, but no hidden ones. Mocks in another place are in no target. It is an error \
        for a hidden path, such as one in '.git' or '.build', and a warning elsewhere, because another tool may compile the file.
        """,
        example: "output: Mocks/Mocks.swift",
        remedy: "write a path in the folder of a target."),
    DiagnosticPage(
        .staleMocks,
        """
        The checked-in mocks of a target are out of date: a requirement of a protocol was added, removed or changed after mockgen \
        generated them.
        """,
        example: "a new function in a protocol, without a new '\(ShellCommand.mockgen("generate"))'",
        remedy: "run '\(ShellCommand.mockgen("generate"))' and commit the file."),
    DiagnosticPage(
        .cannotImport,
        """
        'mockgen init --from' cannot take the settings from the file of another mock generator: a value is missing or has the wrong type, \
        nothing in the file makes mocks, or no target has the folder of the old mocks.
        """,
        example: "\(ShellCommand.mockgen("init --from mocks.sh")), if this script does not run Mockolo",
        remedy: "change the file as the 'help:' line says, or run '\(ShellCommand.mockgen("init"))' without '--from'."),
    DiagnosticPage(
        .alreadyConfigured,
        """
        The package already has a configuration. 'mockgen init' does not overwrite it.
        """,
        example: "\(ShellCommand.mockgen("init")), a second time",
        remedy: "edit the file. '\(ShellCommand.mockgen("init --stdout"))' prints a new configuration without writing it."),
    DiagnosticPage(
        .noTestTarget,
        """
        'mockgen init' proposes mocks for test targets, and the package has none.
        """,
        example: "\(ShellCommand.mockgen("init")) in a package without tests",
        remedy: """
            add a test target to Package.swift, with the module that declares the protocols as a dependency, and create its folder. The \
            folder may be empty.
            """),
    DiagnosticPage(
        .nothingToMock,
        """
        'mockgen init' found no protocol in the modules that the test targets depend on.
        """,
        example: "\(ShellCommand.mockgen("init")), if the test target lacks the dependency on the module with the protocols",
        remedy: "declare a protocol, or add its module to the 'dependencies' of the test target in Package.swift."),
    DiagnosticPage(
        .invalidPlan,
        """
        A build input has a line that mockgen cannot read, or lacks one. A build system writes this file for 'mockgen action'; the \
        build tool plugin writes one, too.
        """,
        example: "source<TAB>App/User.swift before the first module",
        remedy: """
            correct what writes the build input: the location is that of the wrong value. If the build tool plugin wrote it, delete the \
            package's '.build' folder and build again.
            """),
    DiagnosticPage(
        .pluginRequest,
        """
        The tool cannot read the file that the build tool plugin wrote for it. Either the build folder contains files of two \
        versions of mockgen, or this is a bug in mockgen.
        """,
        example: "an update of mockgen over an old build folder",
        remedy: "delete the package's '.build' folder and build again. If that does not help, please report the bug."),
]
