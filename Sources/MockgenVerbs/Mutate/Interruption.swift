#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Whether the user has pressed Ctrl-C: the run ends, and reports what it knows.
enum Interruption {
    /// Only the signal handler and `observe` write them.
    nonisolated(unsafe) private static var signals: sig_atomic_t = 0
    nonisolated(unsafe) private static var plugin: pid_t?

    static var hasCome: Bool { signals > 0 || plugin.map { $0 != getppid() } ?? false }

    /// - Parameter isInPlugin: whether a command plugin has started this process. SwiftPM ends it at once, and the signal does not come here.
    static func observe(isInPlugin: Bool) {
        plugin = isInPlugin ? getppid() : nil
        signal(SIGINT) { _ in Interruption.signals = 1 }
    }
}
