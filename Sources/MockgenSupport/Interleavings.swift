//: Module

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

//: Tests
#if canImport(Testing)
    extension Mocks {
        /// Runs the body once for each order in which the calls of these stubs can go on, to find mistakes that depend on
        /// it.
        ///
        /// A call waits until nothing else happens; then one of the waiting calls goes on, to its answer. Set the answers
        /// before. The number that a failure names runs its order alone.
        ///
        /// - Parameters:
        ///   - stubs: of asynchronous requirements. Their calls are forgotten before each run.
        ///   - limit: how many orders are tried.
        ///   - number: the only order to run.
        public static func interleavings(
            of stubs: Recorder..., limit: Swift.Int = 500, only number: Swift.Int? = nil,
            isolation: isolated (any _Concurrency.Actor)? = #isolation, file: Swift.StaticString = #fileID,
            path: Swift.StaticString = #filePath, line: Swift.UInt = #line, column: Swift.UInt = #column,
            _ body: @escaping () async throws -> Swift.Void
        ) async throws {
            // The body runs while its caller waits, so nothing else uses what it has captured.
            let run = Unshared(value: body)
            let location = Location(file, path, line, column)
            for stub in stubs where !stub.isAsynchronous {
                return try fail("'\(stub.name)' is not asynchronous, so its calls have no order to try.", at: location)
            }
            var choices = number.map(Explorer.choices(of:)) ?? []
            for _ in 0..<limit {
                let explorer = Explorer(choices)
                for stub in stubs {
                    stub.forget()
                    stub.explorer = explorer
                }
                let scheduler = _Concurrency.Task { await explorer.schedule() }
                try await explorer.noting(at: location) { try await run.value() }
                explorer.finish()
                await scheduler.value
                for stub in stubs { stub.explorer = nil }
                guard number == nil, let next = explorer.nextChoices else { return }
                choices = next
            }
            try fail("There are more than \(limit) orders of these calls.", at: location)
        }

        private nonisolated struct Unshared<Value>: @unchecked Swift.Sendable { let value: Value }
    }

    extension Mocks.Explorer {
        /// Adds the order of the calls to each issue.
        internal nonisolated func noting(
            at location: Mocks.Location, _ body: @Sendable () async throws -> Swift.Void
        ) async throws {
            guard let test = Testing.Test.current else { return try await body() }
            let trait = Testing.IssueHandlingTrait.compactMapIssues { [self] issue in
                var issue = issue
                issue.comments.append("\(comment)")
                return issue
            }
            try await trait.provideScope(for: test, testCase: Testing.Test.Case.current) {
                do { try await body() } catch {
                    Testing.Issue.record(error, sourceLocation: location.ofTesting)
                }
            }
        }
    }
#endif
