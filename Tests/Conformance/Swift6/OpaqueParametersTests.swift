import Testing

@testable import Requirements

@Suite("opaque parameters") struct OpaqueParametersTests {
    @Test func argumentsAreRecordedAsExistentials() {
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

    @Test func inoutOpaqueParameters() {
        let mock = InoutOpaqueMock()
        mock.rollUsingClosure = { Int(truncatingIfNeeded: $0.next()) & 1 | 2 }
        var generator = SystemRandomNumberGenerator()
        #expect(mock.roll(using: &generator) >= 2)
        mock.changeValueClosure = { animal, value in
            animal = Dog(noise: "wuff")
            value = 4
        }
        var dog = Dog()
        var value = 1
        mock.change(&dog, value: &value)
        #expect(dog.noise == "wuff" && value == 4)
    }
}
