import Foundation
import Observation
import Testing

@testable import Requirements

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct InterfaceParentsTests {
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

        // What an extension gives to every clock, calls what the mock answers.
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

    @Test func copies() {
        let mock = CopiedMock()
        mock.name = "A"
        mock.copyWithReturnValue = 3
        #expect((mock as any NSCopying).copy() as? Int == 3)
        #expect(mock.copyWithCallsCount == 1)
    }

    @Test func archives() {
        ArchivedMock.supportsSecureCoding = true
        defer { ArchivedMock.supportsSecureCoding = false }
        let mock = ArchivedMock()
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        (mock as any NSSecureCoding).encode(with: coder)
        #expect(mock.encodeWithReceivedACoder === coder)
        #expect((type(of: mock) as any NSSecureCoding.Type).supportsSecureCoding)
    }

    @Test func locks() {
        let mock = GuardMock()
        #expect((mock as any Guard).withLock { 3 } == 3)
        #expect(mock.lockCallsCount == 1)
        #expect(mock.unlockCallsCount == 1)
    }

    @Test func formats() throws {
        let mock = PriceStyleMock()
        mock.formatReturnValue = "3 €"
        #expect(3.formatted(mock) == "3 €")
        #expect(mock.formatReceivedValue == 3)
        #expect(mock.locale(Locale(identifier: "de")) === mock, "as the interface does by default")
    }

    @Test func order() {
        let mock = ByNameMock()
        mock.order = .reverse
        mock.compareReturnValue = .orderedSame
        #expect(["b", "a"].sorted(using: mock) == ["b", "a"])
        #expect(mock.compareCallsCount == 1)
        #expect((mock as any ByName).order == .reverse)
    }

    @Test func delegates() {
        let session = SessionWatchingMock()
        session.watchedReturnValue = 1
        let subject: any SessionWatching & URLSessionDelegate = session
        #expect(subject.watched() == 1)

        let files = FileWatchingMock()
        files.watchedReturnValue = 2
        #expect((files as any FileWatching).watched() == 2)
    }

    @Test func several() {
        let mock = CopiedGuardMock()
        mock.copyWithReturnValue = mock
        (mock as any NSLocking).lock()
        #expect(mock.lockCallsCount == 1)
        #expect(mock.copy() as? CopiedGuardMock === mock)
        #expect(Set([mock, mock]).count == 1)
    }
}

extension Clock {
    fileprivate func pause() async throws { try await sleep(until: now, tolerance: nil) }
    fileprivate var isPrecise: Bool { minimumResolution == .zero }
}
