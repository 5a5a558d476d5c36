import MockgenCommandLine
import MockgenConsole
import MockgenModel
import MockgenRun
import MockgenVerbs

@main
enum Main {
    static func main() { Program.run { await run(Array(CommandLine.arguments.dropFirst())) } }

    private static func run(_ arguments: [String]) async -> Int32 {
        // Help and messages about the arguments also name commands, and a project without a package has no command plugins.
        let reporting = Invocation.reporting(arguments)
        return await ShellCommand.$isInPackage.withValue(reporting.verb != .action && workspace(of: reporting).hasPackage) {
            await run(arguments, reporting: reporting)
        }
    }

    /// - Parameter reporting: how to report invalid arguments.
    private static func run(_ arguments: [String], reporting: Invocation) async -> Int32 {
        let request: Request
        do throws(Diagnostics) {
            request = try Request(arguments)
        } catch {
            return Console.show(Report(reporting.verb, diagnostics: error.all), of: reporting, in: Workspace())
        }
        switch request {
        case .help(let verb): return Console.write(helpPage(of: verb), exitCode: 0)
        case .version: return Console.write("mockgen \(mockgenVersion)\n", exitCode: 0)
        case .run(let invocation):
            let workspace = workspace(of: invocation)
            return await ShellCommand.$isInPackage.withValue(invocation.verb != .action && workspace.isCommandPlugin) {
                let report = await invocation.report(in: workspace)
                if report.leastExitCode == VerifyReport.exitCodeBeforeBuild { return report.exitCode }
                return Console.show(report, of: invocation, in: workspace)
            }
        }
    }

    private static func workspace(of invocation: Invocation) -> Workspace {
        // The steps of 'mutate' take minutes, and a command plugin has no terminal.
        let observer = Console.observer(isVerbose: invocation.isVerbose || invocation.verb == .mutate && invocation.packageFile != nil)
        if invocation.isToStdout, invocation.verb == .generate { return Workspace() }
        // SwiftPM says which package a command plugin serves, and 'init' and 'action' are for the current folder.
        let searchesUpwards =
            invocation.package == nil && invocation.packageFile == nil && ![.initialize, .action].contains(invocation.verb)
        return Workspace(
            packagePath: invocation.package, configurationPath: invocation.configuration, packageFile: invocation.packageFile,
            scratchPath: invocation.scratchPath, searchesUpwards: searchesUpwards, observer: observer)
    }
}
