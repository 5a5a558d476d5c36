/// Feature: parameter packs
protocol Packs {
    func pack<each T>(_ values: repeat each T)
    func returning<each T>(_ values: repeat each T) -> (repeat each T)
    func constrained<each T: Animal>(_ values: repeat each T, count: Int) -> Int
}

/// Feature: packs of closures
protocol ClosurePacks {
    func visit<each T>(_ visitors: repeat (each T) -> Void, named name: String)
}

/// Feature: closures of parameter packs
protocol PackClosures {
    func map<each T, R>(_ values: repeat each T, body: (repeat each T) -> R) -> R
    func later<each T>(_ values: repeat each T, body: @escaping (repeat each T) -> Void)
}

/// Feature: closures of parameter packs that no variable can hold
protocol ClosuresOfPacks {
    func maybe<each T>(_ values: repeat each T, body: ((repeat each T) -> Void)?)
    func change<each T>(_ values: repeat each T, body: inout (repeat each T) -> Void)
    func pair<each T>(_ values: repeat each T, body: ((repeat each T) -> Void, Int))
    func make<each T>(_ values: repeat each T, body: @escaping (Int) -> (repeat each T) -> Void)
    func pass<each T>(_ values: repeat (each T)?)
    func join<each T>(_ values: (repeat each T)) -> Int
    func visit<each T>(_ visitors: (repeat ((each T) -> Void)?), count: Int)
}

struct Line<each Value>: Hashable {}
typealias EmptyLine = Line<>
typealias Lines<each Value> = [Line<repeat each Value>]

/// Feature: generic types with empty packs
protocol EmptyPacks {
    func draw(_ line: Line<>, twice other: Line<>?) throws -> Line<>
    func draw(_ line: Line<Int>) -> [Line<>: Lines<>]
    func each(_ body: @escaping (Line<>) -> Void) -> Line<>.Type
    var line: Line<> { get set }
}
