import Testing

@testable import Requirements

private struct Failure: Error {}

private final class Cat: Animal {
    let noise = "meow"
}

@Suite("types of generic parameters") struct GenericShapesTests {
    let mock = GenericShapesMock()
    var subject: any GenericShapes { mock }

    @Test func associatedTypesOfParameters() async throws {
        mock.runClosure = { User(name: $0.text) }
        #expect(try await mock.run(UserQuery()).name == "users")
        mock.allReturnValue = [User(id: 1)]
        #expect(subject.all([UserQuery()]).first?.id == 1)
        mock.sameClosure = { User(name: $0.text) }
        #expect(subject.same(UserQuery())?.name == "users")
        var user: User?
        subject.fetch(query: UserQuery()) { user = try? $0.get() }
        mock.fetchQueryCompletionReceivedArguments?.completion(.success(User(id: 2)))
        #expect(user?.id == 2)
        mock.fetchQueryCompletionReceivedArguments?.completion(.failure(.missing))
        #expect(user == nil)
    }

    @Test func typesThatAreMadeOfParameters() throws {
        mock.decodedArrayReturnValue = [1, 2]
        #expect(try subject.decodedArray([Int].self) == [1, 2])
        #expect(mock.decodedArrayReceivedType == [Int].self)
        #expect(subject.decodedDictionary([String: Int].self, or: Optional<Int>.self) == [:])
        #expect(mock.decodedDictionaryOrReceivedArguments?.type == [String: Int].self)
        #expect(mock.decodedDictionaryOrReceivedArguments?.other == Optional<Int>.self)
    }

    @Test func closuresThatHaveNoErasedForm() throws {
        subject.updateCache(for: UserQuery()) { $0.id = 5 }
        let body = try #require(mock.updateCacheForBodyReceivedArguments?.body)
        var user: Any = User()
        try body(&user)
        #expect((user as? User)?.id == 5)
        subject.variadicClosure { (_: Int...) in }
        #expect(mock.variadicClosureCallsCount == 1)
    }

    @Test func results() {
        mock.eitherOrClosure = { value, _ -> Any in
            if value is Int { return Result<Int, LoadError>.success(1) }
            return Result<String, LoadError>.failure(.missing)
        }
        #expect(subject.either(2, or: LoadError.missing) == .success(1))
        #expect(subject.either("a", or: LoadError.missing) == .failure(.missing))
        var calls: [String] = []
        subject.either { (result: Result<Int, any Error>?, all: [Int], last: Int?) in
            calls.append("\((try? result?.get()) ?? 0) \(all) \(last ?? 0)")
        }
        mock.eitherReceivedCompletion?(nil, [1, 2], 3)
        mock.eitherReceivedCompletion?(Result<Int, any Error>.success(4), [], nil)
        #expect(calls == ["0 [1, 2] 3", "4 [] 0"])
        var error: LoadError?
        subject.failing { (result: Result<Int, LoadError>) in
            if case .failure(let failure) = result { error = failure }
        }
        mock.failingReceivedCompletion?(.failure(LoadError.offline(2)))
        #expect(error == .offline(2))
    }

    @Test func dictionariesAndKeyPaths() {
        mock.dictionaryClosure = { $0.filter { $0.key == AnyHashable("b") } }
        #expect(subject.dictionary(["a": 1, "b": 2]) == ["b": 2])
        #expect(mock.dictionaryReceivedValues?["a"] as? Int == 1)
        mock.keyedReturnValue = [User(id: 1)]
        #expect(subject.keyed(\.name, "a").count == 1)
        #expect(mock.keyedReceivedArguments?.value as? String == "a")
    }

