enum Namespace {
    struct Options: Equatable { var level = 0 }

    /// Feature: a class nested in a type, and types nested in it
    // mockgen: mock
    class Courier {
        enum Mode { case fast, slow }
        struct Job { var mode = Mode.fast }
        protocol Watcher: AnyObject {}
        func run(_ options: Options, mode: Mode = .fast) -> Job { Job(mode: mode) }
        func observe(_ observer: (any Watcher)?) {}
    }
}

struct Warehouse<Key: Hashable, Stored> where Stored: Weighing {
    struct Entry {
        var key: Key
        var stored: Stored
    }
    enum Policy { case all }
    typealias Pair = (key: Key, stored: Stored)

    /// Feature: classes nested in generic types
    // mockgen: mock
    class Rack {
        struct Slot { var number = 1 }
        let key: Key
        init(key: Key) { self.key = key }
        func entry(for key: Key) -> Entry? { nil }
        func store(_ stored: Stored, policy: Policy = .all) -> Slot { Slot() }
        func warehouse(besides rack: Rack) -> Warehouse? { nil }
        func sort(_ pairs: [Pair]) {}
        func weights(of entries: [Warehouse<Int, Stored>.Entry]) -> [Double] { [] }
        class func limit() -> Int { 1 }
        var count: Int { 1 }
    }

    // mockgen: mock
    class LabelledRack<Label>: Rack {
        func label(_ label: Label) -> Label { label }
        override func entry(for key: Key) -> Entry? { nil }
    }
}

extension Warehouse {
    // mockgen: mock
    class Scale {
        func weigh(_ key: Key) -> Stored? { nil }
    }
}

protocol Weighing {
    var weight: Double { get }
}

/// Feature: a subclass of a class nested in a generic type
// mockgen: mock
class Wardrobe: Warehouse<Int, Coat>.Rack {
    func hang() -> Int { 1 }
}

struct Coat: Weighing, Equatable {
    var weight = 1.5
}

/// Feature: a protocol bound to a class nested in a generic type
protocol WardrobeHolding: Warehouse<Int, Coat>.Rack {
    func hold() -> Int
}
