import Testing

@testable import Requirements

@Suite struct ExecutorsTests {
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    private actor Clerk {
        let queue: JobQueueMock

        init(_ queue: JobQueueMock) { self.queue = queue }

        nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

        func work() -> Int { 3 }
    }

    @Test func serialExecutorRunsAnActor() async {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { return }
        let queue = JobQueueMock()
        queue.enqueueClosure = { job in UnownedJob(job).runSynchronously(on: queue.asUnownedSerialExecutor()) }
        #expect(await Clerk(queue).work() == 3)
        #expect(queue.enqueueCalled)
    }

    @Test func stubTakesTheJobOfAnExecutor() async {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { return }
        let (queue, sink) = (JobQueueMock(), JobSinkMock())
        sink.takeClosure = { job in UnownedJob(job).runSynchronously(on: queue.asUnownedSerialExecutor()) }
        queue.enqueueClosure = { job in sink.take(job) }
        #expect(await Clerk(queue).work() == 3)
        #expect(sink.takeCalled)
    }

    @Test func taskExecutorRunsTasks() async {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { return }
        let pool = JobPoolMock()
        pool.enqueueClosure = { job in UnownedJob(job).runSynchronously(on: pool.asUnownedTaskExecutor()) }
        #expect(await Task(executorPreference: pool) { 4 }.value == 4)
        #expect(pool.enqueueCalled)
    }

    @Test func executorHasRequirementsOfItsOwn() {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { return }
        let runner = JobRunnerMock()
        runner.drainReturnValue = 2
        #expect((runner as any JobRunner).drain() == 2)
        #expect(!runner.enqueueCalled)
    }
}
