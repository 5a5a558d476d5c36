import MockgenModel
import Testing

@testable import MockgenCommandLine

@Suite struct ArgumentTests {
    @Test func validArguments() throws {
        let plain = try invocation([])
        #expect(plain.verb == .generate)
        #expect(plain.format == .auto && plain.color == .auto && plain.targets == [] && !plain.isStrict)

        let full = try invocation([
            "list", "--target", "A", "--target=B", "--config", "c.yml", "--package-path=P", "--format", "json", "--color=never", "--strict",
            "-q", "-v",
        ])
        #expect(full.verb == .list && full.targets == ["A", "B"] && full.configuration == "c.yml" && full.package == "P")
        #expect(full.format == .json && full.color == .never && full.isStrict && full.isQuiet && full.isVerbose)

        #expect(try invocation(["--format", "sarif", "list"]).verb == .list, "flags may stand before the verb")
        #expect(try invocation(["--stdout", "list"]).operands == ["list"], "where a file is expected, a word is a file")
        #expect(try invocation(["generate", "--stdout", "--", "-A.swift"]).operands == ["-A.swift"])
        #expect(try invocation(["--stdout", "-"]).operands == ["-"])
        #expect(try invocation(["explain", "Listener"]).operands == ["Listener"])
        #expect(
            try invocation(["--stdout", "--language", "6", "--default-isolation", "MainActor", "--feature=F", "--feature", "G", "A.swift"])
                .settings.map(\.kind) == [.languageMode("6"), .defaultIsolation("MainActor"), .feature("F"), .feature("G")])
        #expect(try invocation(["init", "--stdout"]).isToStdout)
        #expect(try invocation(["list", "--unused"]).isOnlyUnused)
        #expect(try invocation(["report", "--html", "a b.html"]).page == "a b.html")
    }

    @Test func helpAndVersion() throws {
        for arguments in [["help", "list"], ["list", "--help"], ["list", "-h", "--target", "T"]] {
            guard case .help(.list) = try Request(arguments) else {
                Issue.record("\(arguments)")
                continue
            }
        }
        guard case .help(nil) = try Request(["--help"]), case .help(nil) = try Request(["help"]), case .version = try Request(["--version"])
        else {
            Issue.record("no help, no version")
            return
        }
    }

    // MARK: - Command plugins

    private static func arguments(_ access: String, _ typed: [String]) -> [String] {
        ["command-plugin", access, "/build/package.txt", "/build", "/mockgen"] + typed
    }

    @Test(arguments: [
        ("read", ["verify", "--target", "A"]), ("read", ["init", "--stdout"]), ("read", ["generate", "--stdout", "A.swift"]),
        ("read", ["doctor"]), ("write", ["init"]), ("write", ["generate"]), ("write", ["--target", "A"]), ("write", ["list"]),
    ])
    func commandPluginsSayWhereThePackageIs(access: String, typed: [String]) throws {
        let plugin = try invocation(Self.arguments(access, typed))
        let direct = try invocation(typed)
        #expect(plugin.packageFile == "/build/package.txt" && plugin.scratchPath == "/build" && plugin.mockgenPackage == "/mockgen")
        #expect(plugin.verb == direct.verb && plugin.targets == direct.targets && plugin.operands == direct.operands)
    }

    /// Xcode's menu passes the selected targets and no verb.
    @Test(arguments: [("read", Verb.list), ("write", Verb.generate)])
    func commandPluginsNeedNoVerbForTargets(access: String, verb: Verb) throws {
        let plugin = try invocation(Self.arguments(access, ["--target", "A", "--target", "B"]))
        #expect(plugin.verb == verb && plugin.targets == ["A", "B"])
    }

    @Test(arguments: [[], ["--help"], ["help"]])
    func commandPluginsGiveHelp(typed: [String]) throws {
        for access in ["read", "write"] {
            guard case .help(nil) = try Request(Self.arguments(access, typed)) else {
                Issue.record("no help")
                return
            }
        }
        guard case .help(.list) = try Request(Self.arguments("read", ["list", "--help"])) else {
            Issue.record("no help of a verb")
            return
        }
    }

    @Test(arguments: [
        (
            ["init"], "'init' writes files, which 'swift package mockgen' may not do",
            """
            run this command, for which SwiftPM asks for your permission:
                  swift package mockgen-write init
                  or, in a script:
                  swift package --allow-writing-to-package-directory mockgen-write init
            """
        ),
        (
            ["generate", "--target", "My Tests"], "'generate' writes files, which 'swift package mockgen' may not do",
            """
            run this command, for which SwiftPM asks for your permission:
                  swift package mockgen-write generate --target 'My Tests'
                  or, in a script:
                  swift package --allow-writing-to-package-directory mockgen-write generate --target 'My Tests'
            """
        ),
        (
            ["report", "--html", "mocks.html"], "'report' writes files, which 'swift package mockgen' may not do",
            """
            run this command, for which SwiftPM asks for your permission:
                  swift package mockgen-write report --html mocks.html
                  or, in a script:
                  swift package --allow-writing-to-package-directory mockgen-write report --html mocks.html
            """
        ),
        (
            ["list", "--package-path", "../Other"], "'--package-path' must come before the name of the plugin",
            "for example: swift package --package-path ../Other mockgen list"
        ),
        (
            ["verify", "--scratch-path", "out"], "'--scratch-path' must come before the name of the plugin",
            "for example: swift package --scratch-path out mockgen list"
        ),
        (
            ["generate", "--stdout", "-"], "SwiftPM does not hand its standard input to plugins, so '-' has no text",
            "write the text to a file and name the file"
        ),
    ])
    func commandPluginsCannot(typed: [String], message: String, help: String) {
        let error = #expect(throws: Diagnostics.self) { try Request(Self.arguments("read", typed)) }
        #expect(error?.all.map(\.message) == [message])
        #expect(error?.all.map(\.help) == [help])
    }

    @Test func wrongArgumentsAreReportedInTheRequestedFormat() {
        let invocation = Invocation.reporting(Self.arguments("read", ["init", "--format", "json"]))
        #expect(invocation.verb == .initialize && invocation.format == .json)
    }

    @Test(arguments: [
        (["lst"], "unknown command 'lst'", "did you mean 'list'?"),
        (["help", "lst"], "unknown command 'lst'", "did you mean 'list'?"),
        (["frobnicate"], "unknown command 'frobnicate'", "see 'swift package mockgen --help'"),
        (["list", "--colour", "never"], "unknown option '--colour'", "did you mean '--color'?"),
        (["version"], "unknown command 'version'", "did you mean '--version'?"),
        (["-x"], "unknown option '-x'", "see 'swift package mockgen --help'; options of SwiftPM precede 'mockgen'"),
        (["list", "--stdout"], "'mockgen list' has no option '--stdout'", "remove it; it is an option of 'generate', 'init'"),
        (["--format", "xml"], "'xml' is not a valid value for '--format'", "use one of: auto, text, json, github, sarif"),
        (["--format=jsn"], "'jsn' is not a valid value for '--format'", "did you mean 'json'?"),
        (
            ["--stdout", "--style", "mockolo", "A.swift"], "'mockolo' is not a valid value for '--style'",
            "use one of: automockable, handler, spy, stub"
        ),
        (
            ["--stdout", "--default-isolation", "Main", "A.swift"], "'Main' is not a valid value for '--default-isolation'",
            "use one of: nonisolated, MainActor"
        ),
        (["--stdout", "--language=four", "A.swift"], "'four' is not a valid value for '--language'", "use one of: 5, 6"),
        (
            ["--default-isolation", "MainActor"], "'--default-isolation' is only allowed with '--stdout'",
            "remove it: otherwise mockgen reads the settings of the modules from Package.swift or from 'modules' in .mockgen.yml"
        ),
        (["--color"], "'--color' needs a value", "for example: --color never"),
        (["--strict=yes"], "'--strict' has no value", "write '--strict' without '='"),
        (["explain"], "'mockgen explain' needs a NAME", "for example: swift package mockgen explain UserServicing"),
        (["explain", "A", "B"], "unexpected argument 'B' after 'mockgen explain'", "see 'swift package mockgen explain --help'"),
        (["report"], "'mockgen report' needs '--html'", "for example: swift package mockgen-write report --html mocks.html"),
        (["report", "--html"], "'--html' needs a value", "for example: --html mocks.html"),
        (
            ["list", "AppTests"], "unexpected argument 'AppTests' after 'mockgen list'",
            """
            if it is a target: swift package mockgen list --target AppTests
                  if it is a protocol: swift package mockgen explain AppTests
            """
        ),
        (
            ["generate", "UserServicing"], "unexpected argument 'UserServicing' after 'mockgen generate'",
            """
            if it is a target: swift package mockgen-write generate --target UserServicing
                  if it is a protocol: swift package mockgen explain UserServicing
            """
        ),
    ])
    func mistakes(_ arguments: [String], _ message: String, _ help: String) {
        do throws(Diagnostics) {
            _ = try Request(arguments)
            Issue.record("nothing was wrong")
        } catch {
            #expect(error.all.map(\.message) == [message])
            #expect(error.all.map(\.help) == [help])
            #expect(error.all.allSatisfy { $0.id == .usage && $0.cause == .setup })
        }
    }

    @Test func mistakesAreReportedInTheRequestedFormat() {
        let asked = Invocation.reporting(["list", "--tagret", "--format", "json", "--color=always"])
        #expect(asked.format == .json && asked.color == .always && asked.verb == .list)
    }

    @Test func everyVerbHasAPageAndEveryFlagAVerb() {
        #expect(Set(VerbPage.table.map(\.verb)) == Set(Verb.allCases) && VerbPage.table.count == Verb.allCases.count)
        #expect(Flag.table.map(\.name) == Flag.Name.allCases)
        let taken = Set(VerbPage.table.flatMap(\.flags))
        #expect(Flag.Name.allCases.filter { !taken.contains($0) } == [.version])
    }

    @Test(arguments: Verb.allCases)
    func help(of verb: Verb) {
        let page = helpPage(of: verb)
        #expect(page.contains("USAGE\n  \(ShellCommand.mockgen(verb.page.usage[0].line))"))
        for flag in verb.page.flags { #expect(page.contains("\(flag)")) }
        #expect(helpPage(of: nil).contains("  \(verb.page.usage[0].line) "))
    }

    private func invocation(_ arguments: [String]) throws -> Invocation {
        guard case .run(let invocation) = try Request(arguments) else {
            Issue.record("\(arguments) is not a run")
            return Invocation()
        }
        return invocation
    }
}
