import OpenCombine
import RxSwift
import Testing

@testable import StyleProtocols

/// Properties with the type `AnyPublisher`.
@Suite struct PublisherTests {
    @Test func publishersEmitWhatTheSubjectIsSent() {
        let newsletter = NewsletterMock()
        let shared = SharedNewsletterMock()
        var seen: [String] = []
        let subscriptions = [
            newsletter.headlines.sink { seen.append($0) }, newsletter.counts.sink { seen.append("\($0)") },
            NewsletterMock.titles.sink { seen += $0 }, shared.headlines.sink { seen.append($0) },
        ]
        newsletter.headlinesSubject.send("first")
        newsletter.countsSubject.send(2)
        NewsletterMock.titlesSubject.send(["third"])
        shared.headlinesSubject.send("fourth")
        #expect(seen == ["first", "2", "third", "fourth"])
        #expect(newsletter.headlinesSubjectSetCallCount == 0)
        newsletter.headlinesSubject = PassthroughSubject()
        #expect(newsletter.headlinesSubjectSetCallCount == 1)
        for subscription in subscriptions { subscription.cancel() }
        newsletter.countsSubject.send(5)
        #expect(seen.count == 4)
    }

    @Test func aPropertyThatCanBeSetHasNoSubject() {
        let other = NewsletterMock()
        let newsletter = NewsletterMock(replaceable: other.counts)
        var seen: [Int] = []
        let subscription = newsletter.replaceable.sink { seen.append($0) }
        other.countsSubject.send(1)
        subscription.cancel()
        #expect(seen == [1] && newsletter.optional == nil && newsletter.replaceableSetCallCount == 0)
        newsletter.pageHandler = { _ in other.counts }
        _ = newsletter.page(1)
        #expect(newsletter.pageCallCount == 1)
    }

    /// The subject emits nothing to those who subscribe later, and a test can set what does.
    @Test func aTestReplacesTheStream() {
        let (radio, stub) = (RadioMock(volume: .just(1)), RadioStub())
        #expect(elements(of: radio.song) == [] && elements(of: radio.volume) == [1])
        radio.song = .just("first")
        stub.song = BehaviorSubject(value: "second")
        stub.volume = .of(2, 3)
        #expect(elements(of: radio.song) == ["first"] && elements(of: stub.song) == ["second"] && elements(of: stub.volume) == [2, 3])
        radio.storedSong = nil
        #expect(elements(of: radio.song) == [])

        let other = NewsletterMock()
        radio.news = other.headlines
        var seen: [String] = []
        let subscription = radio.news.sink { seen.append($0) }
        radio.newsSubject.send("lost")
        other.headlinesSubject.send("third")
        subscription.cancel()
        #expect(seen == ["third"])
    }

    @Test func staticStreamsAreReplaced() {
        RadioStub.stations = .of(1, 2)
        #expect(elements(of: RadioStub.stations) == [1, 2])
        RadioStub.storedStations = nil
        #expect(elements(of: RadioStub.stations) == [])
        GenericRadioStub<Int>.stations = .just(3)
        #expect(elements(of: GenericRadioStub<Int>.stations) == [3])
    }

    @Test @MainActor func streamsAreReplacedWhereverTheMockRuns() async {
        let (shared, main, actor) = (SharedRadioStub(), MainRadioStub(), ActorRadioStub())
        shared.song = .just("shared")
        main.song = .just("main")
        main.news = NewsletterMock().headlines
        actor.song = .just("actor")
        #expect(elements(of: shared.song) + elements(of: main.song) + elements(of: actor.song) == ["shared", "main", "actor"])
    }

    @Test func genericAndInitializedMocks() {
        let generic = GenericRadioStub<Int>()
        let subject = generic.songSubject
        #expect(elements(of: generic.song) { subject.onNext(1) } == [1])
        generic.song = .just(2)
        #expect(elements(of: generic.song) { subject.onNext(1) } == [2])
        let tuned = TunedRadioStub(song: .just("tuned"))
        #expect(elements(of: tuned.song) == ["tuned"])
        tuned.storedSong = nil
        #expect(elements(of: tuned.song) { tuned.songSubject.onNext("sent") } == ["sent"])
    }

    @Test func aStyleNamesOrLeavesOutTheSubject() {
        let shared = SharedRadioAutoMock()
        #expect(elements(of: shared.song) { shared.songSender.onNext("sent") } == ["sent"])
        shared.song = .just("set")
        #expect(elements(of: shared.song) == ["set"])
        let plain = RadioPlainMock(song: .just("plain"))
        plain.volume = .just(4)
        #expect(elements(of: plain.song) == ["plain"] && elements(of: plain.volume) == [4])
    }

    @Test func annotationsNameTheSubject() {
        let mock = WeatherRadioMock()
        mock.windSubject.onNext(1)
        mock.tidesSubject.onNext("low")
        #expect(elements(of: mock.wind) == [1] && elements(of: mock.gust) == [nil] && elements(of: mock.tides) == ["low"])
        mock.chartSubject = BehaviorSubject(value: Chart(name: "first"))
        #expect(elements(of: mock.chart) == [Chart(name: "first")] && mock.chartSubjectSetCallCount == 1)
        mock.wind = .just(2)
        #expect(elements(of: mock.wind) == [2])
    }

    @Test func aMockInheritsTheSubjectsOfItsParents() {
        let mock = FakeHarborRadio()
        mock.newsSubject.send("first")
        mock.windSubject.onNext(1)
        var seen: [String] = []
        let subscription = mock.news.sink { seen.append($0) }
        mock.newsSubject.send("second")
        subscription.cancel()
        #expect(seen == ["first", "second"] && elements(of: mock.wind) == [1])
        #expect(elements(of: FakeHarborRadio.depths) == [])
    }

    @Test func annotationsReplaceAssociatedTypes() {
        let mock = PilotMock()
        mock.readHandler = { chart in chart.isEmpty ? nil : fatalError() }
        #expect(mock.read([:]) == nil && mock.readCallCount == 1)
    }

    /// The elements of a stream at once, and while something is sent.
    private func elements<Element>(of stream: Observable<Element>, during send: () -> Void = {}) -> [Element] {
        var elements: [Element] = []
        let subscription = stream.subscribe(onNext: { elements.append($0) })
        send()
        subscription.dispose()
        return elements
    }
}
