extension Mocks.Answerable {
    /// The next calls: each answer is given once, and then the older answers return.
    public nonisolated var once: Self.SomeCalls {
        var answers = answers
        if answers.rule != nil { Mocks.recordAnywhere("Write 'once' for the stub of '\(answers.stub.name)' alone, not after 'then'.") }
        (answers.isOnce, answers.rule) = (true, nil)
        return answers
    }

    /// Returns the values of a list in turn. The last one stays.
    @discardableResult
    public nonisolated func returns(
        contentsOf values: [Output], file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Self.Following {
        let location = Mocks.Location(file, line)
        guard values.count > 0 else {
            Mocks.recordAnywhere("'returns(contentsOf: [])' has no values. Write a list with a value, or leave the line out.", at: location)
            return Mocks.Answered(then: answers)
        }
        return answers.add(values.map { Mocks.Answer(value: Mocks.Boxed($0)) }, at: location)
    }
}
