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
    let job = Job(work)
    guard let thread = job.start() else { return work() }
    pthread_join(thread, nil)
    return job.result ?? work()
}

/// A class, because C passes only its address.
private final class Job<Result>: AnyJob {
    private let work: () -> Result
    private(set) var result: Result?

    init(_ work: @escaping () -> Result) { self.work = work }

    override func run() { result = work() }
}

private class AnyJob {
    private static let stackSize = 64 << 20

    func run() {}

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
                runJob(at: context)
                return nil
            }, Unmanaged.passUnretained(self).toOpaque())
        return failure == 0 ? thread : nil
    }
}

/// The address is optional on some systems.
private func runJob(at address: UnsafeMutableRawPointer?) {
    guard let address else { return }
    Unmanaged<AnyJob>.fromOpaque(address).takeUnretainedValue().run()
}
