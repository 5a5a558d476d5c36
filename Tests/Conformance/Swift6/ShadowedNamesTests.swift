import Foundation
import Testing

@testable import Requirements

@Suite("names that others have as well") struct ShadowedNamesTests {
    @Test func namesOfHelpers() throws {
        let mock = HelperNamesMock()
        let subject: any HelperNames = mock
        mock.callReturnValue = Requirements.Call(number: 2)
        #expect(try subject.call(Requirements.Call(number: 1)) == Requirements.Call(number: 2))
        #expect(mock.callReceivedCall == Requirements.Call(number: 1))
        mock.failThrowableError = Requirements.UnansweredCall()
        #expect(throws: Requirements.UnansweredCall()) { try subject.fail(Requirements.UnansweredCall()) }
        mock.mapReturnValue = 3
        #expect(subject.map(1) == 3)
        subject.each { _ in }
        #expect(mock.eachCallsCount == 1)
        let value = Requirements.Property()
        mock.value = value
        #expect(subject.value === value)
    }

    @Test func typesNamedLikeThoseOfFoundation() throws {
        let mock = ForeignNamesMock()
        mock.startInReturnValue = [Requirements.Operation(id: 1)]
        #expect(try mock.start(Requirements.Operation(), in: Requirements.Process.Handle(id: 2)).first?.id == 1)
        #expect(mock.startInReceivedArguments?.handle?.id == 2)
        let kept = Requirements.Unchecked()
        mock.openReturnValue = kept
        let stream = StreamMock()
        #expect(mock.open(stream) === kept)
        mock.eachClosure = { $0 }
        #expect(mock.each(stream) === stream)
        mock.keepReturnValue = Requirements.Unchecked()
        #expect(mock.keep(Requirements.Unchecked()) !== kept)
        mock.current = Requirements.Operation(id: 3)
        #expect(mock.current.id == 3 && stream.next() == 0)
    }

    @Test func typesNamedLikeAMock() {
        let mock = MirroringMock()
        mock.mirrorReturnValue = Requirements.MirroringMock(number: 5)
        #expect((mock as any Mirroring).mirror(.init())?.number == 5)
        let reflecting = ReflectingMock()
        reflecting.reflectReturnValue = Requirements.MirroringMock(number: 6)
        #expect((reflecting as any Reflecting).reflect()?.number == 6 && mock.kind == nil)
    }

    @Test func extensionsOfNestedTypes() {
        let mock = OutsideMock()
        #expect(mock.text("a") == "")
        #expect(mock.textReceivedText == "a")
    }

    @Test func bareStandardTypes() {
        let mock = BareStandardTypesMock()
        #expect(mock.format("%d", 1, 2) == "")
        #expect(mock.formatReceivedArguments?.values.count == 2)
        #expect(mock.error == nil)
    }

    @Test func typesNamedLikeThoseOfTheStandardLibrary() {
        let mock = ServiceMock()
        let subject: any Shadowed.Service = mock
        mock.textReturnValue = Shadowed.String()
        #expect(subject.text() == Shadowed.String())
        #expect(subject.maybe() == nil)
        mock.resultClosure = { $0 }
        #expect(subject.result(Shadowed.Result()) == Shadowed.Result())
        subject.error(.bad)
        #expect(mock.errorReceivedError == .bad)
        #expect(subject.swiftText() == "")
        mock.swiftTextReturnValue = "s"
        #expect(subject.swiftText() == "s")
    }

    @Test func associatedTypesNamedLikeTheStandardLibrary() throws {
        let mock = OwnErrorsMock<LoadError, Int>()
        mock.loadReturnValue = 3
        #expect(try mock.load(1) == 3)
        #expect(mock.loadReceivedFlag == 1 && mock.loadCalled)
        mock.failWithThrowableError = .missing
        #expect(throws: LoadError.missing) { try mock.fail(with: .missing) }
    }

    @Test func associatedTypesOfStandardProtocols() throws {
        let mock = OwnCodersMock<Int, Int, Int, Int, Int>()
        mock.encode(1, with: 2)
        #expect(mock.encodeWithReceivedArguments?.encoder == 2)
        #expect(Set([mock, mock]).count == 1)
        #expect(try JSONEncoder().encode(mock) == Data("{}".utf8))
    }

    @Test func associatedTypesNamedLikeTypesOfParents() throws {
        let shop = VoucherShopMock<String>()
        shop.voucherOfReturnValue = Requirements.Voucher(number: 1)
        #expect(try shop.voucher(of: .gift).number == 1)
        #expect(shop.sell("a") == [] && shop.sellReceivedVoucher == "a" && shop.voucher == nil)
        shop.swapClosure = { $0 }
        #expect(shop.swap(2) == 2)
        let numbers = NumberShopMock()
        numbers.voucher = Requirements.Voucher(number: 3)
        numbers.sellReturnValue = [4]
        #expect(numbers.sell(5) == [4] && numbers.voucher?.number == 3)
    }

    @Test func typesOfClassesNamedLikeTheStandardLibrary() throws {
        let mock = OwnTypesMock()
        mock.loadReturnValue = 4
        #expect(try mock.load() == 4 && mock.loadCallsCount == 1)
        #expect(mock.find(OwnTypes.Bool()) == nil && mock.findCalled)
    }

    @Test func enumsWithoutCases() {
        let mock = ImpossibleMock()
        #expect(mock.close(nil, and: []) == 0 && mock.closeAndCallsCount == 1)
        mock.findNeverClosure = { $0 + 1 }
        #expect(mock.find(Never: 4) == 5)
        #expect(throws: (any Error).self) { _ = try mock.make() }
    }

    @Test func modelsWithMethodsNamedLikeHelpers() {
        let page = LightPage(items: [1], first: 1, next: 2)
        #expect(page.modify(next: nil).next == nil && page.modify(first: 3).next == 2)
    }
}
