import MockgenCommandLine
import MockgenConsole
import MockgenModel
import MockgenRun
import MockgenVerbs

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Console {
    static func show(_ report: Report, of invocation: Invocation, in workspace: Workspace) -> Int32 {
        let report = invocation.isStrict ? report.strict : report
        let isInWorkflow = environment("GITHUB_ACTIONS") == "true"
        var reporter = Reporter(invocation.format == .auto ? isInWorkflow ? .github : .text : invocation.format) { location in
            location.line(inProjectAt: workspace.root)
        }
        reporter.isQuiet = invocation.isQuiet && !invocation.isToStdout
        // The program of a command plugin writes to a pipe, but SwiftPM shows its messages to a person.
        reporter.showsSource = isTerminal || invocation.color == .always || invocation.packageFile != nil
        reporter.isColored =
            invocation.color == .always || invocation.color == .auto && isRichTerminal && environment("NO_COLOR").isEmpty
        reporter.prefix = workspace.prefix(inRepositoryAt: environment("GITHUB_WORKSPACE"))
        if isRichTerminal { StatusLine.erase() }
        let output = reporter.output(report)
        return write(output.standardOutput, messages: output.standardError, exitCode: report.exitCode)
    }

    /// Shows the current step in one line of the terminal. With `--verbose`, finished steps stay.
    static func observer(isVerbose: Bool) -> RunObserver {
        let (isRich, isTerminal) = (isRichTerminal, isTerminal)
        guard isTerminal || isVerbose else { return .none }
        if isRich { StatusLine.eraseAtInterrupt() }
        return RunObserver { step, isLong in
            if isRich { StatusLine.show(step) } else if isLong { _ = write("\(step)\n", to: STDERR_FILENO) }
        } ended: { result, took in
            if isRich { StatusLine.erase() }
            if isVerbose { _ = write("\(result) (\(Int(took / .milliseconds(1))) ms)\n", to: STDERR_FILENO) }
        }
    }
}
