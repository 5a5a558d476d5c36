// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class LoggerMock: Logger {
    final var logStringWasCalled: Bool = false
    final var logStringParam: String?

    func log(_ text: String) {
        logStringWasCalled = true
        logStringParam = text
    }

    final var logAnyErrorWasCalled: Bool = false
    final var logAnyErrorParam: (any Error)?

    func log(_ error: any Error) {
        logAnyErrorWasCalled = true
        logAnyErrorParam = error
    }

    final var logLevelWasCalled: Bool = false
    final var logLevelParams: (text: String, level: Int)?
    final var logLevelToReturn: Bool = false

    func log(_ text: String, level: Int) -> Bool {
        logLevelWasCalled = true
        logLevelParams = (text: text, level: level)
        return logLevelToReturn
    }

    final var levelWasCalled: Bool = false
    final var levelToReturn = 0

    func level() -> Int {
        levelWasCalled = true
        return levelToReturn
    }

    final var levelAsyncWasCalled: Bool = false
    final var levelAsyncToReturn = 0

    func level() async -> Int {
        levelAsyncWasCalled = true
        return levelAsyncToReturn
    }
}
