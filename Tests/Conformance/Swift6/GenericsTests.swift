import Foundation
import Testing

@testable import Requirements

private struct Failure: Error {}

@Suite("generic functions") struct GenericsTests {
    let mock = GenericFunctionsMock()
    var subject: any GenericFunctions { mock }

    @Test func argumentsAreRecordedAsExistentials() {
        subject.any(1)
        subject.any("a")
        #expect(mock.anyReceivedInvocations.count == 2)
        #expect(mock.anyReceivedValue as? String == "a")
        mock.constrainedClosure = { $0.noise }
        #expect(subject.constrained(Dog(noise: "wuff")) == "wuff")
        #expect(mock.constrainedReceivedAnimal?.noise == "wuff")
        subject.variadic(Dog(), Dog())
        #expect(mock.variadicReceivedValues?.map(\.noise) == ["woof", "woof"])
        subject.metatypes([Dog.self])
        #expect(mock.metatypesReceivedTypes?.count == 1)
    }

    @Test func resultsHaveTheTypeOfTheCall() throws {
        mock.returnedFromClosure = { _, data in User(id: data.count) }
        #expect(try subject.returned(User.self, from: Data(count: 3)) == User(id: 3))
        #expect(mock.returnedFromReceivedArguments?.type == User.self)
        mock.whereClauseReturnValue = Dog(noise: "a")
        #expect(subject.whereClause(Dog()).noise == "a")
        mock.composedClosure = { $0.first }
        #expect(subject.composed([Dog(noise: "b")]) == Dog(noise: "b"))
        mock.twoDefaultClosure = { values, value in values["a"] ?? value }
        #expect(subject.two(["a": 1], default: 2) == 1)
        #expect(subject.two(["b": 1], default: 2) == 2)
        mock.tupleReturnValue = (1, "a")
        #expect(subject.tuple(2, "b") == (1, "a"))
        mock.wrappedReturnValue = Result<Int, LoadError>.success(3)
        #expect(subject.wrapped(Result<Int, LoadError>.failure(.missing)) == .success(3))
    }

    @Test func optionals() {
        mock.optionalReturnValue = 3
        #expect(subject.optional(1) == 3)
        mock.optionalReturnValue = nil
        #expect(subject.optional(1) == nil)
        #expect(mock.optionalReceivedInvocations.count == 2)
        mock.implicitClosure = { $0 }
        let dog: Dog? = subject.implicit(Dog(noise: "a"))
        #expect(dog?.noise == "a")
    }

    @Test func collections() {
        mock.arraysClosure = { $0.reversed() }
        #expect(subject.arrays([Dog(noise: "a"), Dog(noise: "b")]).map(\.noise) == ["b", "a"])
        mock.sequenceReturnValue = 4
        #expect(subject.sequence([1, 3]) == 4)
        mock.sameTypeReturnValue = true
        #expect(subject.sameType([1], Set([1])))
        #expect(mock.sameTypeCallsCount == 1)
        mock.defaultedReturnValue = [1, 2]
        #expect(subject.defaulted(0) == [1, 2])
    }

    @Test func closures() async throws {
        var received: [Int] = []
        subject.closure { received.append($0) }
        mock.closureReceivedBody?(1)
        #expect(received == [1])
        mock.closureResultClosure = { $0() }
        #expect(subject.closureResult { Dog(noise: "a") }.noise == "a")
        mock.nonEscapingClosure = { $1($0) }
        #expect(subject.nonEscaping(2) { "\($0)" } == "2")
        mock.asyncGenericClosure = { try await $0() }
        #expect(try await mock.asyncGeneric { 5 } == 5)
        mock.asyncGenericThrowableError = Failure()
        await #expect(throws: Failure.self) { _ = try await mock.asyncGeneric { 5 } }
    }

    @Test func resultsInClosures() {
        var ids: [Int] = []
        subject.completion(User.self) { ids.append((try? $0.get().id) ?? -1) }
        mock.completionThenReceivedArguments?.then(.success(User(id: 3)))
        mock.completionThenReceivedArguments?.then(.failure(Failure()))
        #expect(ids == [3, -1])
        mock.completionThenClosure = { $1(.success(User(id: 4))) }
        subject.completion(User.self) { ids.append((try? $0.get().id) ?? -1) }
        #expect(ids.last == 4)
    }

    @Test func inoutArguments() {
        var dog = Dog(noise: "a")
        subject.inoutGeneric(&dog)
        #expect(dog.noise == "a")
        mock.inoutGenericClosure = { $0 = Dog(noise: $0.noise + "b") }
        subject.inoutGeneric(&dog)
        #expect(dog.noise == "ab")
        #expect(mock.inoutGenericReceivedInvocations.map(\.noise) == ["a", "a"])
    }

    @Test func keyPaths() {
        mock.keyPathReturnValue = "name"
        #expect(subject.keyPath(\User.name) == "name")
        #expect(mock.keyPathReceivedPath as? KeyPath<User, String> == \User.name)
    }

