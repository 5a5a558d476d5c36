import MockgenConsole
import MockgenModel
import MockgenRun

/// The program of the build tool plugin: `mockgen-plugin BUILD-INPUT`. It excludes everything that only the command line needs, because each
/// user of the plugin waits until it is compiled.
@main
enum Main {
    static func main() {
        Program.run {
            let messages = await run(Array(CommandLine.arguments.dropFirst())).inOrder
            // SwiftPM shows the output in every build, so success prints nothing.
            return Console.write("", messages: MessageList(messages).text(TextFormat().text), exitCode: messages.exitCode)
        }
    }

    private static func run(_ arguments: [String]) async -> [Diagnostic] {
        guard arguments.count == 1, !arguments[0].hasPrefix("-") else { return [.noBuildInput] }
        do throws(Diagnostics) {
            return try await generate(from: try BuildInput(readingFrom: arguments[0])).warnings
        } catch {
            return error.all
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
