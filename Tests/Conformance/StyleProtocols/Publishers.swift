import OpenCombine
import RxSwift

/// Properties with publishers.
protocol Newsletter {
    var headlines: AnyPublisher<String, Never> { get }
    var counts: OpenCombine.AnyPublisher<Int, Never> { get }
    static var titles: AnyPublisher<[String], Never> { get }
    /// A test replaces the publisher of a property that can be set.
    var replaceable: AnyPublisher<Int, Never> { get set }
    var optional: AnyPublisher<Int, Never>? { get }
    func page(_ number: Int) -> AnyPublisher<Int, Never>
}

protocol SharedNewsletter: Sendable {
    var headlines: AnyPublisher<String, Never> { get }
}

/// Streams that a test replaces, in each place where a mock can run. The names of the mocks say their style.
protocol Radio: AnyObject {
    var song: Observable<String> { get }
    var volume: RxSwift.Observable<Int> { get }
    var news: AnyPublisher<String, Never> { get }
    static var stations: Observable<Int> { get }
}

protocol SharedRadio: Sendable {
    var song: Observable<String> { get }
    static var stations: AnyPublisher<Int, Never> { get }
}

@MainActor protocol MainRadio {
    var song: Observable<String> { get }
    nonisolated var news: AnyPublisher<String, Never> { get }
}

protocol ActorRadio: Actor {
    var song: Observable<String> { get }
    nonisolated var news: AnyPublisher<String, Never> { get }
}

protocol GenericRadio<Song> {
    associatedtype Song
    var song: Observable<Song> { get }
    static var stations: Observable<Int> { get }
}

protocol TunedRadio {
    init(song: Observable<String>)
    var song: Observable<String> { get }
}

/// Subjects that annotations name.
///
/// @mockable(rx: all = BehaviorSubject; tides = ReplaySubject)
protocol WeatherRadio {
    var wind: Observable<Int> { get }
    var gust: Observable<Int?> { get }
    var tides: Observable<String> { get }
    /// No setting makes its first value.
    var chart: Observable<Chart> { get }
    var place: String { get }
}

/// @mockable(combine: news = CurrentValueSubject; chart = CurrentValueSubject, override: name = FakeHarborRadio)
protocol HarborRadio: WeatherRadio, Sendable {
    var news: AnyPublisher<String, Never> { get }
    var plans: AnyPublisher<Chart, Never> { get }
    static var depths: Observable<Int> { get }
}

struct Chart: Equatable { let name: String }

/// @mockable(typealias: Chart = [String: Int]; Ship = Never)
protocol Pilot {
    associatedtype Chart
    associatedtype Ship: Equatable
    func read(_ chart: Chart) -> Ship?
}
