import Foundation
import Testing

@testable import Requirements

private struct Failure: Error {}

@Suite("generic functions") struct GenericFunctionsTests {
    let mock = GenericFunctionsMock()
    var subject: any GenericFunctions { mock }

    @Test func argumentsAreKeptAsWhatTheyConformTo() {
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

    @Test func valuesAreReturnedAsTheCallNeedsThem() throws {
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

    @Test func withoutAStub() {
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
