/// A type with the name of its module: nothing else of the module can be named with the module in front.
enum StyleProtocols {}

/// Foundation, which the tests import, has one too.
struct UUID: Equatable, Sendable {
    var text = ""
}

class Pipe {}

protocol Storing: Sendable {
    func store(_ id: UUID, in pipe: Pipe?) -> UUID
}
