import MockgenModel

let verifyPages: [DiagnosticPage] = [
    DiagnosticPage(
        .missingMocks,
        "The 'output' of a target does not exist: its mocks were never generated, or the file was deleted or not committed.",
        example: "output: Tests/AppTests/Mocks.swift, and no such file in the repository",
        remedy: "run '\(ShellCommand.mockgen("generate"))' and commit the file."),
    DiagnosticPage(
        .editedMocks,
        """
        A checked-in mock has the members of its protocol, but its text differs from what mockgen generates. The file or a \
        setting such as 'access' or 'style' was edited, a formatter has changed the file, or another version of mockgen wrote it.
        """,
        example: "a mock with a 'return 42' that was added by hand",
        remedy: "run '\(ShellCommand.mockgen("generate"))' and commit the file; write code that a test needs in the test."),
    DiagnosticPage(
        .orphanedMocks,
        """
        A source file begins with mockgen's marker, but it is not the 'output' of any target. mockgen does not keep it up to date, and \
        its mocks may exist twice.
        """,
        example: "the old file, after 'output' was given another name",
        remedy: "delete the file, or add it as the 'output' of its target."),
    DiagnosticPage(
        .doesNotCompile,
        """
        SwiftPM or the build command compiled the mocks of a target, and the compiler reported an error about one. The location is that of \
        the requirement, or of the value under 'defaults'. The text is the compiler's.
        """,
        example: "a type under 'defaults' that the test target cannot see",
        remedy: "correct the requirement or the configuration. If both are correct, please report a bug in mockgen."),
    DiagnosticPage(
        .mockWarning,
        """
        SwiftPM or the build command compiled the mocks of a target, and the compiler reported a warning about one. The location is that of \
        the requirement, the text is the compiler's. '--strict' treats it as an error.
        """,
        example: "a requirement whose type is deprecated",
        remedy: "correct the requirement or the configuration. If both are correct, please report a bug in mockgen."),
    DiagnosticPage(
        .moduleDoesNotBuild,
        """
        The build that compiles the mocks stopped at an error outside of them: in a module that they import, or in a test. The compiler may \
        not have read all mocks, so mockgen cannot tell whether they compile.
        """,
        example: """
            protocol UserServicing {
                func load() -> Usr
            }
            """,
        remedy: "make 'swift build --build-tests' pass, or compare only: '\(ShellCommand.mockgen("verify --no-build"))'."),
    DiagnosticPage(
        .notGenerated,
        """
        A target of the configuration has neither the build tool plugin in Package.swift nor an 'output', so its mocks are nowhere. It is an \
        error for 'verify' and 'doctor', and a warning for the other commands.
        """,
        example: """
            targets:
              AppTests: { protocols: all }
            """,
        remedy: "add the plugin to the target in Package.swift, or an 'output' to the target in the configuration."),
    DiagnosticPage(
        .buildCommandFailed,
        """
        The command under 'verify' failed without an error of the compiler that has a location, so mockgen cannot tell whether the mocks \
        compile. If the command passes its output to another program, errors may be missing or have no location.
        """,
        example: """
            verify:
              build: xcodebuild build-for-testing -scheme App | xcbeautify
            """,
        remedy: "make the command pass, or compare only: '\(ShellCommand.mockgen("verify --no-build"))'."),
    DiagnosticPage(
        .unusedBuildCommand,
        "The configuration has a build command, but SwiftPM knows all targets, so 'verify' builds them without the command.",
        example: """
            verify:
              build: make tests
            targets:
              AppTests: { protocols: all }
            """,
        remedy: "remove 'verify'."),
    DiagnosticPage(
        .cannotCheck,
        "mockgen could not run 'swift build' or the build command.",
        example: "a build folder that is not writable",
        remedy: "do what the message says, or compare only: '\(ShellCommand.mockgen("verify --no-build"))'."),
]
