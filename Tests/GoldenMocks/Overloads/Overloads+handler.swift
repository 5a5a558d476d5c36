// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class LoggerMock: Logger {
    final var logStringCallCount = 0
    final var logStringHandler: ((String) -> Void)?

    func log(_ text: String) {
        logStringCallCount += 1
        logStringHandler?(text)
    }

    final var logAnyErrorCallCount = 0
    final var logAnyErrorHandler: ((any Error) -> Void)?

    func log(_ error: any Error) {
        logAnyErrorCallCount += 1
        logAnyErrorHandler?(error)
    }

    final var logLevelCallCount = 0
    final var logLevelHandler: ((String, Int) -> Bool)?

    func log(_ text: String, level: Int) -> Bool {
        logLevelCallCount += 1
        if let logLevelHandler { return logLevelHandler(text, level) }
        return false
    }

    final var levelCallCount = 0
    final var levelHandler: (() -> Int)?

    func level() -> Int {
        levelCallCount += 1
        if let levelHandler { return levelHandler() }
        return 0
    }

    final var levelAsyncCallCount = 0
    final var levelAsyncHandler: (() async -> Int)?

    func level() async -> Int {
        levelAsyncCallCount += 1
        if let levelAsyncHandler { return await levelAsyncHandler() }
        return 0
    }
}
