import TestSupport
import Testing

/// Mistakes in `modules`, of the file and of a target.
@Suite struct ModuleProblemTests {
    private static let rest = "\ntargets: { A: { protocols: all } }"

    @Test(arguments: [
        ProblemCase(
            "no packages", "version: 1\npackages: 📍[]" + rest,
            ExpectedProblem("📍", "empty-list", "'packages' is an empty list", help: "add a name, or remove 'packages'")),
        ProblemCase(
            "a mapping of packages", "version: 1\npackages: 📍{ A: B }" + rest,
            ExpectedProblem(
                "📍", "wrong-type", "'packages' must be a list of paths, not a mapping", help: "for example: packages: [\"Packages/*\"]")),
        ProblemCase(
            "an absolute path of a package", "version: 1\npackages: [A, 📍/B]",
            ExpectedProblem(
                "📍", "invalid-source", "the path '/B' is not relative",
                help: "write a path relative to this file, for example: packages: [\"Packages/*\"]")),
        ProblemCase(
            "a list of modules", "version: 1\nmodules: 📍[App]" + rest,
            ExpectedProblem(
                "📍", "wrong-type", "'modules' must be a mapping of modules, not a list",
                help: "for example: modules: { App: [App/Sources] }")),
        ProblemCase(
            "no modules", "version: 1\nmodules: 📍{}" + rest,
            ExpectedProblem("📍", "empty-list", "'modules' is an empty list", help: "add a name, or remove 'modules'")),
        ProblemCase(
            "a name that cannot be imported", "version: 1\nmodules: { 📍App-Core: [App] }" + rest,
            ExpectedProblem(
                "📍", "invalid-module", "'App-Core' is not the name of a module", help: "write the name as in 'import', for example: App")),
        ProblemCase(
            "a name that Swift reserves", "version: 1\nmodules: { 📍self: [App] }" + rest,
            ExpectedProblem(
                "📍", "invalid-module", "'self' is not the name of a module", help: "write the name as in 'import', for example: App")),
        ProblemCase(
            "a module without a value", "version: 1\nmodules:\n  📍App:" + rest,
            ExpectedProblem("📍", "missing-value", "module 'App' has no value", help: "for example: sources: [App/Sources]")),
        ProblemCase(
            "an empty list", "version: 1\nmodules: { 📍App: [] }" + rest,
            ExpectedProblem("📍", "missing-value", "module 'App' has no value", help: "for example: modules: { App: [App/Sources] }")),
        ProblemCase(
            "settings without sources", "version: 1\nmodules: { 📍App: { language: 6 } }" + rest,
            ExpectedProblem("📍", "missing-value", "module 'App' has no 'sources'", help: "for example: App: [App/Sources]")),
        ProblemCase(
            "an absolute path", "version: 1\nmodules: { App: [📍/App] }" + rest,
            ExpectedProblem(
                "📍", "invalid-source", "the path '/App' is not relative",
                help: "write a path relative to this file, for example: sources: [App/Sources]")),
        ProblemCase(
            "another language mode", "version: 1\nmodules: { App: { sources: App, language: 📍4.2 } }" + rest,
            ExpectedProblem("📍", "unknown-value", "unknown language mode '4.2'", help: "use '5' or '6'")),
        ProblemCase(
            "another isolation", "version: 1\nmodules: { App: { sources: App, defaultIsolation: 📍mainActor } }" + rest,
            ExpectedProblem("📍", "unknown-value", "unknown isolation 'mainActor'", help: "did you mean 'MainActor'?")),
        ProblemCase(
            "a flag of the compiler", "version: 1\nmodules: { App: { sources: App, flags: [DEBUG, 📍-DBETA] } }" + rest,
            ExpectedProblem(
                "📍", "invalid-flag", "'-DBETA' is not a name that '#if' can ask for",
                help: "write names without '-D', for example: flags: [DEBUG]")),
        ProblemCase(
            "code in the place of a flag", "version: 1\nmodules: { App: { sources: App, flags: [📍\"A\\nfunc f() {}\"] } }" + rest,
            ExpectedProblem(
                "📍", "invalid-flag", "'A\nfunc f() {}' is not a name that '#if' can ask for",
                help: "write names without '-D', for example: flags: [DEBUG]")),
        ProblemCase(
            "a key of a target", "version: 1\nmodules: { App: { sources: App, 📍protocols: all } }" + rest,
            ExpectedProblem(
                "📍", "misplaced-key", "the key 'protocols' is not allowed in a module", help: "'protocols' is allowed in a target")),
        ProblemCase(
            "modules of a target that are not names", "version: 1\ntargets: { A: { modules: [App, 📍Core/Sources], protocols: all } }",
            ExpectedProblem(
                "📍", "invalid-module", "'Core/Sources' is not the name of a module", help: "write the name as in 'import', for example: App"
            )),
        ProblemCase(
            "no modules of a target", "version: 1\ntargets: { A: { modules: 📍[], protocols: all } }",
            ExpectedProblem("📍", "empty-list", "'modules' is an empty list", help: "add a name, or remove 'modules'")),
    ])
    func problem(_ problem: ProblemCase) { problem.check() }
}
