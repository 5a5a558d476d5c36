import MockgenModel

/// Of the package and the toolchain.
let packagePages: [DiagnosticPage] = [
    DiagnosticPage(
        "no-configuration",
        "There is no .mockgen.yml in the folder of Package.swift. mockgen looks nowhere else.",
        example: "\(ShellCommand.mockgen("generate")), in a new package",
        remedy: "run '\(ShellCommand.mockgen("init"))', or name the file with '--config'."),
    DiagnosticPage(
        "unreadable-configuration",
        "The configuration is there, but is a folder or may not be read.",
        example: "mkdir .mockgen.yml",
        remedy: "check that it is a file and may be read."),
    DiagnosticPage(
        "unknown-target",
        """
        The configuration is for a target that Package.swift does not have, or that has no source file yet: SwiftPM leaves such a \
        target out.
        """,
        example: """
            targets:
              AppTest:
                protocols: all
            """,
        remedy: "name the target as Package.swift does, or make its first file with 'touch'."),
    DiagnosticPage(
        "target-not-configured",
        "A target that was asked for on the command line, or that has the plugin, does not occur in the configuration.",
        example: "\(ShellCommand.mockgen("generate --target OtherTests"))",
        remedy: "add it under 'targets', or take the name that is suggested."),
    DiagnosticPage(
        "package-not-readable",
        "SwiftPM cannot read Package.swift, or one of a dependency. What it says stands above the message.",
        example: "a comma that is missing in Package.swift",
        remedy: "run 'swift package describe' and correct what it says."),
    DiagnosticPage(
        "no-swift",
        "mockgen asks SwiftPM about the targets of a package, and there is no 'swift' on the search path.",
        example: "PATH=/bin mockgen generate",
        remedy: "install Swift, or put the 'usr/bin' folder of its toolchain on the search path."),
]
