#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Whether the user has pressed Ctrl-C: the run ends, and reports what it knows.
enum Interruption {
    /// Only the signal handler writes it.
    nonisolated(unsafe) private static var signals: sig_atomic_t = 0
    private static let parent = getppid()

    /// SwiftPM ends at once, and with it the command plugin that has started this process. The signal does not come here then.
    static var hasCome: Bool { signals > 0 || getppid() != parent }

    static func observe() {
        _ = parent
        signal(SIGINT) { _ in Interruption.signals = 1 }
    }
}
