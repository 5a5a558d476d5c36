import MockgenCommand
import MockgenKit
import MockgenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Standard output and standard error.
enum Console {
    /// Writes a report in the requested format and returns the exit code.
    static func show(_ report: Report, of invocation: Invocation, in workspace: Workspace) -> Int32 {
        let report = invocation.isStrict ? report.strict : report
        let isTerminal = isatty(STDERR_FILENO) == 1
        let isInWorkflow = environment("GITHUB_ACTIONS") == "true"
        var reporter = Reporter(invocation.format == .auto ? isInWorkflow ? .github : .text : invocation.format) { location in
            workspace.sourceLine(at: location)
        }
        reporter.pages = { DiagnosticPages(ofRules: rulePages) }
        reporter.isQuiet = invocation.isQuiet && !invocation.isToStdout
        reporter.showsSource = isTerminal || invocation.color == .always
        reporter.isColored =
            switch invocation.color {
            case .always: true
            case .never: false
            case .auto: isTerminal && environment("NO_COLOR").isEmpty && environment("TERM") != "dumb"
            }
        reporter.prefix = workspace.prefix(inRepositoryAt: environment("GITHUB_WORKSPACE"))
        if isTerminal { _ = write(eraseLine, to: STDERR_FILENO) }
        return write(reporter.output(report), exitCode: report.exitCode)
    }

    static func write(_ output: Reporter.Output, exitCode: Int32) -> Int32 {
        let failure = write(output.standardOutput, to: STDOUT_FILENO)
        _ = write(output.standardError, to: STDERR_FILENO)
        // A closed pipe is no failure; a full disk is one.
        guard failure != 0, failure != EPIPE else { return exitCode }
        let problem = Report(.generate, diagnostics: [.cannotWriteOutput(String(cString: strerror(failure)).lowercased())])
        _ = write(Reporter(.text).output(problem).standardError, to: STDERR_FILENO)
        return max(exitCode, problem.exitCode)
    }

    /// Shows the current step in one line of the terminal. With `--verbose`, finished steps stay.
    static func observer(isVerbose: Bool) -> RunObserver {
        let isTerminal = isatty(STDERR_FILENO) == 1
        guard isTerminal || isVerbose else { return .none }
        return RunObserver { step in
            // The cursor stays at the start of the line, so that the output of other programs replaces it.
            if isTerminal { _ = write("\(eraseLine)\(step) ...\r", to: STDERR_FILENO) }
        } ended: { result, took in
            if isTerminal { _ = write(eraseLine, to: STDERR_FILENO) }
            if isVerbose { _ = write("\(result) (\(milliseconds(took)) ms)\n", to: STDERR_FILENO) }
        }
    }

    private static let eraseLine = "\r\u{1B}[2K"

    private static func milliseconds(_ duration: Duration) -> Int64 {
        duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    }

    /// Writes all bytes. Returns the error number if that is not possible.
    private static func write(_ text: String, to file: Int32) -> Int32 {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
            if written >= 0 {
                rest = rest.dropFirst(written)
            } else if errno == EAGAIN {
                // Another program has made the shared terminal or pipe non-blocking.
                var descriptor = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
                poll(&descriptor, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }

    private static func environment(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
}

// Inside `Console`, the plain name is its own function.
private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int { write(file, buffer, count) }

extension Diagnostic {
    fileprivate static func cannotWriteOutput(_ reason: String) -> Diagnostic {
        Diagnostic(
            .cannotWrite, cause: .setup, "cannot write to standard output: \(reason)", help: "check where the output is sent", at: nil)
    }
}
