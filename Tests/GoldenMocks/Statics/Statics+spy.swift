// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class ThemeMock: Theme {
    init() {}

    // MARK: static current

    nonisolated(unsafe) static var underlyingCurrent: String = ""
    static var current: String { get { underlyingCurrent } set { underlyingCurrent = newValue } }

    // MARK: static reset()

    nonisolated(unsafe) static var resetWasCalled: Bool = false
    nonisolated(unsafe) static var resetToReturn: Bool = false

    static func reset() -> Bool {
        resetWasCalled = true
        return resetToReturn
    }

    // MARK: init(name:)

    final var initWasCalled: Bool = false
    final var initParam: String?

    required init(name: String) {
        self.underlyingName = name
        initWasCalled = true
        initParam = name
    }

    // MARK: name

    final var underlyingName: String = ""
    var name: String { get { underlyingName } set { underlyingName = newValue } }
}
