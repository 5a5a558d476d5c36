//: Stub
extension Mocks.Recorder {
    internal nonisolated final func count(_ matches: [Mocks.Match], _ file: Swift.StaticString, _ line: Swift.UInt) -> Swift.Int {
        count(Mocks.Expected(matches, file, line))
    }

    private nonisolated func count(_ expected: Mocks.Expected) -> Swift.Int {
        let numbers = numbers(of: expected)
        locked { check(numbers) }
        return numbers.count
    }

    internal nonisolated(nonsending) final func wait(_ matches: [Mocks.Match], _ limit: Swift.Double, _ location: Mocks.Location)
        async throws
    {
        let expected = Mocks.Expected(matches, location.path, location.line)
        if try await wait(within: limit, until: { count(expected) > 0 }) { return }
        try Mocks.fail(
            "\(self)\nIn \(limit) s there was no call with the arguments \(expected.description).", at: location)
    }
}

extension Mocks.SetValues {
    /// How many assignments had this value.
    public nonisolated final func count(of value: Mocks.Expectation<Value>, file: Swift.StaticString = #filePath, line: Swift.UInt = #line)
        -> Swift.Int
    { count([.of(value)], file, line) }

    /// Waits for an assignment of this value, as `wait(for:within:)` does.
    public nonisolated(nonsending) final func wait(
        of value: Mocks.Expectation<Value>, within limit: Swift.Double = 10, file: Swift.StaticString = #fileID,
        path: Swift.StaticString = #filePath, line: Swift.UInt = #line,
        column: Swift.UInt = #column
    ) async throws { try await wait([.of(value)], limit, Mocks.Location(file, path, line, column)) }
}

extension Mocks.RecordedCalls {
    public typealias Expectation<Value> = Mocks.Expectation<Value>

    /// How many calls had arguments that meet a condition.
    public nonisolated final func count(_ condition: (Arguments) -> Swift.Bool) -> Swift.Int {
        let numbers = numbers(condition)
        locked { check(numbers) }
        return numbers.count
    }

    /// Waits for a call whose arguments meet a condition, as `wait(for:within:)` does.
    public nonisolated(nonsending) final func wait(
        within limit: Swift.Double = 10, file: Swift.StaticString = #fileID, path: Swift.StaticString = #filePath, line: Swift.UInt = #line,
        column: Swift.UInt = #column,
        _ condition: (Arguments) -> Swift.Bool
    ) async throws {
        if try await wait(within: limit, until: { count(condition) > 0 }) { return }
        try Mocks.fail(
            "\(self)\nIn \(limit) s there was no call that meets the condition.",
            at: Mocks.Location(file, path, line, column))
    }

