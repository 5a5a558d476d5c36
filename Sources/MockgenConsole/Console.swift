import MockgenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

package enum Console {
    package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
    /// Whether messages go to a terminal that can erase a line and show colors.
    package static var isRichTerminal: Bool { isTerminal && environment("TERM") != "dumb" }

    package static func environment(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }

    /// - Parameter exitCode: the exit code if nothing goes wrong.
    package static func write(_ result: String, messages: String = "", exitCode: Int32) -> Int32 {
        let failure = write(result, to: STDOUT_FILENO)
        _ = write(messages, to: STDERR_FILENO)
        // A closed pipe is not a failure, in contrast to a full disk.
        guard failure != 0, failure != EPIPE else { return exitCode }
        let problem = Diagnostic.cannotWriteOutput(String(cString: strerror(failure)).lowercased())
        _ = write(TextFormat().text(problem), to: STDERR_FILENO)
        return max(exitCode, [problem].exitCode)
    }

    /// Returns the error number on failure, otherwise 0.
    package static func write(_ text: String, to file: Int32) -> Int32 {
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
}

// Inside `Console`, the plain name is its own function.
private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int { write(file, buffer, count) }

extension Diagnostic {
    fileprivate static func cannotWriteOutput(_ reason: String) -> Diagnostic {
        Diagnostic(
            .cannotWrite, cause: .setup, "cannot write to standard output: \(reason)", help: "check where the output is sent", at: nil)
    }
}
