// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class ThemeMock: Theme {
    init() {}

    // MARK: static current

    nonisolated(unsafe) static var underlyingCurrent: String = ""
    static var current: String { get { underlyingCurrent } set { underlyingCurrent = newValue } }

    // MARK: static reset()

    nonisolated(unsafe) static var resetCallsCount: Int = 0
    static var resetCalled: Bool { resetCallsCount > 0 }
    nonisolated(unsafe) static var resetReturnValue: Bool!
    nonisolated(unsafe) static var resetClosure: (() -> Bool)?

    static func reset() -> Bool {
        resetCallsCount += 1
        if let resetClosure { return resetClosure() }
        return resetReturnValue ?? false
    }

    // MARK: init(name:)

    final var initNameCallsCount: Int = 0
    final var initNameCalled: Bool { initNameCallsCount > 0 }
    final var initNameReceivedName: String?
    final var initNameReceivedInvocations: [String] = []
    nonisolated(unsafe) static var initNameClosure: ((String) -> Void)?

    required init(name: String) {
        self.underlyingName = name
        initNameCallsCount += 1
        initNameReceivedName = name
        initNameReceivedInvocations.append(name)
        Self.initNameClosure?(name)
    }

    // MARK: name

    final var underlyingName: String = ""
    var name: String { get { underlyingName } set { underlyingName = newValue } }
}
