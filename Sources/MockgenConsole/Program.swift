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
        Task.detached { exit(await body()) }
        while true { pause() }
    }
}
