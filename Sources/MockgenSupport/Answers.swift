//: Stub
extension Mocks {
    /// A stub, or some of its calls, to which a test gives answers.
    public nonisolated protocol Answerable<Arguments, Values, Output, Failure, Closure> {
        associatedtype Arguments
        associatedtype Values
        associatedtype Output
        associatedtype Failure: Swift.Error
        associatedtype Closure

        typealias SomeCalls = Answers<Arguments, Values, Output, Failure, Closure>
        typealias Following = Answered<Arguments, Values, Output, Failure, Closure>

        /// The answers to all calls, or to those that meet a condition.
        var answers: Self.SomeCalls { get }
    }

    /// Answers to some calls, `cart.on.price.when("tea")`, or the ones that follow others, `cart.on.price.returns(1).then`.
    public nonisolated struct Answers<Arguments, Values, Output, Failure: Swift.Error, Closure>: Answerable {
        internal let stub: CallStub<Arguments, Values, Output, Failure, Closure>
        internal var condition: ((Arguments) -> Swift.Bool)?
        /// The arguments that the condition compares.
        internal var expected: Expected?
        /// The rule whose answers these follow.
        internal var rule: Rule<Arguments, Output, Failure, Closure>?
        /// Whether each answer is given once, and then the older ones.
        internal var isOnce = false

        public var answers: Self { self }

        internal func add(_ answers: [Answer<Output, Failure, Closure>], at location: Location, isCycle: Swift.Bool = false)
            -> Self.Following
        {
            let given = stub.scope == nil ? nil : Given(stub.name, at: location)
            for answer in answers { answer.given = given }
            //: Library
            Mutations.shared?.note(answers, of: stub.name, at: location, after: stub.locked { rule?.answers.count ?? 0 })
            //: Stub
            var next = self
            next.rule = stub.add(answers, isCycle: isCycle, isOnce: isOnce, to: condition, after: rule, given)
            return Answered(then: next)
        }

        internal func add(_ closure: Closure, at location: Location) -> Self.Following {
            add([Answer(closure: Boxed(closure))], at: location)
        }
    }

    /// Answers that a test has given.
    public nonisolated struct Answered<Arguments, Values, Output, Failure: Swift.Error, Closure>:
        @unchecked Swift.Sendable
    {
        /// The answers to the calls after these: `cart.on.price.returns(1, 2).then.throws(Offline())`.
        public let then: Answers<Arguments, Values, Output, Failure, Closure>
    }

    internal nonisolated class AnyAnswer: @unchecked Swift.Sendable {
        /// Nil outside of strict tests.
        final var given: Given?
        //: Library
        /// The calls that wait for another answer.
        final var held: HeldCalls?
        /// Reports that there should be no such call.
        final var isUnexpected: ((Swift.String) -> Swift.Void)?
        /// The place where it was given, while 'mockgen mutate' runs the tests: the line, which of the answers there, the member and the file.
        final var origin: (text: Swift.String, test: Swift.String)?
        //: Stub
    }

    /// The answer to one call: a value, an error or a closure. The answers of `holds` and `fails` have none, and do not reach a mock.
    ///
    /// In boxes, because a debug build looks up the type of each optional of an unknown type, and more for an enumeration.
    internal nonisolated final class Answer<Output, Failure: Swift.Error, Closure>: AnyAnswer, @unchecked Swift.Sendable {
        let value: Boxed<Output>?
        let error: Boxed<Failure>?
        let closure: Boxed<Closure>?

        init(value: Boxed<Output>? = nil, error: Boxed<Failure>? = nil, closure: Boxed<Closure>? = nil) {
            (self.value, self.error, self.closure) = (value, error, closure)
        }
    }

