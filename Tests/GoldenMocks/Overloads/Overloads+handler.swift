// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class LoggerMock: Logger {
    // MARK: log(_:)

    final var logStringCallCount: Int = 0
    final var logStringHandler: ((String) -> Void)?

    func log(_ text: String) {
        logStringCallCount += 1
        logStringHandler?(text)
    }

    // MARK: log(_:)

    final var logAnyErrorCallCount: Int = 0
    final var logAnyErrorHandler: ((any Error) -> Void)?

    func log(_ error: any Error) {
        logAnyErrorCallCount += 1
        logAnyErrorHandler?(error)
    }

    // MARK: log(_:level:)

    final var logLevelCallCount: Int = 0
    final var logLevelHandler: ((String, Int) -> Bool)?

    func log(_ text: String, level: Int) -> Bool {
        logLevelCallCount += 1
        if let logLevelHandler { return logLevelHandler(text, level) }
        return false
    }

    // MARK: level()

    final var levelCallCount: Int = 0
    final var levelHandler: (() -> Int)?

    func level() -> Int {
        levelCallCount += 1
        if let levelHandler { return levelHandler() }
        return 0
    }

    // MARK: level()

    final var levelAsyncCallCount: Int = 0
    final var levelAsyncHandler: (() async -> Int)?

    func level() async -> Int {
        levelAsyncCallCount += 1
        if let levelAsyncHandler { return await levelAsyncHandler() }
        return 0
    }
}
