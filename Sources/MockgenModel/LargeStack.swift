#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Runs work on a thread with a large stack, and waits for the result. SwiftParser and the functions that follow types and aliases are
/// recursive, and the threads of Swift's tasks have half a megabyte on some systems, and the size of `ulimit -s` on others. If the system
/// starts no thread, the work runs on this one.
func onLargeStack<Result>(_ work: @escaping () -> Result) -> Result {
    var result: Result?
    let job = Job { result = work() }
    guard let thread = job.start() else { return work() }
    pthread_join(thread, nil)
    return result ?? work()
}

/// A class, because C passes only its address.
private final class Job {
    private static let stackSize = 64 << 20

    private let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }

    func start() -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, Self.stackSize) == 0 else { return nil }
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        // The caller keeps the job alive while it waits.
        let failure = pthread_create(
            &thread, &attributes,
            { context in
                Job.run(at: context)
                return nil
            }, Unmanaged.passUnretained(self).toOpaque())
        return failure == 0 ? thread : nil
    }

    /// The address is optional on some systems.
    private static func run(at address: UnsafeMutableRawPointer?) {
        guard let address else { return }
        Unmanaged<Job>.fromOpaque(address).takeUnretainedValue().run()
    }
}
