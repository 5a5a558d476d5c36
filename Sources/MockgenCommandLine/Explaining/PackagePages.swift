import MockgenModel

let packagePages: [DiagnosticPage] = [
    DiagnosticPage(
        .noConfiguration,
        """
        There is no .mockgen.yml in the folder of Package.swift, nor in a folder above it. mockgen searches upwards to the root of the git \
        checkout, and does not search outside of a checkout.
        """,
        example: "\(ShellCommand.mockgen("generate")) in a new package",
        remedy: """
            run '\(ShellCommand.mockgen("init"))' to write one, rename a file such as '.mockgen.yaml', or pass its path with '--config'.
            """),
    DiagnosticPage(
        .unreadableConfiguration,
        "mockgen cannot read the configuration: it is a folder, or its permissions do not allow it.",
        example: "mkdir .mockgen.yml",
        remedy: "check that it is a file, and check its permissions."),
    DiagnosticPage(
        .unknownTarget,
        """
        The configuration names a target that Package.swift does not declare, or with 'packages', that no package declares. SwiftPM also \
        ignores targets without source files; mockgen finds such a target only if it has an 'output'.
        """,
        example: """
            targets:
              AppTest:
                protocols: all
            """,
        remedy: "correct the name, or add a source file to the target."),
    DiagnosticPage(
        .ambiguousTarget,
        "With 'packages', a target of the configuration belongs to the package that declares it, but several packages declare this one.",
        example: """
            packages: [Packages/Cart, Packages/Search] # both have a target 'Tests'
            targets:
              Tests: { protocols: all }
            """,
        remedy: "give each of these packages a '.mockgen.yml' of its own, and remove the target here."),
    DiagnosticPage(
        .duplicateTarget,
        "The configuration of several packages has a target of a package that has a '.mockgen.yml' of its own.",
        example: """
            packages: [Packages/Cart] # there is a Packages/Cart/.mockgen.yml
            targets:
              CartTests: { protocols: all }
            """,
        remedy: "configure the target in one of the two files."),
    DiagnosticPage(
        .targetNotConfigured,
        "A target that uses the plugin, or that was named with '--target', is not listed in the configuration.",
        example: ShellCommand.mockgen("generate --target OtherTests"),
        remedy: "add the target under 'targets', or use the suggested name."),
    DiagnosticPage(
        .packageNotReadable,
        "SwiftPM cannot read the Package.swift of the package or of a dependency. It prints its own message above this one.",
        example: "a missing comma in Package.swift",
        remedy: "run 'swift package describe' and correct the errors."),
    DiagnosticPage(
        .unusablePath,
        "SwiftPM cannot compile a file whose path contains a double quote, a backslash, a tab, a line break or another control character. It "
            + "does not name the file when it fails.",
        example: "Sources/App/Cart\"old\".swift",
        remedy: "rename the file or the folder, or choose another 'output'."),
    DiagnosticPage(
        .manifestNotEvaluated,
        """
        The plugin needs the compiler settings of each target, such as 'defaultIsolation'. It could not ask SwiftPM, so it read the text of \
        Package.swift, and the text computes settings or targets.
        """,
        example: "swiftSettings: [.define(\"A\")].filter(isEnabled)",
        remedy: "write the 'swiftSettings' of each target as a list, or as a constant that is a list."),
    DiagnosticPage(
        .moduleAliases,
        """
        A dependency of the target has 'moduleAliases'. Two modules can then have the same name in their own sources, and mockgen would \
        confuse their declarations.
        """,
        example: ".product(name: \"Utils\", package: \"tools\", moduleAliases: [\"Utils\": \"ToolUtils\"])",
        remedy: "remove the alias, or declare the protocols to mock in a target that does not depend on the renamed module."),
    DiagnosticPage(
        .noSwift,
        "mockgen needs SwiftPM to evaluate Package.swift, and cannot find 'swift' on the search path.",
        example: "PATH=/bin mockgen generate",
        remedy: "install Swift, or put the 'usr/bin' folder of its toolchain on the search path."),
]