    @Test func errorsOfAGenericType() {
        mock.typedThrowsClosure = { try $0() }
        do throws(LoadError) {
            try subject.typedThrows { () throws(LoadError) in throw .offline(1) }
        } catch { #expect(error == .offline(1)) }
        mock.typedThrowsClosure = nil
        mock.typedThrowsThrowableError = LoadError.missing
        do throws(LoadError) {
            try subject.typedThrows { () throws(LoadError) in }
        } catch { #expect(error == .missing) }
    }

    @Test func classes() {
        let account = Account(balance: 1)
        mock.classBoundClosure = { $0 }
        mock.superclassBoundClosure = { Account(balance: $0.balance + 1) }
        #expect(subject.classBound(account) === account)
        #expect(mock.classBoundReceivedObject as? Account === account)
        #expect(subject.superclassBound(account).balance == 2)
        #expect(mock.superclassBoundReceivedAccount?.balance == 1)
    }

    @Test func unstubbedMembersNameThemselves() {
        #expect(subject.optional(1) == nil)
        #expect(subject.arrays([Dog()]).isEmpty)
        #expect(subject.constrained(Dog()).isEmpty)
        #expect(throws: (any Error).self) { try subject.returned(User.self, from: Data()) }
        do {
            _ = try subject.returned(User.self, from: Data())
        } catch {
            #expect("\(error)".hasPrefix("'GenericFunctionsMock.returned(_:from:)' is not stubbed. Set 'returnedFromReturnValue'"))
        }
    }
}

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

    @Test func typesOfGenericParameters() throws {
        mock.decodedArrayReturnValue = [1, 2]
        #expect(try subject.decodedArray([Int].self) == [1, 2])
        #expect(mock.decodedArrayReceivedType == [Int].self)
        #expect(subject.decodedDictionary([String: Int].self, or: Optional<Int>.self) == [:])
        #expect(mock.decodedDictionaryOrReceivedArguments?.type == [String: Int].self)
        #expect(mock.decodedDictionaryOrReceivedArguments?.other == Optional<Int>.self)
    }

    @Test func closuresWithoutExistentialForm() throws {
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
        #expect(mock.nestedCallsCount == 1)
        subject.optionalClosure { (value: Int) in received.append(value) }
        mock.optionalClosureReceivedBody?(2)
        subject.closures([{ (value: Int) in received.append(value) }])
        (mock.closuresReceivedBodies as? [(Int) -> Void])?.first?(3)
        subject.aliased { (value: Int) in received.append(value) }
        mock.aliasedReceivedBody?(4)
        mock.aliasedNowClosure = { $0(5) }
        subject.aliasedNow { (value: Int) in received.append(value) }
        #expect(received == [2, 3, 4, 5])
        mock.aliasedUserClosure = { $0(User(id: 7)) }
        subject.aliasedUser { received.append($0.id) }
        subject.aliasedUserLater { received.append($0.id) }
        mock.aliasedUserLaterReceivedBody?(User(id: 8))
        #expect(received.suffix(2) == [7, 8])
        mock.handlerOfReturnValue = { (value: Int) in "\(value)" }
        #expect(subject.handler(of: Int.self)(6) == "6")
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

    @Test func genericSpans() {
        let mock = GenericSpansMock()
        mock.sumReturnValue = 6
        #expect(mock.sum([1, 2, 3].span) == 6)
    }
}

@Suite("stubs of a wrong type") struct ConvertingTests {
    @Test func stubsOfTheRightType() {
        let mock = ConvertingMock()
        mock.convertReturnValue = "a"
        mock.convertAllReturnValue = [1, 2]
        mock.changeClosure = { $0 = 4 }
        #expect(mock.convert(1) == "a")
        #expect(mock.convert(all: [1]) == [1, 2])
        #expect(mock.find("a") as Int? == nil)
        mock.findReturnValue = 3
        #expect(mock.find("a") == 3)
        var value = 1
        mock.change(&value)
        #expect(value == 4)
    }

    @Test func returnValueOfTheWrongType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = ConvertingMock()
            mock.convertReturnValue = true
            let _: Int = mock.convert(1)
        }
        expect(
            result,
            says: "'ConvertingMock.convertReturnValue' must be of type 'Int' in this call of 'convert(_:)', but it is of type 'Bool': "
                + "true. In the test, use a value of type 'Int'.")
    }

    @Test func stubResultOfTheWrongType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = ConvertingMock()
            mock.convertClosure = { "\($0)" }
            let _: Int = mock.convert(1)
        }
        expect(
            result,
            says: "The result of 'ConvertingMock.convertClosure' must be of type 'Int' in this call of 'convert(_:)', but it is of type "
                + "'String': 1. In the test, use a value of type 'Int'.")
    }

    @Test func arrayOfTheWrongType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = ConvertingMock()
            mock.convertAllReturnValue = ["a"]
            let _: [Int] = mock.convert(all: [1])
        }
        expect(result, says: "'ConvertingMock.convertAllReturnValue' must be of type 'Array<Int>' in this call of 'convert(all:)'")
    }

    @Test func optionalOfTheWrongType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = ConvertingMock()
            mock.findReturnValue = "a"
            let _: Int? = mock.find("b")
        }
        expect(result, says: "'ConvertingMock.findReturnValue' must be of type 'Optional<Int>' in this call of 'find(_:)'")
    }

    @Test func closureArgumentOfTheWrongType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = ConvertingMock()
            mock.loadCompletionClosure = { _, completion in completion("a") }
            mock.load(Int.self) { _ in }
        }
        expect(
            result,
            says: "A value passed to 'completion' in 'ConvertingMock' must be of type 'Int' in this call of 'load(_:completion:)', "
                + "but it is of type 'String': a. In the test, use a value of type 'Int'.")
    }

    @Test func inoutArgumentOfTheWrongType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = ConvertingMock()
            mock.changeClosure = { $0 = "a" }
            var value = 1
            mock.change(&value)
        }
        expect(
            result,
            says: "The value that 'ConvertingMock.changeClosure' assigned to 'value' must be of type 'Int' in this call of 'change(_:)', "
                + "but it is of type 'String': a.")
    }

    @Test func errorOfTheWrongType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = ConvertingMock()
            mock.failThrowableError = LoadError.missing
            try? mock.fail(Failure())
        }
        expect(result, says: "'ConvertingMock.failThrowableError' must be of type 'Failure' in this call of 'fail(_:)'")
    }
}
