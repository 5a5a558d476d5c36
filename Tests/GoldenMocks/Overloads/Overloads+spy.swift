// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class LoggerMock: Logger {
    // MARK: log(_:)

    final var logStringWasCalled: Bool = false
    final var logStringParam: String?

    func log(_ text: String) {
        logStringWasCalled = true
        logStringParam = text
    }

    // MARK: log(_:)

    final var logAnyErrorWasCalled: Bool = false
    final var logAnyErrorParam: (any Error)?

    func log(_ error: any Error) {
        logAnyErrorWasCalled = true
        logAnyErrorParam = error
    }

    // MARK: log(_:level:)

    final var logLevelWasCalled: Bool = false
    final var logLevelParams: (text: String, level: Int)?
    final var logLevelToReturn: Bool = false

    func log(_ text: String, level: Int) -> Bool {
        logLevelWasCalled = true
        logLevelParams = (text: text, level: level)
        return logLevelToReturn
    }

    // MARK: level()

    final var levelWasCalled: Bool = false
    final var levelToReturn: Int = 0

    func level() -> Int {
        levelWasCalled = true
        return levelToReturn
    }

    // MARK: level()

    final var levelAsyncWasCalled: Bool = false
    final var levelAsyncToReturn: Int = 0

    func level() async -> Int {
        levelAsyncWasCalled = true
        return levelAsyncToReturn
    }
}