    /// How many calls had this argument.
    public nonisolated final func count(of value: Expectation<Values>, file: Swift.StaticString = #filePath, line: Swift.UInt = #line)
        -> Swift.Int
    { count([.of(value)], file, line) }

    /// How many calls had these arguments.
    public nonisolated final func count<A, B>(
        of first: Expectation<A>, _ second: Expectation<B>, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Swift.Int where Values == (A, B) { count([.of(first), .of(second)], file, line) }

    /// How many calls had these arguments.
    public nonisolated final func count<A, B, C>(
        of first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, file: Swift.StaticString = #filePath,
        line: Swift.UInt = #line
    ) -> Swift.Int where Values == (A, B, C) { count([.of(first), .of(second), .of(third)], file, line) }

    /// How many calls had these arguments.
    public nonisolated final func count<A, B, C, D>(
        of first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, _ fourth: Expectation<D>,
        file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Swift.Int where Values == (A, B, C, D) { count([.of(first), .of(second), .of(third), .of(fourth)], file, line) }

    /// How many calls had these arguments.
    public nonisolated final func count<A, B, C, D, E>(
        of first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, _ fourth: Expectation<D>, _ fifth: Expectation<E>,
        file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Swift.Int where Values == (A, B, C, D, E) { count([.of(first), .of(second), .of(third), .of(fourth), .of(fifth)], file, line) }

    /// How many calls had these arguments.
    public nonisolated final func count<A, B, C, D, E, F>(
        of first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, _ fourth: Expectation<D>, _ fifth: Expectation<E>,
        _ sixth: Expectation<F>, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Swift.Int where Values == (A, B, C, D, E, F) {
        count([.of(first), .of(second), .of(third), .of(fourth), .of(fifth), .of(sixth)], file, line)
    }

    /// Whether a call had this argument.
    public nonisolated final func called(with value: Expectation<Values>, file: Swift.StaticString = #filePath, line: Swift.UInt = #line)
        -> Swift.Bool
    { count([.of(value)], file, line) > 0 }

    /// Whether a call had these arguments.
    public nonisolated final func called<A, B>(
        with first: Expectation<A>, _ second: Expectation<B>, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Swift.Bool where Values == (A, B) { count([.of(first), .of(second)], file, line) > 0 }

    /// Whether a call had these arguments.
    public nonisolated final func called<A, B, C>(
        with first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, file: Swift.StaticString = #filePath,
        line: Swift.UInt = #line
    ) -> Swift.Bool where Values == (A, B, C) { count([.of(first), .of(second), .of(third)], file, line) > 0 }

    /// Whether a call had these arguments.
    public nonisolated final func called<A, B, C, D>(
        with first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, _ fourth: Expectation<D>,
        file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Swift.Bool where Values == (A, B, C, D) { count([.of(first), .of(second), .of(third), .of(fourth)], file, line) > 0 }

    /// Whether a call had these arguments.
    public nonisolated final func called<A, B, C, D, E>(
        with first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, _ fourth: Expectation<D>, _ fifth: Expectation<E>,
        file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Swift.Bool where Values == (A, B, C, D, E) {
        count([.of(first), .of(second), .of(third), .of(fourth), .of(fifth)], file, line) > 0
    }

    /// Whether a call had these arguments.
    public nonisolated final func called<A, B, C, D, E, F>(
        with first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, _ fourth: Expectation<D>, _ fifth: Expectation<E>,
        _ sixth: Expectation<F>, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Swift.Bool where Values == (A, B, C, D, E, F) {
        count([.of(first), .of(second), .of(third), .of(fourth), .of(fifth), .of(sixth)], file, line) > 0
    }

    /// Waits for a call with this argument, as `wait(for:within:)` does.
    public nonisolated(nonsending) final func wait(
        of value: Expectation<Values>, within limit: Swift.Double = 10, file: Swift.StaticString = #fileID,
        path: Swift.StaticString = #filePath, line: Swift.UInt = #line,
        column: Swift.UInt = #column
    ) async throws { try await wait([.of(value)], limit, Mocks.Location(file, path, line, column)) }

    /// Waits for a call with these arguments, as `wait(for:within:)` does.
    public nonisolated(nonsending) final func wait<A, B>(
        of first: Expectation<A>, _ second: Expectation<B>, within limit: Swift.Double = 10, file: Swift.StaticString = #fileID,
        path: Swift.StaticString = #filePath,
        line: Swift.UInt = #line, column: Swift.UInt = #column
    ) async throws where Values == (A, B) { try await wait([.of(first), .of(second)], limit, Mocks.Location(file, path, line, column)) }

    /// Waits for a call with these arguments, as `wait(for:within:)` does.
    public nonisolated(nonsending) final func wait<A, B, C>(
        of first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, within limit: Swift.Double = 10,
        file: Swift.StaticString = #fileID, path: Swift.StaticString = #filePath, line: Swift.UInt = #line, column: Swift.UInt = #column
    ) async throws where Values == (A, B, C) {
        try await wait([.of(first), .of(second), .of(third)], limit, Mocks.Location(file, path, line, column))
    }

    /// Waits for a call with these arguments, as `wait(for:within:)` does.
    public nonisolated(nonsending) final func wait<A, B, C, D>(
        of first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, _ fourth: Expectation<D>,
        within limit: Swift.Double = 10, file: Swift.StaticString = #fileID, path: Swift.StaticString = #filePath, line: Swift.UInt = #line,
        column: Swift.UInt = #column
    ) async throws where Values == (A, B, C, D) {
        try await wait([.of(first), .of(second), .of(third), .of(fourth)], limit, Mocks.Location(file, path, line, column))
    }

    /// Waits for a call with these arguments, as `wait(for:within:)` does.
    public nonisolated(nonsending) final func wait<A, B, C, D, E>(
        of first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, _ fourth: Expectation<D>, _ fifth: Expectation<E>,
        within limit: Swift.Double = 10, file: Swift.StaticString = #fileID, path: Swift.StaticString = #filePath, line: Swift.UInt = #line,
        column: Swift.UInt = #column
    ) async throws where Values == (A, B, C, D, E) {
        try await wait([.of(first), .of(second), .of(third), .of(fourth), .of(fifth)], limit, Mocks.Location(file, path, line, column))
    }

    /// Waits for a call with these arguments, as `wait(for:within:)` does.
    public nonisolated(nonsending) final func wait<A, B, C, D, E, F>(
        of first: Expectation<A>, _ second: Expectation<B>, _ third: Expectation<C>, _ fourth: Expectation<D>, _ fifth: Expectation<E>,
        _ sixth: Expectation<F>, within limit: Swift.Double = 10, file: Swift.StaticString = #fileID, path: Swift.StaticString = #filePath,
        line: Swift.UInt = #line,
        column: Swift.UInt = #column
    ) async throws where Values == (A, B, C, D, E, F) {
        try await wait(
            [.of(first), .of(second), .of(third), .of(fourth), .of(fifth), .of(sixth)], limit, Mocks.Location(file, path, line, column))
    }
}
