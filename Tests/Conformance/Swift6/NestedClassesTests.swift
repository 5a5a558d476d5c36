import Testing

@testable import Requirements

@Suite("classes in types") struct NestedClassesTests {
    @Test func nesting() {
        let mock = CourierMock()
        let subject: Namespace.Courier = mock
        mock.runModeClosure = { options, mode in Namespace.Courier.Job(mode: options.level == 1 ? mode : .fast) }
        #expect(subject.run(Namespace.Options(level: 1), mode: .slow).mode == .slow)
        _ = mock.run(Namespace.Options())
        #expect(mock.runModeReceivedArguments?.mode == .fast)
        subject.observe(nil)
        #expect(mock.observeCalled)
    }

    @Test func classesNestedInGenericTypes() {
        let mock = RackMock<String, Coat>(key: "coats")
        let subject: Warehouse<String, Coat>.Rack = mock
        mock.entryForReturnValue = .init(key: "a", stored: Coat())
        #expect(subject.entry(for: "a")?.stored == Coat())
        #expect(mock.entryForReceivedKey == "a")
        mock.storePolicyReturnValue = .init(number: 7)
        #expect(subject.store(Coat()).number == 7)
        subject.sort([(key: "b", stored: Coat(weight: 2))])
        #expect(mock.sortReceivedPairs?.first?.stored.weight == 2)
        mock.count = 4
        #expect(subject.count == 4 && subject.warehouse(besides: mock) == nil)
        RackMock<String, Coat>.limitReturnValue = 9
        #expect(RackMock<String, Coat>.limit() == 9)

        let labelled = LabelledRackMock<String, Coat, Int>(key: "x")
        labelled.labelReturnValue = 3
        #expect((labelled as Warehouse<String, Coat>.LabelledRack<Int>).label(1) == 3)
        #expect(ScaleMock<Int, Coat>().weigh(1) == nil)
    }

    @Test func subclassesOfClassesNestedInGenericTypes() {
        let mock = WardrobeMock(key: 1)
        let subject: Warehouse<Int, Coat>.Rack = mock
        mock.entryForReturnValue = .init(key: 2, stored: Coat())
        #expect(subject.entry(for: 2)?.key == 2 && mock.entryForReceivedKey == 2)
        let holding: any WardrobeHolding = WardrobeHoldingMock(key: 3)
        #expect(holding.hold() == 0 && holding.key == 3)
    }
}
