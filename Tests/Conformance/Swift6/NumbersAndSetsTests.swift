import Testing

@testable import Requirements

@Suite(.serialized) struct NumbersAndSetsTests {
    @Test func numbers() {
        func double<A: Amount>(_ amount: A) -> A { amount * 2 }
        let product = AmountMock(integerLiteral: 7)
        AmountMock.timesOperatorLhsRhsReturnValue = product
        #expect(double(AmountMock(integerLiteral: 1)) === product)
        #expect(AmountMock.timesOperatorLhsRhsReceivedArguments?.rhs.initIntegerLiteralReceivedValue == 2)
        product.magnitude = 9
        #expect(product.magnitude == 9)
    }

    @Test func signedNumbers() {
        func difference<B: Balance>(_ left: B, _ right: B) -> B { left - right }
        let zero = BalanceMock(integerLiteral: 0)
        BalanceMock.minusOperatorLeftRightReturnValue = zero
        #expect(difference(BalanceMock(integerLiteral: 2), zero) === zero)
        #expect(BalanceMock.minusOperatorLeftRightCallsCount == 1)
    }

    @Test func sets() {
        func joined<T: Tagging>(_ tags: T) -> T { tags.union([]) }
        let (tags, other) = (TaggingMock(), TaggingMock())
        tags.unionReturnValue = other
        #expect(joined(tags) === other)
        tags.containsReturnValue = true
        #expect(tags.contains("a"))
        #expect(tags.containsReceivedMember == "a")
    }

    @Test func options() {
        let toppings = ToppingsMock(rawValue: 3)
        #expect(toppings.rawValue == 3)
        #expect(toppings.contains(ToppingsMock(rawValue: 1)))
        #expect(toppings.union(ToppingsMock(rawValue: 4)).rawValue == 7)
        toppings.clear()
        #expect(toppings.clearCallsCount == 1)
    }

    @Test func variadicArguments() {
        let formattable = FormattableMock()
        formattable._cVarArgEncoding = [1]
        #expect((formattable as any CVarArg)._cVarArgEncoding == [1])
    }
}
