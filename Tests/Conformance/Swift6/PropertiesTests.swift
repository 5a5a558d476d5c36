import Foundation
import Testing

@testable import Requirements

@Suite struct PropertiesTests {
    let mock = PropertiesMock()
    var subject: any Properties { mock }

    @Test func propertiesHaveEmptyValues() {
        #expect(subject.number == 0)
        #expect(subject.text == "")
        #expect(subject.flag == false)
        #expect(subject.optional == nil)
        #expect(subject.optionalSet == nil)
        #expect(subject.implicitlyUnwrapped == nil)
        #expect(subject.array == [])
        #expect(subject.dictionary == [:])
        #expect(subject.set == [])
        #expect(subject.tuple == (x: 0, y: 0))
        #expect(subject.optionalClosure == nil)
        #expect(subject.aliasedOptional == nil)
        #expect(subject.aliasedNumber == 0)
        #expect(subject.optionalExistential == nil)
        #expect(subject.double == 0)
        #expect(subject.nested.isEmpty)
        #expect(subject.void == ())
        #expect(subject.a + subject.b == 0)
        #expect(subject.URLString == "")
    }

    @Test func getOnlyPropertiesCanBeSetOnTheMock() {
        mock.number = 1
        mock.user = User(id: 2)
        mock.optional = User(id: 3)
        mock.array = [User(id: 4)]
        mock.set = ["5"]
        mock.tuple = (x: 6, y: 7)
        mock.aliasedOptional = User(id: 8)
        mock.aliasedNumber = 9
        mock.existential = Dog(noise: "ten")
        mock.aliasedExistential = Dog(noise: "eleven")
        mock.metatype = User.self
        mock.result = .failure(LoadError.missing)
        mock.double = 1.5
        mock.nested = ["a": [nil, 1]]
        mock.date = Date(timeIntervalSince1970: 0)
        mock.URLString = "u"
        #expect(subject.number == 1)
        #expect(subject.user == User(id: 2))
        #expect(subject.optional == User(id: 3))
        #expect(subject.array == [User(id: 4)])
        #expect(subject.set == ["5"])
        #expect(subject.tuple == (x: 6, y: 7))
        #expect(subject.aliasedOptional == User(id: 8))
        #expect(subject.aliasedNumber == 9)
        #expect(subject.existential.noise == "ten")
        #expect(subject.aliasedExistential.noise == "eleven")
        #expect(subject.metatype == User.self)
        #expect(throws: LoadError.missing) { try subject.result.get() }
        #expect(subject.double == 1.5)
        #expect(subject.nested == ["a": [nil, 1]])
        #expect(subject.date == Date(timeIntervalSince1970: 0))
        #expect(subject.URLString == "u")
    }

    @Test func settablePropertiesCanBeSetThroughTheProtocol() {
        var subject = subject
        let account = Account(balance: 3)
        subject.text = "text"
        subject.flag = true
        subject.account = account
        subject.optionalSet = account
        subject.implicitlyUnwrapped = account
        subject.dictionary["a"] = 1
        subject.mixedTuple = (user: User(id: 1), id: 2)
        subject.closure = { "\($0)" }
        subject.optionalClosure = {}
        subject.aliased = { _ in }
        subject.bareExistential = Dog()
        subject.optionalExistential = Dog()
        subject.anyValue = 4
        #expect(mock.text == "text")
        #expect(mock.flag)
        #expect(mock.account === account)
        #expect(mock.optionalSet === account)
        #expect(mock.implicitlyUnwrapped === account)
        #expect(mock.dictionary == ["a": 1])
        #expect(mock.mixedTuple == (user: User(id: 1), id: 2))
        #expect(mock.closure(5) == "5")
        #expect(mock.optionalClosure != nil)
        mock.aliased(.success(User()))
        #expect(mock.bareExistential.noise == "woof")
        #expect(mock.optionalExistential?.noise == "woof")
        #expect(mock.anyValue as? Int == 4)
    }

    @Test func closuresAreCalledThroughTheProtocol() {
        let calls = Calls()
        mock.closure = { "\($0 * 2)" }
        mock.sendableClosure = { calls.add($0) }
        #expect(subject.closure(4) == "8")
        subject.sendableClosure(9)
        #expect(calls.values == [9])
    }

