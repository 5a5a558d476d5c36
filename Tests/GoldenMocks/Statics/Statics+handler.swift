// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class ThemeMock: Theme {
    init() {}

    // MARK: static current

    nonisolated(unsafe) static var currentSetCallCount: Int = 0
    nonisolated(unsafe) static var current: String = "" {
        didSet { currentSetCallCount += 1 }
    }

    // MARK: static reset()

    nonisolated(unsafe) static var resetCallCount: Int = 0
    nonisolated(unsafe) static var resetHandler: (() -> Bool)?

    static func reset() -> Bool {
        resetCallCount += 1
        if let resetHandler { return resetHandler() }
        return false
    }

    // MARK: init(name:)

    final var initCallCount: Int = 0
    nonisolated(unsafe) static var initHandler: ((String) -> Void)?

    required init(name: String) {
        self.name = name
        initCallCount += 1
        Self.initHandler?(name)
    }

    // MARK: name

    final var nameSetCallCount: Int = 0
    var name: String = "" {
        didSet { nameSetCallCount += 1 }
    }
}
