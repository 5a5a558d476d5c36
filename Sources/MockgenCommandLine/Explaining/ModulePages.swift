import MockgenModel

/// The pages about modules that SwiftPM does not know.
let modulePages: [DiagnosticPage] = [
    DiagnosticPage(
        .unknownModule,
        "A name in 'dependencies' or in the 'modules' of a target is neither in the 'modules' of the file nor a target of the package. Xcode's "
            + "plugin finds only targets of the project.",
        example: """
            modules:
              App: [App/Sources]
            targets:
              AppTests: { modules: [Apps], protocols: all, output: AppTests/Mocks.swift }
            """,
        remedy: "correct the name, or add the module under 'modules' at the top level."),
    DiagnosticPage(
        .duplicateModule,
        "'modules' has a module that is also a target of Package.swift, so mockgen knows it already.",
        example: """
            modules:
              Core: [Sources/Core]
            targets:
              CoreTests: { protocols: all }
            """,
        remedy: "remove it from 'modules'."),
    DiagnosticPage(
        .needsOutput,
        "SwiftPM's plugin generates mocks only for targets of Package.swift, from the modules that SwiftPM knows. The mocks of every other "
            + "target, and of a target with 'modules', are checked in. Only Xcode's plugin needs no 'output' for them.",
        example: """
            modules:
              App: [App/Sources]
            targets:
              AppTests: { protocols: all }
            """,
        remedy: "give the target an 'output'."),
    DiagnosticPage(
        .noModules,
        "The folder has no Package.swift, and the configuration has no 'modules', so mockgen does not know any source file.",
        example: """
            targets:
              AppTests: { protocols: all, output: AppTests/Mocks.swift }
            """,
        remedy: "list the modules with their folders under 'modules'."),
]
