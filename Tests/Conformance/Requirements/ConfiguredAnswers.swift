/// Feature: un-stubbed members that return an argument, or another expression of the configuration
protocol Intercepting {
    var name: String { get }
    var note: String? { get set }
    func intercept(request: String) -> String
    func first(_ value: Int?) -> Int?
    func load(id: Int) async throws -> String
    func same<Value>(_ value: Value) -> Value
    subscript(_ key: String) -> String { get set }
    static func label(_ name: String) -> String
    func changed(_ items: inout [Int]) -> [Int]
    func greet() -> String
    func wave() -> String
}

extension Intercepting {
    func greet() -> String { "Hello, \(name)" }
    func wave() -> String { greet() + "!" }
}

protocol SharedIntercepting: Intercepting, Sendable {}

protocol LazyIntercepting {
    func logged(_ message: @autoclosure () -> String) -> String
}

@MainActor protocol MainIntercepting {
    func intercept(request: String) -> String
    func leaflet(of text: String) -> Leaflet
}

@MainActor final class Leaflet {
    let text: String
    init(text: String) { self.text = text }
}

// mockgen: mock
class Converter {
    var unit: String { "m" }
    func convert(_ value: Int) -> Int { value * 1000 }
    func describe(_ value: Int) -> String { "\(value) \(unit)" }
}
