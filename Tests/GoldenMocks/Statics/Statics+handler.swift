// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class ThemeMock: Theme {
    init() {}

    nonisolated(unsafe) static var currentSetCallCount = 0
    nonisolated(unsafe) static var current: String = "" {
        didSet { currentSetCallCount += 1 }
    }

    nonisolated(unsafe) static var resetCallCount = 0
    nonisolated(unsafe) static var resetHandler: (() -> Bool)?

    static func reset() -> Bool {
        resetCallCount += 1
        if let resetHandler { return resetHandler() }
        return false
    }

    final var initCallCount = 0
    nonisolated(unsafe) static var initHandler: ((String) -> Void)?

    required init(name: String) {
        self.name = name
        initCallCount += 1
        Self.initHandler?(name)
    }

    final var nameSetCallCount = 0
    var name: String = "" {
        didSet { nameSetCallCount += 1 }
    }
}
