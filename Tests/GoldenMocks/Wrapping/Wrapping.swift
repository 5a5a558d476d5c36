import OpenCombine

protocol Library: AnyObject {
    static var isOpen: Bool { get }
    var reader: String { get set }
    var books: Int { get }
    var size: Int { get async throws }
    subscript(title: String) -> Int { get set }
    func find(_ title: String) -> Int?
    func borrow(_ title: String, for days: Int) async throws -> Int
    func sort(_ isBefore: (Int, Int) -> Bool) -> [Int]
    func close()
    func merge(with other: Self)
}

protocol Pile {
    mutating func push(_ title: String) -> Int
}

@MainActor protocol Reading<Page> {
    associatedtype Page
    var page: Page { get set }
    func next() async -> Page
}

protocol Archive {
    associatedtype Entry
    func store(_ entry: Entry)
}

protocol Ticker: AnyObject {
    var ticks: AnyPublisher<Int, Never> { get }
    var speed: AnyPublisher<Int, Never> { get set }
}
