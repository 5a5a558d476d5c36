// Executors as parents.

/// Feature: Executor
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
protocol JobRunner: Executor {
    func drain() -> Int
}

/// Feature: SerialExecutor
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
protocol JobQueue: SerialExecutor {
    var label: String { get }
}

/// Feature: TaskExecutor
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
protocol JobPool: TaskExecutor {
    var size: Int { get }
}

/// Feature: a job as an argument
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
protocol JobSink {
    func take(_ job: consuming ExecutorJob)
}
