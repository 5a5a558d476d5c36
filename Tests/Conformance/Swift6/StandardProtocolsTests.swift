import Foundation
import Observation
import Testing

@testable import Requirements

@Suite struct StandardProtocolsTests {
    private func equal<T: Equatable>(_ left: T, _ right: T) -> Bool { left == right }

    @Test func equality() {
        let mock = EquatableThingMock()
        #expect(equal(mock, mock))
        #expect(!equal(mock, EquatableThingMock()))
        let error = EquatableErrorMock()
        #expect(equal(error, error))
    }

    @Test func identity() {
        func count<T: Hashable>(_ values: T...) -> Int { Set(values).count }
        let mock = HashableThingMock()
        #expect(count(mock, mock, HashableThingMock()) == 2)
        let sendable = HashableSendableMock()
        #expect(count(sendable, sendable) == 1)
        let entity = NamedEntityMock()
        #expect(count(entity, entity, NamedEntityMock()) == 2)
        let actor = ActorHashableMock()
        #expect(count(actor, actor, ActorHashableMock()) == 2)
    }

    @MainActor @Test func identityOnTheMainActor() {
        let mock = MainHashableMock()
        mock.title = "t"
        #expect(Set([mock, mock, MainHashableMock()]).count == 2)
        #expect((mock as any MainHashable).title == "t")
    }

    @Test func order() {
        func isOrdered<T: Comparable>(_ left: T, _ right: T) -> Bool { left < right || left == right || left > right }
        let mock = ComparableThingMock()
        #expect(!(mock < mock))
        #expect(isOrdered(mock, ComparableThingMock()))
        let described = ComparableHashableMock()
        described.description = "d"
        #expect(isOrdered(described, described))
        #expect("\(described)" == "d")
    }

    @Test func coding() throws {
        func roundTrip<T: Codable>(_ value: T) throws -> T {
            try JSONDecoder().decode(T.self, from: JSONEncoder().encode(value))
        }
        let mock = CodableThingMock()
        mock.theme = "dark"
        #expect(try JSONEncoder().encode(mock) == Data("{}".utf8))
        #expect(try roundTrip(mock).theme == "")
        #expect(try roundTrip(CodableSendableMock()).name == "")
        #expect(try roundTrip(CodableIdentifiableMock()).id == 0)
        #expect(try roundTrip(CodableIdentifiableFreeMock()).title == "")
        #expect(try roundTrip(NamedEntityMock()).name == "")
        #expect(try JSONEncoder().encode(EncodableThingMock()) == Data("{}".utf8))
        #expect(try JSONDecoder().decode(DecodableThingMock.self, from: Data("{}".utf8)).reply == "")
    }

    @MainActor @Test func codingOnTheMainActor() throws {
        #expect(try JSONEncoder().encode(MainCodableMock()) == Data("{}".utf8))
    }

    @Test func identifiers() {
        func id<T: Identifiable>(of value: T) -> T.ID { value.id }
        let free = IdentifiableThingMock()
        #expect(id(of: free) == ObjectIdentifier(free))
        let uuid = UUID()
        let own = IdentifiableByUUIDMock()
        own.id = uuid
        #expect(id(of: own) == uuid)
        let number = IdentifiableByNumberMock()
        #expect(id(of: number) == 0)
        number.id = 4
        #expect((number as any IdentifiableByNumber).id == 4)
        let text = IdentifiableByTextMock()
        text.id = "t"
        #expect((text as any Identifiable<String>).id == "t")
        let actor = ActorIdentifiableMock()
        #expect(id(of: actor) == ObjectIdentifier(actor))
    }

    @Test func errors() {
        let mock = ErrorThingMock()
        mock.code = 4
        func fail(_ error: any Error) throws { throw error }
        let thrown = #expect(throws: ErrorThingMock.self) { try fail(mock) }
        #expect(thrown?.code == 4)
        #expect(LocalizedThingMock().errorDescription == nil)
        let like = ErrorLikeMock()
        like.code = 3
        #expect((like as any ErrorLike).code == 3)
    }

    @Test func descriptions() {
        let described = DescribedThingMock()
        described.description = "d"
        #expect("\(described)" == "d")
        (described as any DescribedThing).work()
        #expect(described.workCallsCount == 1)
        let debugged = DebuggedThingMock()
        debugged.debugDescription = "g"
        #expect(String(reflecting: debugged) == "g")
    }

