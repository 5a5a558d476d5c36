import Testing

/// Stubs evaluate an autoclosure once for each call, and record its value.
@Suite(.serialized) struct AutoclosuresTests {
    /// Counts how often autoclosures are evaluated.
    private final class Tally {
        private(set) var count = 0

        func count<Value>(_ value: Value) -> Value {
            count += 1
            return value
        }
    }

    private let tally = Tally()

    private func logger() -> LoggingMock { LoggingMock(title: "log") }

    @Test func valuesAreRecordedOnce() {
        let logger = logger()
        logger.log(tally.count("started"))
        logger.log("ended")
        #expect(tally.count == 1)
        #expect(logger.on.log.calls == ["started", "ended"])
        #expect(logger.on.log.when("started").count == 1 && logger.on.log.last == "ended")
        #expect("\(logger.on.log)".hasSuffix("LoggingMock.log(\"started\")\n    LoggingMock.log(\"ended\")"))
    }

    @Test func valuesSelectAnswers() async throws {
        let logger = logger()
        logger.on.check.when(true, "tea").returns(true)
        #expect(logger.check(tally.count(true), tally.count("tea")) && !logger.check(true, "milk") && !logger.check(false, "tea"))
        #expect(tally.count == 2)
        logger.on.check.does { condition, message in condition && message.isEmpty }
        #expect(logger.check(true, "") && !logger.check(true, "tea"))
        logger.on.load.when("tea").returns(3)
        logger.on.load.when(nil).throws(.slow)
        #expect(try await logger.load(tally.count("tea")) == 3)
        await #expect(throws: NetError.slow) { try await logger.load(nil) }
        #expect(tally.count == 3 && logger.on.load.calls == ["tea", nil])
    }

    @Test func escapingAutoclosures() {
        let logger = logger()
        logger.trace(tally.count("deep"), level: 3)
        #expect(logger.on.trace.calls == [("deep", 3)] && tally.count == 1)
    }

    @Test func genericValues() {
        let logger = logger()
        logger.on.value.does { value, other in other ?? value }
        #expect(logger.value(tally.count(1), or: tally.count(2)) == 2 && logger.value("a", or: nil) == "a")
        #expect(tally.count == 2 && logger.on.value.calls.compactMap { $0.value as? Int } == [1])
        var values: [Int] = []
        logger.convert(tally.count { values.append($0) })
        logger.on.convert.last?(4)
        logger.on.convert.last?(5)
        #expect(values == [4, 5] && tally.count == 3)
    }

    @Test func objectsAndClosures() {
        let logger = logger()
        let router = Router()
        logger.on.attach.when(router).returns(true)
        #expect(logger.attach(router) && !logger.attach(Router()))
        logger.on.register.does { handler in handler(2) }
        #expect(logger.register { $0 + 1 } == 3 && logger.on.register.last?(4) == 5)
    }

    @Test func besideOtherArguments() throws {
        let logger = logger()
        logger.on.change.does { $0 += $1 }
        var value = 1
        logger.change(&value, by: tally.count(2))
        #expect(value == 3 && logger.on.change.calls == [(1, 2)])
        logger.on.both.does { message, body in try body() + message.count }
        #expect(logger.both(tally.count("tea")) { 1 } == 4 && logger.on.both.calls == ["tea"])
        #expect(throws: TooMany()) { try logger.both("") { throw TooMany() } }
        #expect(tally.count == 2)
    }

    @Test func initializersSubscriptsAndStaticMembers() {
        LoggingMock.on.reset()
        let logger = LoggingMock(title: tally.count("app"))
        #expect(LoggingMock.on.initializer.calls == ["app"] && logger.title == "app" && tally.count == 1)
        LoggingMock.on.make.when("a").returns("b")
        #expect(LoggingMock.make(tally.count("a")) == "b" && tally.count == 2)
        logger.on.subscript.when(1).returns("one")
        #expect(logger[tally.count(1)] == "one" && logger[2] == "" && tally.count == 3)
        logger[tally.count(3)] = "three"
        #expect(logger.on.subscriptSet.calls == [(3, "three")] && tally.count == 4)
        LoggingMock.on.reset()
    }

    /// A closure that may throw, wait, return nothing or return what a stub cannot keep is not evaluated.
    @Test func autoclosuresThatStayClosures() async throws {
        let logger = logger()
        #expect(logger.risky("tea") == 0)
        logger.on.risky.does { try $0().count }
        #expect(logger.risky("tea") == 3)
        #expect(throws: TooMany()) { try logger.risky(try { throw TooMany() }()) }
        logger.on.slow.does { await $0().count }
        #expect(await logger.slow("milk") == 4)
        logger.on.take.does { $0().id }
        #expect(logger.take(Token(id: 5)) == 5)
        var runs = 0
        logger.run(runs += 1)
        #expect(runs == 0)
        logger.on.run.does { $0() }
        logger.run(runs += 1)
        #expect(runs == 1)
    }

    @Test func styleThatKeepsAutoclosures() {
        let logger = LazyLoggingMock()
        logger.log(tally.count("late"))
        #expect(tally.count == 0)
        #expect(logger.on.log.last?() == "late" && tally.count == 1)
    }

    @Test func mocksThatRunElsewhere() async throws {
        let shared = SharedLoggingMock()
        shared.log("a", level: 1)
        await shared.later("b")
        #expect(shared.on.log.calls == [("a", 1)] && shared.on.later.calls == ["b"])
        let actor = ActorLoggingMock()
        actor.on.load.when("d").returns(4)
        await actor.log("c")
        #expect(try await actor.load("d") == 4)
        actor.note("e")
        #expect(actor.on.log.calls == ["c"] && actor.on.note.calls == ["e"])
    }

    @MainActor @Test func mocksOnTheMainActor() async {
        let logger = MainLoggingMock()
        let router = Router()
        logger.log(tally.count("a"))
        logger.on.attach.when(router).returns(true)
        #expect(await logger.attach(router))
        #expect(logger.on.log.calls == ["a"] && tally.count == 1)
    }

    @Test func classesGetTheValue() {
        let journal = JournalMock(first: "start")
        journal.write(tally.count("next"))
        #expect(journal.lines == ["start", "next"] && journal.on.write.calls == ["next"] && tally.count == 1)
        #expect(journal.add(2, to: 3) == 5 && journal.on.add.calls == [(2, 3)])
        #expect(journal[tally.count(1)] == "next" && tally.count == 2)
    }

    @Test func superclassesGetTheValue() {
        JournalingMock.on.reset()
        let journal = JournalingMock(first: tally.count("start"))
        #expect(journal.lines == ["start"] && JournalingMock.on.initializer.calls == ["start"] && tally.count == 1)
        JournalingMock.on.reset()
    }
}
