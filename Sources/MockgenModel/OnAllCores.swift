/// The progress of a step: "read 64 of 120". The observer of the step shows it. In a structure, because optimized programs of Swift 6.3 crash
/// when they bind a closure itself to a task.
package struct Progress: Sendable {
    @TaskLocal package static var current = Progress { _ in }
    package let show: @Sendable (_ amount: String) -> Void

    package init(show: @escaping @Sendable (_ amount: String) -> Void) { self.show = show }
}

extension Array where Element: Sendable {
    /// `map`, on all cores: the result does not depend on how the work was divided.
    /// - Parameter word: for the progress, such as "parsed".
    package func mapOnAllCores<Result: Sendable>(
        _ word: String? = nil, _ transform: @escaping @Sendable (Element) -> Result
    ) async -> [Result] {
        await mapOnAllCores(word, with: {}) { element, _ in transform(element) }
    }

    /// The same with a worker for each part of the work. The worker need not be Sendable.
    package func mapOnAllCores<Worker, Result: Sendable>(
        _ word: String? = nil, with makeWorker: @escaping @Sendable () -> Worker,
        _ transform: @escaping @Sendable (Element, Worker) -> Result
    ) async -> [Result] {
        // More parts than cores: elements differ in size.
        let size = Swift.max(1, Swift.min(64, count / 32))
        return await withTaskGroup(of: (Int, [Result]).self) { group in
            for start in stride(from: 0, to: count, by: size) {
                group.addTask {
                    onLargeStack {
                        let worker = makeWorker()
                        return (start, self[start..<Swift.min(start + size, self.count)].map { transform($0, worker) })
                    }
                }
            }
            var results: [(Int, [Result])] = []
            var done = 0
            for await result in group {
                results.append(result)
                done += result.1.count
                if let word { Progress.current.show("\(word) \(done) of \(count)") }
            }
            return results.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
    }
}