    @Test func errorsOfAGenericType() async {
        mock.typedClosure = { try $0() }
        mock.typedAsyncClosure = { try await $0() }
        do throws(LoadError) {
            #expect(try subject.typed { () throws(LoadError) in 1 } == 1)
            _ = try await mock.typedAsync { () async throws(LoadError) -> Int in throw .missing }
        } catch { #expect(error == .missing) }
        #expect(subject.typed { 2 } == 2)
    }

    @Test func isolationAndSending() async {
        mock.isolatedClosure = { await $1() }
        #expect(await mock.isolated(nil) { 3 } == 3)
        #expect(mock.isolatedReceivedInvocations.count == 1)
    }

    @Test func nestedOpaqueParameters() {
        mock.collectionClosure = { $0.underestimatedCount }
        #expect(subject.collection([Dog(), Dog()]) == 2)
        mock.pairedReturnValue = 3
        #expect(subject.paired([1], 2) == 3)
        #expect(mock.pairedReceivedArguments?.value as? Int == 2)
    }

    @Test func constraints() throws {
        mock.optionalsClosure = { $0 ?? $1() }
        #expect(subject.optionals(Int?.none) { 4 } == 4)
        mock.arrayOfReturnValue = [Dog()]
        #expect(subject.array(of: Dog.self) == [Dog()])
        mock.numberClosure = { $0 }
        #expect(subject.number(UInt8(3)) == 3)
        let cat = Cat()
        mock.sharingClosure = { $0 }
        #expect(subject.sharing(cat) === cat)
        mock.decodedReturnValue = User(id: 1)
        #expect(try subject.decoded(User.self)?.id == 1)
        mock.decodedReturnValue = nil
        #expect(try subject.decoded(User.self) == nil)
    }

    @Test func closuresInsideOtherTypes() {
        var received: [Int] = []
        subject.nested { (body: (Int) -> Void) in body(1) }
        mock.nestedReceivedBody?({ if let number = $0 as? Int { received.append(number) } })
        subject.optionalClosure { (value: Int) in received.append(value) }
        mock.optionalClosureReceivedBody?(2)
        subject.closures([{ (value: Int) in received.append(value) }])
        mock.closuresReceivedBodies?.first?(3)
        subject.aliased { (value: Int) in received.append(value) }
        mock.aliasedReceivedBody?(4)
        mock.aliasedNowClosure = { $0(5) }
        subject.aliasedNow { (value: Int) in received.append(value) }
        #expect(received == [1, 2, 3, 4, 5])
        mock.aliasedUserClosure = { $0(User(id: 7)) }
        subject.aliasedUser { received.append($0.id) }
        subject.aliasedUserLater { received.append($0.id) }
        mock.aliasedUserLaterReceivedBody?(User(id: 8))
        #expect(received.suffix(2) == [7, 8])
        mock.handlerOfReturnValue = { (value: Int) in "\(value)" }
        #expect(subject.handler(of: Int.self)(6) == "6")
    }
}

@Suite("opaque parameters") struct OpaqueParametersTests {
    @Test func argumentsAreKeptAsWhatTheyConformTo() {
        let mock = OpaqueParametersMock()
        let subject: any OpaqueParameters = mock
        subject.some(Dog())
        subject.someOptional(Dog?.none)
        mock.someArrayClosure = { $0.count }
        mock.someCollectionClosure = { $0.reduce(0, +) }
        mock.someAndMoreIdClosure = { "\($0.noise)\($1)" }
        #expect(mock.someReceivedAnimal?.noise == "woof")
        #expect(mock.someOptionalReceivedInvocations.count == 1)
        #expect(subject.someArray([Dog(), Dog()]) == 2)
        #expect(subject.someCollection([1, 2]) == 3)
        #expect(mock.someCollectionReceivedValues.map { Array($0) } == [1, 2])
        #expect(subject.someAndMore(Dog(), id: 1) == "woof1")
    }
}

@Suite("parameter packs") struct PacksTests {
    let mock = PacksMock()
    var subject: any Packs { mock }

    @Test func valuesAreKeptOneByOne() {
        subject.pack(1, "a", true)
        #expect(mock.packReceivedValues?.count == 3)
        #expect(mock.packReceivedValues?[1] as? String == "a")
        subject.pack()
        #expect(mock.packReceivedInvocations.map(\.count) == [3, 0])
        mock.constrainedCountClosure = { values, count in values.count + count }
        #expect(subject.constrained(Dog(), Dog(), count: 3) == 5)
    }

    @Test func packsAreReturned() {
        mock.returningReturnValue = (1, "a")
        let (number, text) = subject.returning(0, "")
        #expect(number == 1 && text == "a")
        mock.returningClosure = { $0.first ?? "" }
        #expect(subject.returning(5) == 5)
    }
}

@Suite("value generics") struct ValueGenericsTests {
    @Test func arraysOfFixedSize() {
        let mock = ValueGenericsMock()
        let subject: any ValueGenerics = mock
        mock.inlineReturnValue = 2
        mock.fixedClosure = { $0[0] + $0[1] + $0[2] }
        #expect(subject.inline([1, 2] as InlineArray<2, Int>) == 2)
        #expect(subject.fixed([1, 2, 3]) == 6)
        #expect(mock.fixedReceivedValues?[2] == 3)
    }
}

@Suite struct UpdatingTests {
    let mock = UpdatingMock()
    var subject: any Updating { mock }

    @Test func duringTheCall() throws {
        mock.updateClosure = { value, body in
            var value = value
            body(&value)
            #expect(value as? Int == 3)
        }
        var seen = 0
        subject.update(2) { value in
            value += 1
            seen = value
        }
        #expect(seen == 3)
        mock.reduceIntoClosure = { result, body in
            var result = result
            for number in 1...3 { try body(&result, number) }
            return result
        }
        #expect(subject.reduce(into: [0]) { $0.append($1) } == [0, 1, 2, 3])
        #expect(throws: LoadError.missing) { try subject.reduce(into: 0) { _, _ in throw LoadError.missing } }
    }

    @Test func afterwards() throws {
        subject.later(String.self) { text, number in
            text += "\(number)"
            return text.isEmpty
        }
        var value: any Hashable = "a"
        #expect(try mock.laterReceivedArguments?.body(&value, 4) == false)
        #expect(value as? String == "a4")
        subject.lend(Int.self) { change in
            var number = 1
            change(&number)
            #expect(number == 5)
        }
        mock.lendReceivedArguments?.body { $0 = 5 }
    }
}

@Suite struct OptionalCompletionsTests {
    @Test func areRecorded() async {
        let mock = OptionalCompletionsMock()
        let subject: any OptionalCompletions = mock
        subject.load(Int.self, then: nil)
        #expect(mock.loadThenReceivedArguments?.then == nil)
        await confirmation { loaded in
            subject.load(Int.self) {
                #expect($0 == 1); loaded()
            }
            let then = mock.loadThenReceivedArguments?.then
            then?(1)
        }
    }
}
