import MockgenConsole
import MockgenModel
import MockgenRun

/// The program of the build tool plugin: `mockgen-plugin BUILD-INPUT`. It excludes everything that only the command line needs, because each
/// user of the plugin waits until it is compiled.
@main
enum Main {
    static func main() {
        Program.run {
            let result = await run(Array(CommandLine.arguments.dropFirst()))
            let messages = result.messages.inOrder
            let format = TextFormat { location in result.input.flatMap { location.line(inProjectAt: $0.root) } }
            // SwiftPM shows the output in every build, so success prints nothing.
            return Console.write("", messages: messages.textWithReference(format), exitCode: messages.exitCode)
        }
    }

    private static func run(_ arguments: [String]) async -> (messages: [Diagnostic], input: BuildInput?) {
        guard arguments.count == 1, !arguments[0].hasPrefix("-") else { return ([.noBuildInput], nil) }
        let input: BuildInput
        do throws(Diagnostics) { input = try BuildInput(readingFrom: arguments[0]) } catch { return (error.all, nil) }
        do throws(Diagnostics) {
            return (try await generate(from: input).warnings, input)
        } catch {
            return (error.all, input)
        }
    }
}

extension Diagnostic {
    fileprivate static var noBuildInput: Diagnostic {
        Diagnostic(
            .usage, cause: .setup, "only mockgen's build tool plugin runs this program", help: "run '\(ShellCommand.mockgen("--help"))'",
            at: nil)
    }
}
