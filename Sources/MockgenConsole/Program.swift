import MockgenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

package enum Program {
    package static func run(_ body: @escaping @Sendable () async -> Int32) -> Never {
        // If a reader closes the pipe early, a run that writes files must continue.
        signal(SIGPIPE, SIG_IGN)
        guard canOpenFiles else {
            exit(Console.write("", messages: [.tooFewFiles].text(TextFormat().text), exitCode: [.tooFewFiles].exitCode))
        }
        Task.detached { exit(await body()) }
        while true { pause() }
    }

    /// Whether the process can open the files that the system library needs to run tasks. If not, the library ends the process.
    private static var canOpenFiles: Bool {
        let files = (0..<6).map { _ in open("/dev/null", O_RDONLY) }
        for file in files where file >= 0 { close(file) }
        return files.allSatisfy { $0 >= 0 }
    }
}

extension Diagnostic {
    fileprivate static var tooFewFiles: Diagnostic {
        Diagnostic(
            .cannotRead, cause: .setup, "mockgen may open too few files", help: "raise the limit of open files: ulimit -n 256", at: nil)
    }
}