    @Test func storageCanBeSet() {
        mock.underlyingNumber = 4
        mock.underlyingUser = User(id: 5)
        #expect(subject.number == 4)
        #expect(subject.user.id == 5)
        mock.underlyingUser = nil
        #expect(mock.underlyingUser == nil)
    }

    @Test func propertiesWithoutEmptyValueStopTheTest() async {
        let user = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = (PropertiesMock() as any Properties).user
        }
        expect(user, says: "'PropertiesMock.user' has no value. Set it before the code under test reads it.")
        let closure = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = (PropertiesMock() as any Properties).closure(1)
        }
        expect(closure, says: "'PropertiesMock.closure' has no value. Set it before the code under test reads it.")
        let existential = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = (PropertiesMock() as any Properties).existential
        }
        expect(existential, says: "'PropertiesMock.existential' has no value. Set it before the code under test reads it.")
    }
}

@Suite(.serialized) struct EffectfulPropertiesTests {
    let mock = EffectfulPropertiesMock()
    var subject: any EffectfulProperties { mock }

    @Test func throwing() throws {
        mock.underlyingLoaded = User(id: 1)
        #expect(try subject.loaded.id == 1)
        mock.loadedClosure = { User(id: 2) }
        #expect(try subject.loaded.id == 2)
        mock.loadedThrowableError = LoadError.missing
        #expect(throws: LoadError.missing) { try subject.loaded }
        #expect(mock.loadedCallsCount == 3)
        #expect(mock.loadedCalled)
    }

    @Test func asynchronous() async {
        mock.underlyingFetched = User(id: 1)
        #expect(await subject.fetched.id == 1)
        mock.fetchedClosure = {
            await Task.yield()
            return User(id: 2)
        }
        #expect(await subject.fetched.id == 2)
        #expect(mock.fetchedCallsCount == 2)
    }

    @Test func asynchronousAndThrowing() async throws {
        #expect(try await subject.both == 0)
        mock.underlyingBoth = 5
        #expect(try await subject.both == 5)
        mock.bothClosure = {
            await Task.yield()
            throw LoadError.offline(1)
        }
        await #expect(throws: LoadError.offline(1)) { try await mock.both }
        #expect(mock.bothCallsCount == 3)
    }

    @Test func typedErrors() {
        #expect(subject.typedOrNil == 0)
        mock.underlyingTyped = 6
        #expect(subject.typedOrNil == 6)
        mock.typedClosure = { () throws(LoadError) in throw .offline(2) }
        #expect(throws: LoadError.offline(2)) { try mock.typed }
        mock.typedThrowableError = .missing
        #expect(throws: LoadError.missing) { try mock.typed }
        #expect(mock.typedCallsCount == 4)
    }

    @Test func optional() async throws {
        #expect(try await subject.optional == nil)
        mock.underlyingOptional = User(id: 3)
        #expect(try await subject.optional?.id == 3)
        mock.optionalClosure = { nil }
        #expect(try await subject.optional == nil)
        #expect(mock.optionalCallsCount == 3)
    }

    @Test func staticProperties() async {
        EffectfulPropertiesMock.sharedCallsCount = 0
        defer {
            EffectfulPropertiesMock.underlyingShared = nil
            EffectfulPropertiesMock.sharedClosure = nil
        }
        func shared<P: EffectfulProperties>(_: P.Type) async -> Int { await P.shared }
        #expect(await shared(EffectfulPropertiesMock.self) == 0)
        EffectfulPropertiesMock.underlyingShared = 4
        #expect(await shared(EffectfulPropertiesMock.self) == 4)
        EffectfulPropertiesMock.sharedClosure = { 5 }
        #expect(await shared(EffectfulPropertiesMock.self) == 5)
        #expect(EffectfulPropertiesMock.sharedCallsCount == 3)
        #expect(EffectfulPropertiesMock.sharedCalled)
    }

    @Test func unstubbedPropertiesNameThemselves() async {
        let error = #expect(throws: (any Error).self) { try subject.loaded }
        expect(error, says: "'EffectfulPropertiesMock.loaded' is not stubbed. Set 'underlyingLoaded' or 'loadedClosure'.")
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = await (EffectfulPropertiesMock() as any EffectfulProperties).fetched
        }
        expect(result, says: "'EffectfulPropertiesMock.fetched' is not stubbed. Set 'underlyingFetched' or 'fetchedClosure'.")
    }
}

extension EffectfulProperties {
    fileprivate var typedOrNil: Int? { try? typed }
}