    @Test func keys() throws {
        func key<K: CodingKey>(_: K.Type, _ name: String) -> K? { K(stringValue: name) }
        let mock = try #require(key(KeyThingMock.self, "k"))
        #expect(mock.initStringValueReceivedStringValue == "k")
        mock.stringValue = "s"
        mock.intValue = 2
        mock.order = 3
        let any: any CodingKey = mock
        #expect(any.stringValue == "s")
        #expect(any.intValue == 2)
        #expect(KeyThingMock(intValue: 4)?.initIntValueReceivedIntValue == 4)
    }

    @Test func output() {
        let mock = OutputThingMock()
        var stream = mock
        print("line", terminator: "", to: &stream)
        #expect(mock.writeReceivedInvocations.joined() == "line")
        (mock as any OutputThing).flush()
        #expect(mock.flushCallsCount == 1)
    }

    @Test func actorsAndSendable() async {
        let actor = ActorThingMock()
        actor.workReturnValue = 2
        #expect(await (actor as any ActorThing).work() == 2)
        let sendable = SendableThingMock()
        #expect((sendable as any SendableThing).work() == 0)
        let heir = SendableHeirMock()
        heir.state = 3
        #expect((heir as any SendableThing).work() == 0)
        #expect((heir as any SendableHeir).state == 3)
    }

    @Test func clocks() async throws {
        let mock = TickingClockMock()
        let start = ContinuousClock.now
        mock.now = start
        mock.minimumResolution = .seconds(1)
        mock.ticks = 2
        func sleep<C: TickingClock>(_ clock: C) async throws -> ContinuousClock.Instant {
            try await clock.sleep(until: clock.now.advanced(by: .seconds(clock.ticks)), tolerance: clock.minimumResolution)
            return clock.now
        }
        #expect(try await sleep(mock) == start)
        #expect(mock.sleepUntilToleranceReceivedArguments?.deadline == start.advanced(by: .seconds(2)))
        #expect(mock.sleepUntilToleranceReceivedArguments?.tolerance == .seconds(1))

        // An extension of `Clock` calls the stubbed requirements.
        try await (mock as any TickingClock).pause()
        #expect(mock.sleepUntilToleranceCallsCount == 2)

        let other = AnyClockMock<SuspendingClock.Instant>()
        other.minimumResolution = .zero
        #expect((other as any AnyClock).isPrecise)
    }

    @Test func instants() {
        let early = MomentMock()
        let late = MomentMock()
        early.advancedByReturnValue = late
        early.durationToReturnValue = .seconds(3)
        func wait<M: Moment>(_ moment: M) -> (M, Duration) { (moment.advanced(by: .seconds(3)), moment.duration(to: moment)) }
        let (end, duration) = wait(early)
        #expect(end === late && end != early)
        #expect(duration == .seconds(3))
        #expect(early.advancedByReceivedDuration == .seconds(3))
    }

    @Test func observable() {
        func count(_ observable: some Watched & Observable) -> Int { observable.count }
        let mock = WatchedMock()
        mock.count = 3
        #expect(count(mock) == 3)
    }

    @Test func regularExpressions() throws {
        let mock = MatchingMock()
        mock.regex = try Regex("[0-9]+", as: Substring.self)
        #expect("tea for 2".firstMatch(of: mock)?.output == "2")
    }

    @Test func interpolation() {
        func make<I: Interpolated>(_: I.Type) -> I
        where I.StringLiteralType == String, I.StringInterpolation == DefaultStringInterpolation { "tea for \(2)" }
        let mock = make(InterpolatedMock.self)
        mock.length = 9
        #expect(mock.initStringLiteralReceivedValue == "tea for 2")
        #expect((mock as any Interpolated).length == 9)
    }

    @Test func texts() {
        let mock = StreamedMock()
        mock.writeToClosure = { target in target.write("tea") }
        #expect("\(mock as any Streamed)" == "tea")
        #expect(mock.writeToCallsCount == 1)
    }

    @Test func reflection() {
        let mock = LeafReflectedMock()
        mock.customMirror = Mirror(reflecting: 3)
        #expect(Mirror(reflecting: mock as any LeafReflected).displayStyle == Mirror(reflecting: 3).displayStyle)
    }

    @Test func encoders() throws {
        let mock = EventEncoderMock()
        mock.codingPath = []
        mock.finishReturnValue = Data([1])
        #expect((mock as any Encoder).codingPath.isEmpty)
        #expect((mock as any EventEncoder).finish() == Data([1]))
    }

    @Test func equalityIgnoresOperatorsInExtensions() {
        let (mock, twin) = (EquatableByNameMock(), EquatableByNameMock())
        #expect(mock == mock)
        #expect(mock != twin)
        #expect(mock.name == twin.name)
    }

