#if canImport(Testing)
    internal import Testing
#endif

#if canImport(Testing)
    extension Mocks {
        /// Runs the body once for each order in which the calls of these stubs can go on, to find mistakes that depend on it.
        ///
        /// A call waits until nothing else happens; then one of the waiting calls goes on, to its answer. Set the answers
        /// before: answers in turn begin again in each run. The name in a failure runs its order alone.
        ///
        /// - Parameters:
        ///   - stubs: of asynchronous requirements. Their calls are forgotten before each run.
        ///   - limit: how many orders are tried, up to the first one that fails.
        ///   - name: the only order to run.
        ///   - seconds: how long one order may take.
        public static func tryAllOrders(
            of stubs: AnyStub..., limit: Swift.Int = 500, only name: Swift.String? = nil, within seconds: Swift.Double = 60,
            isolation: isolated (any _Concurrency.Actor)? = #isolation, file: Swift.StaticString = #filePath, line: Swift.UInt = #line,
            _ body: @escaping () async throws -> Swift.Void
        ) async throws {
            // The body runs while its caller waits, so nothing else uses what it has captured, unless it does not end in time.
            let run = Unchecked(body)
            let location = Location(file, line)
            for stub in stubs where !stub.isAsynchronous {
                return try fail("'\(stub.name)' is not asynchronous, so its calls have no order to try.", at: location)
            }
            var plan = name.map(Explorer.plan(named:)) ?? Explorer.Plan()
            var rest = Explorer.longestRest
            for _ in 0..<Swift.max(1, limit) {
                let explorer = Explorer(plan, rest: rest)
                for stub in stubs {
                    stub.rewind()
                    stub.explorer = explorer
                }
                // Hundreds of tests may run at the same time, and an order has many turns.
                let scheduler = _Concurrency.Task(priority: .high) { await explorer.schedule() }
                let end = Waiter<Swift.Bool>()
                // A body that never ends must not keep the test.
                let running = _Concurrency.Task(priority: .high) {
                    defer { end.finish(true) }
                    try await explorer.noting(at: location) { try await run.value() }
                }
                let isOver = await end.result(within: seconds, late: false, cancelled: false)
                for stub in stubs { stub.explorer = nil }
                explorer.finish()
                guard isOver else {
                    running.cancel()
                    try _Concurrency.Task.checkCancellation()
                    return try fail("This did not end within \(seconds) s. \(explorer.comment)", at: location)
                }
                await scheduler.value
                try await running.value
                guard name == nil, !explorer.hasFailed, let next = explorer.next else { return }
                (plan, rest) = (next, Swift.min(rest, explorer.neededRest))
            }
            Testing.Issue.record(
                "There are more than \(limit) orders of these calls. The others were not tried.", severity: .warning,
                sourceLocation: location.ofTesting)
        }
    }

    extension Mocks.Explorer {
        /// Adds the order of the calls to each issue.
        internal nonisolated func noting(at location: Mocks.Location, _ body: @Sendable () async throws -> Swift.Void) async throws {
            guard let test = Testing.Test.current else { return try await body() }
            let trait = Testing.IssueHandlingTrait.compactMapIssues { [self] issue in
                if issue.isFailure { fail() }
                var issue = issue
                issue.comments.append("\(comment)")
                return issue
            }
            try await trait.provideScope(for: test, testCase: Testing.Test.Case.current) {
                do { try await body() } catch let error where isOfTesting(error) { throw error } catch {
                    Testing.Issue.record(error, sourceLocation: location.ofTesting)
                }
            }
        }

        /// Whether Swift Testing knows the error: a cancelled test, or an expectation that has recorded its issue.
        private nonisolated func isOfTesting(_ error: any Swift.Error) -> Swift.Bool {
            error is _Concurrency.CancellationError || Swift.String(reflecting: Swift.type(of: error)).hasPrefix("Testing.")
        }
    }
#endif
