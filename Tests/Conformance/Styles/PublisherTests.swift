import OpenCombine
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
}
