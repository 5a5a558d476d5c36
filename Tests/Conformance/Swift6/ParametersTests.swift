import Testing

@testable import Requirements

@Suite("parameters of every kind") struct ParametersTests {
    let mock = ParametersMock()
    var subject: any Parameters { mock }

    @Test func oneArgumentIsRecordedWithoutATuple() {
        subject.one(1)
        subject.one(2)
        #expect(mock.oneReceivedValue == 2)
        #expect(mock.oneReceivedInvocations == [1, 2])
        #expect(mock.oneCallsCount == 2)
        subject.labelled(with: 3)
        #expect(mock.labelledWithReceivedValue == 3)
        #expect(mock.labelledWithReceivedInvocations == [3])
    }

    @Test func severalArgumentsAreRecordedAsATuple() {
        subject.several(first: 1, "b", third: true)
        subject.several(first: 2, "c", third: false)
        #expect(mock.severalFirstThirdReceivedArguments?.first == 2)
        #expect(mock.severalFirstThirdReceivedArguments?.second == "c")
        #expect(mock.severalFirstThirdReceivedArguments?.name == false)
        #expect(mock.severalFirstThirdReceivedInvocations.map(\.first) == [1, 2])
        subject.sameName(value: 4, other: 5)
        #expect(mock.sameNameValueOtherReceivedArguments?.number == 4)
    }

    @Test func stubsReceiveArguments() {
        var seen: [String] = []
        mock.severalFirstThirdClosure = { seen.append("\($0) \($1) \($2)") }
        subject.several(first: 1, "b", third: true)
        #expect(seen == ["1 b true"])
    }

    @Test func optionalArguments() {
        subject.optional(1)
        subject.optional(nil)
        #expect(mock.optionalReceivedValue == nil)
        #expect(mock.optionalReceivedInvocations == [1, nil])
        let account = Account()
        subject.implicitlyUnwrapped(account)
        #expect(mock.implicitlyUnwrappedReceivedValue === account)
        subject.implicitlyUnwrapped(nil)
        #expect(mock.implicitlyUnwrappedReceivedInvocations.map { $0 == nil } == [false, true])
    }

    @Test func variadicArgumentsAreArrays() {
        subject.variadic(1, 2, 3)
        subject.variadic()
        #expect(mock.variadicReceivedInvocations == [[1, 2, 3], []])
        subject.variadicAndMore(1, 2, separator: ",", rest: "a", "b")
        #expect(mock.variadicAndMoreSeparatorRestReceivedArguments?.values == [1, 2])
        #expect(mock.variadicAndMoreSeparatorRestReceivedArguments?.rest == ["a", "b"])
    }

    @Test func stubsChangeInoutArguments() {
        var value = 1
        mock.inoutValueClosure = { $0 += 10 }
        subject.inoutValue(&value)
        #expect(value == 11)
        #expect(mock.inoutValueReceivedValue == 1)
        mock.inoutManyClosure = { numbers, text in
            numbers.append(2)
            text += "!"
            return numbers.count
        }
        var numbers = [1]
        var text = "a"
        #expect(subject.inoutMany(&numbers, &text) == 2)
        #expect(numbers == [1, 2] && text == "a!")
        #expect(mock.inoutManyReceivedArguments?.a == [1])
    }

    @Test func unstubbedMembersKeepInoutArguments() {
        var value = 1
        subject.inoutValue(&value)
        #expect(value == 1)
    }

    @Test func tuples() {
        subject.tuple((1, "a"))
        #expect(mock.tupleReceivedPair?.0 == 1)
        mock.labelledTupleClosure = { $0.x + $0.y }
        #expect(subject.labelledTuple((x: 1, y: 2)) == 3)
        #expect(mock.labelledTupleReceivedPair?.y == 2)
    }

    @Test func existentials() {
        let account = Account()
        mock.bareExistentialReturnValue = Dog(noise: "wuff")
        subject.anyValue(1)
        subject.anyObject(account)
        subject.existential(Dog())
        subject.composition(Dog())
        #expect(subject.bareExistential(Dog()).noise == "wuff")
        #expect(subject.optionalExistential(nil) == nil)
        #expect(mock.anyValueReceivedValue as? Int == 1)
        #expect(mock.anyObjectReceivedObject as? Account === account)
        #expect(mock.existentialReceivedAnimal?.noise == "woof")
        #expect(mock.compositionReceivedValue?.noise == "woof")
        #expect(mock.optionalExistentialReceivedInvocations.count == 1)
    }

    @Test func metatypes() {
        subject.metatype(User.self)
        subject.existentialMetatype(Dog.self)
        #expect(mock.metatypeReceivedType == User.self)
        #expect(mock.existentialMetatypeReceivedType == Dog.self)
    }

    @Test func parametersWithoutNames() {
        subject.unnamed(1, "a")
        #expect(mock.unnamedReceivedArguments?.argument1 == 1)
        #expect(mock.unnamedReceivedArguments?.argument2 == "a")
    }

    @Test func stubsReceiveAutoclosures() {
        mock.wrappedClosure = { $0() + 1 }
        #expect(subject.wrapped(1 + 1) == 3)
        subject.escapingAutoclosure(4)
        #expect(mock.escapingAutoclosureReceivedBuilder?() == 4)
        #expect(mock.escapingAutoclosureReceivedInvocations.count == 1)
    }

    @Test func manyArguments() {
        #expect(subject.many(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10) == 0)
        #expect(mock.manyABCDEFGHIJReceivedArguments?.j == 10)
    }

    @Test func longTypeNames() {
        mock.swiftNamedReturnValue = true
        #expect(subject.swiftNamed(1, "a"))
        #expect(mock.swiftNamedReceivedArguments?.text == "a")
        mock.longGenericsClosure = { $0["a"]?.first ?? nil }
        #expect(subject.longGenerics(["a": [3]]) == 3)
        mock.longGenericsClosure = nil
        #expect(subject.longGenerics([:]) == nil)
    }
}