    @DatabaseActor @Test func orderOnAnotherActor() {
        let mock = DatabaseComparableMock()
        mock.title = "t"
        #expect(mock == mock)
        #expect(!(mock < mock))
    }
}

extension Clock {
    fileprivate func pause() async throws { try await sleep(until: now, tolerance: nil) }
    fileprivate var isPrecise: Bool { minimumResolution == .zero }
}

@Suite(.serialized) struct RawValuesAndCasesTests {
    @Test func cases() {
        func all<C: CaseIterable>(_: C.Type) -> C.AllCases { C.allCases }
        #expect(all(CasesThingMock.self).isEmpty)
        let mock = CasesThingMock()
        CasesThingMock.allCases = [mock]
        defer { CasesThingMock.allCases = [] }
        #expect(all(CasesThingMock.self).first === mock)
    }

    @Test func rawValues() throws {
        func make<R: RawRepresentable>(_: R.Type, _ value: R.RawValue) -> R? { R(rawValue: value) }
        let mock = try #require(make(RawThingMock<Int>.self, 3))
        #expect(mock.initRawValueReceivedRawValue == 3)
        mock.rawValue = 4
        #expect((mock as any RawRepresentable<Int>).rawValue == 4)
        RawThingMock<Int>.initRawValueReturnValue = false
        defer { RawThingMock<Int>.initRawValueReturnValue = nil }
        #expect(make(RawThingMock<Int>.self, 3) == nil)

        let text = try #require(make(RawTextMock.self, "t"))
        #expect(text.rawValue == "t")
        text.rawValue = "r"
        #expect((text as any RawText).rawValue == "r")
    }

    @Test func lossless() throws {
        func make<L: LosslessStringConvertible>(_: L.Type, _ text: String) -> L? { L(text) }
        let mock = try #require(make(LosslessThingMock.self, "l"))
        #expect(mock.initReceivedDescription == "l")
        mock.description = "d"
        #expect("\(mock)" == "d")
        LosslessThingMock.initReturnValue = false
        defer { LosslessThingMock.initReturnValue = nil }
        #expect(make(LosslessThingMock.self, "m") == nil)
    }

    @Test func identitiesAndKeys() throws {
        let mock = CodableIdentityMock<String>()
        mock.id = "a"
        #expect(mock.id == "a" && mock.payload == 0)
        enum Keys: String, CodingKey { case name }
        KeyedThingMock<Keys>.keys = [.name]
        #expect(KeyedThingMock<Keys>.keys == [.name])
        #expect(try JSONEncoder().encode([KeyedThingMock<Keys>()]).isEmpty == false)
    }
}

@Suite("parents for values", .serialized) struct ValueParentsTests {
    @Test func sums() {
        func sum<S: Summing>(_ values: [S]) -> S { values.reduce(.zero, +) }
        let (zero, one) = (SummingMock(), SummingMock())
        SummingMock.zero = zero
        SummingMock.plusOperatorLeftRightReturnValue = one
        #expect(sum([one, zero]) == one)
        #expect(SummingMock.plusOperatorLeftRightCallsCount == 2)
    }

    @Test func steps() {
        func next<S: Stepping>(_ value: S) -> (S, S.Stride) { (value.advanced(by: 2), value.distance(to: value)) }
        let (mock, other) = (SteppingMock(), SteppingMock())
        mock.advancedByReturnValue = other
        mock.distanceToReturnValue = 4
        #expect(next(mock) == (other, 4))
        #expect(mock.advancedByReceivedDistance == 2)
    }

    @Test func literals() {
        let mock: LiteralsMock = "a"
        #expect(mock.initStringLiteralReceivedValue == "a")
        #expect((1 as LiteralsMock).initIntegerLiteralReceivedValue == 1)
        #expect((1.5 as LiteralsMock).initFloatLiteralReceivedValue == 1.5)
        #expect((true as LiteralsMock).initBooleanLiteralReceivedValue == true)
        #expect((nil as LiteralsMock).initNilLiteralCallsCount == 1)
        #expect(([1, 2] as ListLiteralsMock).initArrayLiteralReceivedElements == [1, 2])
    }

    @Test func pairs() {
        let mock: PairLiteralsMock<String, Int> = ["a": 1]
        mock.valueOfReturnValue = 3
        #expect(mock.initDictionaryLiteralReceivedElements?.map(\.0) == ["a"])
        #expect(mock.value(of: "b") == 3)
    }
}
