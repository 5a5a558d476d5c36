/// Feature: default implementations in extensions
protocol WithDefaults {
    func load(_ id: Int) -> String
    func reload() -> Int
    static func thisIsRequired() -> Int
    var title: String { get }
}

extension WithDefaults {
    func reload() -> Int { -1 }
    func convenience() -> String { load(7) + title }
    static func thisIsNotRequired() -> Int { 42 }
    var title: String { "default" }
    var extra: Int { 3 }
}

/// Feature: overloads by label of a property's name
protocol SameNames {
    var items: [Int] { get }
    func items(at index: Int) -> Int
    static var items: String { get }
    func item() -> Int
    func callsCount() -> Int
}
