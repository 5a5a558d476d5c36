import MockgenCommand
import MockgenConsole
import MockgenKit
import MockgenModel
import MockgenVerbs

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

@main
enum Main {
    static func main() {
        // If a reader closes the pipe early, a run that writes files must continue.
        signal(SIGPIPE, SIG_IGN)
        guard canOpenFiles else { exit(Console.show(Report(.generate, diagnostics: [.tooFewFiles]), of: .reporting([]), in: Workspace())) }
        Task.detached { exit(await run(Array(CommandLine.arguments.dropFirst()))) }
        while true { pause() }
    }

    /// Whether the process may open the files that the system's own library needs to run tasks. Without them, the library ends the process.
    private static var canOpenFiles: Bool {
        let files = (0..<6).map { _ in open("/dev/null", O_RDONLY) }
        for file in files where file >= 0 { close(file) }
        return files.allSatisfy { $0 >= 0 }
    }

    /// Runs the command line and returns the exit code.
    private static func run(_ arguments: [String]) async -> Int32 {
        let request: Request
        do throws(Diagnostics) {
            request = try Request(arguments)
        } catch {
            let invocation = Invocation.reporting(arguments)
            return Console.show(Report(invocation.verb, diagnostics: error.all), of: invocation, in: Workspace())
        }
        switch request {
        case .help(let verb): return Console.write(helpPage(of: verb), exitCode: 0)
        case .version: return Console.write("mockgen \(mockgenVersion)\n", exitCode: 0)
        case .run(let invocation):
            let workspace =
                invocation.isToStdout && invocation.verb == .generate
                ? Workspace()
                : Workspace(
                    packagePath: invocation.package, configurationPath: invocation.configuration, packageFile: invocation.packageFile,
                    scratchPath: invocation.scratchPath,
                    observer: Console.observer(isVerbose: invocation.isVerbose))
            return await ShellCommand.$isInPackage.withValue(workspace.hasPackage) {
                let report = await invocation.report(in: workspace)
                if report.leastExitCode == VerifyReport.awaitsBuilds { return report.exitCode }
                return Console.show(report, of: invocation, in: workspace)
            }
        }
    }
}

extension Diagnostic {
    fileprivate static var tooFewFiles: Diagnostic {
        Diagnostic(
            .cannotRead, cause: .setup, "mockgen may open too few files", help: "raise the limit of open files: ulimit -n 256", at: nil)
    }
}