    internal nonisolated final class Boxed<Value> {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    /// Answers to the calls that meet a condition, and the older rules for all others.
    internal nonisolated final class Rule<Arguments, Output, Failure: Swift.Error, Closure> {
        let condition: ((Arguments) -> Swift.Bool)?
        let older: Rule?
        private let first: Answer<Output, Failure, Closure>
        private let isOnce: Swift.Bool
        /// The answers are given in turn, and the last one stays, or the older rules answer.
        private var others: [Answer<Output, Failure, Closure>]
        private var countOfOthers: Swift.Int
        private var taken = 0
        /// The answer that follows the last one again. Nil if the last one stays.
        private var firstOfCycle: Swift.Int?

        init(
            _ condition: ((Arguments) -> Swift.Bool)?, _ answers: [Answer<Output, Failure, Closure>],
            isCycle: Swift.Bool, isOnce: Swift.Bool, older: Rule?
        ) {
            (self.condition, first, others) = (condition, answers[0], Swift.Array(answers.dropFirst()))
            countOfOthers = answers.count - 1
            (firstOfCycle, self.isOnce, self.older) = (isCycle ? 0 : nil, isOnce, older)
        }

        func add(_ answers: [Answer<Output, Failure, Closure>], isCycle: Swift.Bool) {
            firstOfCycle = isCycle ? others.count + 1 : nil
            others += answers
            countOfOthers = others.count
        }

        //: Library
        /// Begins again with the first answer. Used with the lock of the stub.
        func rewind() { taken = 0 }

        /// Used with the lock of the stub.
        var answers: [Answer<Output, Failure, Closure>] { [first] + others }
        //: Stub

        /// Whether older rules answer from now on.
        var isUsedUp: Swift.Bool { isOnce && taken > countOfOthers }

        /// Used with the lock of the stub.
        func take() -> Answer<Output, Failure, Closure> {
            let position = Swift.min(taken, countOfOthers)
            let answer = position == 0 ? first : others[position - 1]
            taken = position < countOfOthers || isOnce ? position + 1 : firstOfCycle ?? countOfOthers + 1
            answer.given?.isUsed = true
            return answer
        }
    }

    /// A closure that gets the recorded arguments.
    public nonisolated protocol ArgumentClosure {
        associatedtype Arguments
        associatedtype Output
        associatedtype Failure: Swift.Error
    }

    /// The same for a requirement that is not asynchronous.
    public nonisolated protocol SyncClosure: ArgumentClosure {
        /// Runs the closure.
        func run(_ arguments: Arguments) throws(Failure) -> Output
    }

    /// In a structure, a closure has one layout whatever it throws.
    public nonisolated struct Function<Arguments, Output, Failure: Swift.Error>: SyncClosure {
        internal let closure: (Arguments) throws(Failure) -> Output
        /// The actor of the test that has written the closure.
        internal let actor: (any _Concurrency.Actor)?

        public func run(_ arguments: Arguments) throws(Failure) -> Output {
            guard let actor, !isRunning(on: actor) else { return try closure(arguments) }
            return try waitForMainActor { () throws(Failure) in try closure(arguments) }
        }
    }

    /// A closure for an asynchronous requirement, whose calls can be held.
    public nonisolated protocol Holdable {}

    /// A closure that gets the recorded arguments of an asynchronous requirement.
    public nonisolated protocol AsyncClosure: ArgumentClosure, Holdable {
        /// Runs the closure.
        nonisolated(nonsending) func run(_ arguments: Arguments) async throws(Failure) -> Output
    }

    /// The same for an asynchronous requirement.
    public nonisolated struct AsyncFunction<Arguments, Output, Failure: Swift.Error>: AsyncClosure {
        internal let closure: (Arguments) async throws(Failure) -> Output

        public nonisolated(nonsending) func run(_ arguments: Arguments) async throws(Failure) -> Output {
            // The caller waits meanwhile.
            let (function, arguments) = (Unchecked(self), Unchecked(arguments))
            return try await function.value.closure(arguments.value)
        }
    }

    /// A closure for a requirement of the main actor that is not asynchronous.
    public nonisolated struct MainActorFunction<Arguments, Output, Failure: Swift.Error>: SyncClosure {
        internal let closure: (Arguments) throws(Failure) -> Output

        /// Only mocks of the main actor have such stubs, so their calls are on it, as the closure needs.
        internal init(closure: @escaping @_Concurrency.MainActor (Arguments) throws(Failure) -> Output) {
            self.closure = unsafe Swift.unsafeBitCast(closure, to: ((Arguments) throws(Failure) -> Output).self)
        }

        public func run(_ arguments: Arguments) throws(Failure) -> Output { try closure(arguments) }
    }

    /// A closure for an asynchronous requirement of the main actor.
    public nonisolated struct MainActorAsyncFunction<Arguments, Output, Failure: Swift.Error>: AsyncClosure {
        internal let closure: @_Concurrency.MainActor (Arguments) async throws(Failure) -> Output

        public nonisolated(nonsending) func run(_ arguments: Arguments) async throws(Failure) -> Output {
            try await MainActorAsyncFunction.run(Unchecked(self), Unchecked(arguments)).value
        }

        @_Concurrency.MainActor private static func run(_ function: Unchecked<Self>, _ arguments: Unchecked<Arguments>)
            async throws(Failure) -> Unchecked<Output>
        { Unchecked(try await function.value.closure(arguments.value)) }
    }

    /// A closure with the parameters of the requirement, which the mock calls.
    public nonisolated protocol OwnClosure {
        associatedtype Body
        /// Keeps the closure.
        init(closure: Body)
    }

    /// Such a closure for a requirement that is not asynchronous.
    public nonisolated struct OwnFunction<Body>: OwnClosure {
        internal let closure: Body

        public init(closure: Body) { self.closure = closure }
    }

    /// The same for an asynchronous requirement.
    public nonisolated struct AsyncOwnFunction<Body>: OwnClosure, Holdable {
        internal let closure: Body

        public init(closure: Body) { self.closure = closure }
    }
}

extension Mocks.Answerable {
    /// The calls whose arguments meet a condition. Of several answers to a call, the latest one wins.
    public nonisolated func when(_ condition: @escaping (Arguments) -> Swift.Bool, isolation: (any _Concurrency.Actor)? = #isolation)
        -> Self.SomeCalls
    { when(Mocks.Function(closure: condition, actor: isolation).run, nil) }

    internal nonisolated func when(_ condition: @escaping (Arguments) -> Swift.Bool, _ expected: Mocks.Expected?) -> Self.SomeCalls {
        var answers = answers
        if answers.rule != nil {
            Mocks.recordAnywhere("'then.when' narrows nothing. Write 'when' for the stub of '\(answers.stub.name)' on a line of its own.")
        }
        let other = answers.condition
        answers.condition = { condition($0) && other?($0) ?? true }
        (answers.rule, answers.expected) = (nil, expected)
        return answers
    }

    /// Returns these values in turn. The last one stays.
    @discardableResult
    public nonisolated func returns(
        _ first: Output, _ others: Output..., file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Self.Following {
        answers.add(([first] + others).map { Mocks.Answer(value: Mocks.Boxed($0)) }, at: Mocks.Location(file, line))
    }

    /// Returns these values in turn, again and again.
    public nonisolated func cycles(_ first: Output, _ others: Output..., file: Swift.StaticString = #filePath, line: Swift.UInt = #line) {
        _ = answers.add(([first] + others).map { Mocks.Answer(value: Mocks.Boxed($0)) }, at: Mocks.Location(file, line), isCycle: true)
    }

    /// Throws an error.
    @discardableResult
    public nonisolated func `throws`(_ error: Failure, file: Swift.StaticString = #filePath, line: Swift.UInt = #line) -> Self.Following {
        answers.add([Mocks.Answer(error: Mocks.Boxed(error))], at: Mocks.Location(file, line))
    }
}

nonisolated extension Mocks.Answers: Swift.CustomStringConvertible {
    /// The calls that meet the condition.
    internal nonisolated var found: [(number: Swift.UInt64, arguments: Arguments)] { stub.calls(condition ?? { _ in true }) }

    /// The same, for a check of the test.
    private nonisolated var checked: [Arguments] {
        let found = found
        stub.locked { stub.check(found.map(\.number)) }
        return found.map(\.arguments)
    }

    /// How often there was such a call: `cart.on.add.when("tea", .any).count`.
    public nonisolated var count: Swift.Int { checked.count }

    /// Whether there was such a call.
    public nonisolated var wasCalled: Swift.Bool { count > 0 }

    /// The arguments of these calls.
    public nonisolated var calls: Mocks.CallList<Arguments, Values> { stub.list(checked) }

    /// The arguments of the last one of these calls.
    public nonisolated var last: Arguments? { checked.last }

    public nonisolated var description: Swift.String {
        let texts = found.map { stub.text(of: $0.arguments) }
        return texts.isEmpty ? "None of these calls fits: \(stub)" : stub.description(of: texts)
    }
}

extension Mocks.Answerable where Output == Swift.Void {
    /// Returns, and does nothing.
    @discardableResult
    public nonisolated func returns(file: Swift.StaticString = #filePath, line: Swift.UInt = #line) -> Self.Following {
        returns((), file: file, line: line)
    }
}

extension Mocks.Answerable where Closure == Mocks.Function<Arguments, Output, Failure> {
    /// Runs a closure: on the main actor if the test is there, and a call from elsewhere waits for it.
    @discardableResult
    public nonisolated func does(
        _ closure: @escaping (Arguments) throws(Failure) -> Output, isolation: (any _Concurrency.Actor)? = #isolation,
        file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Self.Following {
        answers.add(Mocks.Function(closure: closure, actor: isolation), at: Mocks.Location(file, line))
    }
}

extension Mocks.Answerable where Closure == Mocks.AsyncFunction<Arguments, Output, Failure> {
    /// Runs a closure.
    @discardableResult
    public nonisolated func does(
        _ closure: @escaping (Arguments) async throws(Failure) -> Output, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Self.Following {
        answers.add(Mocks.AsyncFunction(closure: closure), at: Mocks.Location(file, line))
    }
}

extension Mocks.Answerable where Closure == Mocks.MainActorFunction<Arguments, Output, Failure> {
    /// Runs a closure.
    @discardableResult
    public nonisolated func does(
        _ closure: @escaping @_Concurrency.MainActor (Arguments) throws(Failure) -> Output, file: Swift.StaticString = #filePath,
        line: Swift.UInt = #line
    ) -> Self.Following {
        answers.add(Mocks.MainActorFunction(closure: closure), at: Mocks.Location(file, line))
    }
}

extension Mocks.Answerable where Closure == Mocks.MainActorAsyncFunction<Arguments, Output, Failure> {
    /// Runs a closure.
    @discardableResult
    public nonisolated func does(
        _ closure: @escaping @_Concurrency.MainActor (Arguments) async throws(Failure) -> Output, file: Swift.StaticString = #filePath,
        line: Swift.UInt = #line
    ) -> Self.Following {
        answers.add(Mocks.MainActorAsyncFunction(closure: closure), at: Mocks.Location(file, line))
    }
}

extension Mocks.Answerable where Closure: Mocks.OwnClosure {
    /// Runs a closure. Swift 6.3 crashes where a closure that throws errors of one type stands here itself: make it a constant first.
    @discardableResult
    public nonisolated func does(
        _ closure: sending Closure.Body, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Self.Following {
        answers.add(Closure(closure: closure), at: Mocks.Location(file, line))
    }
}
