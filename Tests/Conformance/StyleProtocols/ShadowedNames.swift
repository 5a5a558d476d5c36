/// A type with the name of its module: nothing else of the module can be named with the module in front.
enum StyleProtocols {}

/// Foundation, which the tests import, has one too.
struct UUID: Equatable, Sendable {
    var text = ""
}

class Pipe {}

/// Inside a mock this name is the mock's own.
protocol Selfless {
    var `self`: Int { get set }
    var name: String { get }
}

protocol Storing: Sendable {
    func store(_ id: UUID, in pipe: Pipe?) -> UUID
}
