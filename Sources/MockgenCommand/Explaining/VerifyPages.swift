import MockgenModel

/// Of checked-in mocks that are not those of today, and of mocks that do not compile.
let verifyPages: [DiagnosticPage] = [
    DiagnosticPage(
        "missing-mocks",
        "The 'output' of a target is not there: its mocks were never made, or the file was deleted or not committed.",
        example: "output: Tests/AppTests/Mocks.swift, and no such file in the repository",
        remedy: "run '\(ShellCommand.mockgen("generate"))' and commit the file."),
    DiagnosticPage(
        "edited-mocks",
        """
        A checked-in mock asks for the same members as its protocol, but is written otherwise than mockgen writes it: somebody edited \
        the file, a setting like 'access' or 'style' has changed since, or another version of mockgen wrote it.
        """,
        example: "a 'return 42' that was put into a mock by hand",
        remedy: "run '\(ShellCommand.mockgen("generate"))' and commit the file; put what a test needs into the test."),
    DiagnosticPage(
        "orphaned-mocks",
        """
        A source file begins with mockgen's marker, but is the 'output' of no target. Nobody keeps it up to date, and its mocks may \
        exist twice.
        """,
        example: "the old file, after 'output' was given another name",
        remedy: "delete the file, or name it as the 'output' of its target."),
    DiagnosticPage(
        "does-not-compile",
        """
        The mocks of a target were compiled alone, as SwiftPM compiles that target, and the compiler refused one. The place is that of \
        the requirement that it is about, the words are the compiler's.
        """,
        example: "a type under 'defaults' that the test target cannot see",
        remedy: "correct the requirement or the configuration. If both are right, it is a fault of mockgen: please report it."),
    DiagnosticPage(
        "module-does-not-build",
        "Mocks are compiled against the modules that they mock, and one of these does not build.",
        example: """
            protocol UserServicing {
                func load() -> Usr
            }
            """,
        remedy: "make 'swift build' pass, or compare only: '\(ShellCommand.mockgen("verify --no-build"))'."),
    DiagnosticPage(
        "no-build",
        "SwiftPM leaves a description of its builds in the build folder, which says how it compiles a target. It has nothing of this one.",
        example: "another build system than SwiftPM's own: swift build --build-system swiftbuild",
        remedy: "run 'swift build --build-tests' once, or compare only: '\(ShellCommand.mockgen("verify --no-build"))'."),
    DiagnosticPage(
        "cannot-check",
        "The compiler could not be run on the mocks, or ended without a word about any of them.",
        example: "a build folder that may not be written to",
        remedy: "do what the message says, or compare only: '\(ShellCommand.mockgen("verify --no-build"))'."),
]
