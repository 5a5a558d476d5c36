import Testing

@testable import Requirements

private struct Failure: Error {}

@Suite("closures as arguments") struct ClosuresTests {
    let mock = ClosuresMock()
    var subject: any Closures { mock }

    @Test func escapingClosuresAreRecorded() {
        var numbers: [Int] = []
        subject.escaping { numbers.append($0) }
        subject.escaping { numbers.append($0 * 10) }
        mock.escapingReceivedCompletion?(1)
        mock.escapingReceivedInvocations.first?(2)
        #expect(numbers == [10, 2])
    }

    @Test func stubsCallThem() {
        mock.escapingClosure = { $0(1) }
        mock.sendableClosure = { $0(2) }
        var number = 0
        subject.escaping { number = $0 }
        #expect(number == 1)
        subject.sendable { #expect($0 == 2) }
        #expect(mock.sendableReceivedInvocations.count == 1)
    }

    @Test func stubsReceiveNonEscapingClosures() {
        mock.nonEscapingClosure = { $0(2) }
        #expect(subject.nonEscaping { $0 * 10 } == 20)
        var text = ""
        mock.nonEscapingAndMoreIdBodyClosure = { id, body in body("\(id)") }
        subject.nonEscapingAndMore(id: 3) { text = $0 }
        #expect(text == "3")
        #expect(mock.nonEscapingAndMoreIdBodyReceivedId == 3)
        #expect(mock.nonEscapingAndMoreIdBodyReceivedInvocations == [3])
    }

    @Test func optionalClosures() {
        var user: User?
        subject.optionalClosure { user = $0 }
        mock.optionalClosureReceivedCompletion?(User(id: 1))
        #expect(user?.id == 1)
        subject.optionalClosure(nil)
        #expect(mock.optionalClosureReceivedCompletion == nil)
        #expect(mock.optionalClosureReceivedInvocations.count == 2)
    }

    @Test func resultsAndAliases() {
        var ids: [Int] = []
        let completion: Completion = { result in ids.append((try? result.get().id) ?? -1) }
        subject.result(completion)
        subject.aliased(completion: completion)
        subject.aliasedOptional(completion: completion)
        mock.aliasedNonEscapingCompletionClosure = { $0(.success(User(id: 4))) }
        subject.aliasedNonEscaping(completion: completion)
        mock.resultReceivedCompletion?(.success(User(id: 1)))
        mock.aliasedCompletionReceivedCompletion?(.success(User(id: 2)))
        mock.aliasedOptionalCompletionReceivedCompletion?(.failure(Failure()))
        #expect(ids == [4, 1, 2, -1])
    }

    @Test func throwingAndAsynchronousClosures() async throws {
        mock.throwingClosure = { try $0() + 1 }
        #expect(try subject.throwing { 1 } == 2)
        #expect(throws: Failure.self) { try subject.throwing { throw Failure() } }
        mock.asynchronousClosure = { try await $0() * 2 }
        #expect(try await mock.asynchronous { 4 } == 8)
        #expect(try await mock.asynchronousReceivedBody?() == 4)
        subject.typedThrowing { () throws(LoadError) in throw .offline(3) }
        let body = try #require(mock.typedThrowingReceivedBody)
        do throws(LoadError) { _ = try body() } catch { #expect(error == .offline(3)) }
    }

    @Test func closuresOfClosures() {
        var number = 0
        subject.nested { $0(5) }
        mock.nestedReceivedBody?({ number = $0 })
        #expect(number == 5)
        subject.inoutClosure { $0 += 1 }
        mock.inoutClosureReceivedBody?(&number)
        #expect(number == 6)
    }

    @Test func severalClosuresAtOnce() {
        var calls: [String] = []
        mock.severalFirstThenLastClosure = { first, then, last in
            last?()
            then()
            first()
        }
        subject.several(first: { calls.append("first") }, then: { calls.append("then") }, last: { calls.append("last") })
        #expect(calls == ["last", "then", "first"])
        mock.severalFirstThenLastReceivedArguments?.first()
        mock.severalFirstThenLastReceivedInvocations[0].last?()
        #expect(calls.suffix(2) == ["first", "last"])
    }

    @Test func autoclosuresThatThrow() throws {
        var text = ""
        mock.autoclosureThrowingClosure = { text = try $0() }
        subject.autoclosureThrowing("a" + "b")
        #expect(text == "ab")
        #expect(throws: Failure.self) { try subject.autoclosureThrowing(try fail()) }
        #expect(mock.autoclosureThrowingCallsCount == 2)
    }

    @Test func closuresInsideOtherTypes() {
        var calls: [Int] = []
        subject.dictionary(["a": { calls.append($0) }])
        subject.array([{ calls.append(2) }])
        subject.tuple((id: 3, handler: { calls.append(3) }))
        mock.dictionaryReceivedHandlers?["a"]?(1)
        mock.arrayReceivedHandlers?.first?()
        mock.tupleReceivedPair?.handler()
        #expect(calls == [1, 2, 3])
        #expect(subject.returnsOptionalClosure() == nil)
        mock.returnsOptionalClosureReturnValue = { calls.append(4) }
        subject.returnsOptionalClosure()?()
        #expect(calls.last == 4)
    }

    @Test @MainActor func isolatedClosures() async {
        var isCalled = false
        subject.mainActor { isCalled = true }
        mock.mainActorReceivedCompletion?()
        #expect(isCalled)
        subject.isolatedAny { @MainActor in isCalled = false }
        await mock.isolatedAnyReceivedBody?()
        #expect(!isCalled)
    }

    @Test func functionPointers() {
        #expect(mock.conventionCallsCount == 0)
        mock.conventionClosure = { _ in }
    }

    private func fail() throws -> String { throw Failure() }

    @Test func closuresAsResults() async throws {
        let mock = ClosureResultsMock()
        var subject: any ClosureResults = mock
        #expect(subject.make() == nil)
        mock.makeReturnValue = { 3 }
        #expect(try await subject.make()?() == 3)
        mock.nestedReturnValue = { { 4 } }
        #expect(subject.nested()()() == 4)
        #expect(subject.errors.isEmpty && subject.doubleOptional == nil)
        subject.doubleOptional = .some(nil)
        #expect(mock.doubleOptional == .some(nil))
    }

    @Test func parametersWithoutAValue() {
        let mock = VoidParametersMock()
        var done = 0
        mock.done { done += 1 }
        mock.doneReceivedCompletion?(())
        mock.doneNowClosure = { $0(()) }
        #expect(mock.doneNow { 5 } == 5)
        #expect(done == 1 && mock[()] == 0)
    }

    @Test func autoclosuresWithEffects() async throws {
        let mock = LazyStoreMock()
        mock.storeClosure = { #expect((try? $0()) == 1) }
        mock.store(1)
        mock.loadReturnValue = 2
        #expect(await mock.load(3) == 2)
        #expect(try await mock.loadReceivedValue?() == 3)
        mock.subscriptReturnValue = 4
        #expect(mock[5] == 4)
    }
}

@Suite("closures of every shape") struct ClosureShapesTests {
    let mock = ClosureShapesMock()
    var subject: any ClosureShapes { mock }

    @Test func closuresOfSeveralArguments() {
        var calls: [String] = []
        subject.two { calls.append("\($0)\($1)") }
        subject.labelled { calls.append("\($0)\($1)") }
        mock.twoReceivedBody?("a", 1)
        mock.labelledReceivedBody?(2, "b")
        #expect(calls == ["a1", "2b"])
    }

    @Test func closuresOfExistentials() {
        subject.existentials { $0 ?? $1 }
        #expect(mock.existentialsReceivedCompletion?(nil, Dog())?.noise == "woof")
        var noise = ""
        mock.existentialsNowClosure = { noise = $0(Dog(noise: "a"), Dog())?.noise ?? "" }
        subject.existentialsNow { first, _ in first }
        #expect(noise == "a")
        var isFailure = false
        subject.defaultError { isFailure = $0 != nil }
        mock.defaultErrorReceivedCompletion?(Failure())
        #expect(isFailure)
    }

    @Test @MainActor func attributesInsideOptionals() {
        var received: [Any?] = []
        subject.optionalAttributed("1 + 1") { value, _ in received.append(value) }
        mock.optionalAttributedHandlerReceivedArguments?.handler?(2, nil)
        #expect(received.first as? Int == 2)
        subject.optionalAttributed("2", handler: nil)
        #expect(mock.optionalAttributedHandlerReceivedInvocations.map(\.script) == ["1 + 1", "2"])
    }

    @Test func parenthesesAndVariadics() {
        var flag = false
        mock.parenthesisedClosure = { $0(true) }
        subject.parenthesised { flag = $0 }
        #expect(flag)
        subject.variadic { (texts: String...) in texts.count }
        #expect(mock.variadicReceivedBody?("a", "b") == 2)
    }

    @Test func inoutAndCurriedClosures() {
        var numbers: [Int] = []
        mock.inoutNowClosure = { body in
            var value = [1]
            try body(&value)
            numbers = value
        }
        subject.inoutNow { $0.append(2) }
        #expect(numbers == [1, 2])
        #expect(throws: Failure.self) { try subject.inoutNow { _ in throw Failure() } }
    }

    @Test func closuresThatReturnClosures() {
        mock.curriedClosure = { body in { body($0)($0) } }
        let square = subject.curried { left in { right in left * right } }
        #expect(square(3) == 9)
        #expect(mock.curriedReceivedBody?(2)(5) == 10)
    }

    @Test func typedThrowsInsideAndOutside() async {
        mock.sendableThrowingWorkClosure = { (work) async throws(LoadError) in try await work() + 1 }
        do throws(LoadError) {
            #expect(try await mock.sendableThrowing { 1 } == 2)
            _ = try await mock.sendableThrowing { () async throws(LoadError) in throw .missing }
        } catch { #expect(error == .missing) }
        #expect(mock.sendableThrowingWorkCallsCount == 2)
    }

    @Test func tuplesAndLayersOfOptionals() {
        subject.tuples { ($0.id, $0.name.count) }
        #expect(mock.tuplesReceivedBody?((id: 1, name: "abc")).1 == 3)
        var calls = 0
        subject.optionalOptional { calls += 1 }
        mock.optionalOptionalReceivedBody??()
        #expect(calls == 1)
        subject.implicit { calls += $0 }
        mock.implicitReceivedBody?(10)
        #expect(calls == 11)
        subject.implicit(nil)
        #expect(mock.implicitReceivedInvocations.count == 2)
    }

    @Test func buildersAndAutoclosures() throws {
        subject.resultBuilt {
            "a"
            "b"
        }
        #expect(mock.resultBuiltReceivedLines?() == ["a", "b"])
        #expect(try subject.retained(1 + mock.retainedCallsCount) == 0)
        #expect(try mock.retainedReceivedBody?() == 2)
        subject.sendingBack { Account(balance: 4) }
        #expect(mock.sendingBackReceivedBody?().balance == 4)
    }
}

@Suite struct MainClosuresTests {
    @MainActor @Test func mainActorClosuresAreRecorded() {
        let mock = MainClosuresMock()
        var shown: [Int] = []
        mock.show = { shown.append($0) }
        mock.nextReturnValue = { shown.append(2) }
        mock.onDone = { shown.append(3) }
        let subject: any MainClosures = mock
        subject.show(1)
        subject.next()?()
        subject.onDone?()
        #expect(shown == [1, 2, 3])
        #expect(mock.nextCallsCount == 1)
    }
}
