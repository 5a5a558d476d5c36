import OpenCombine

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
