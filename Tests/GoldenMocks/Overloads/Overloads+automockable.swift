// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class LoggerMock: Logger {
    // MARK: log(_:)

    final var logStringCallsCount: Int = 0
    final var logStringCalled: Bool { logStringCallsCount > 0 }
    final var logStringReceivedText: String?
    final var logStringReceivedInvocations: [String] = []
    final var logStringClosure: ((String) -> Void)?

    func log(_ text: String) {
        logStringCallsCount += 1
        logStringReceivedText = text
        logStringReceivedInvocations.append(text)
        logStringClosure?(text)
    }

    // MARK: log(_:)

    final var logAnyErrorCallsCount: Int = 0
    final var logAnyErrorCalled: Bool { logAnyErrorCallsCount > 0 }
    final var logAnyErrorReceivedError: (any Error)?
    final var logAnyErrorReceivedInvocations: [any Error] = []
    final var logAnyErrorClosure: ((any Error) -> Void)?

    func log(_ error: any Error) {
        logAnyErrorCallsCount += 1
        logAnyErrorReceivedError = error
        logAnyErrorReceivedInvocations.append(error)
        logAnyErrorClosure?(error)
    }

    // MARK: log(_:level:)

    final var logLevelCallsCount: Int = 0
    final var logLevelCalled: Bool { logLevelCallsCount > 0 }
    final var logLevelReceivedArguments: (text: String, level: Int)?
    final var logLevelReceivedInvocations: [(text: String, level: Int)] = []
    final var logLevelReturnValue: Bool!
    final var logLevelClosure: ((String, Int) -> Bool)?

    func log(_ text: String, level: Int) -> Bool {
        logLevelCallsCount += 1
        logLevelReceivedArguments = (text: text, level: level)
        logLevelReceivedInvocations.append((text: text, level: level))
        if let logLevelClosure { return logLevelClosure(text, level) }
        return logLevelReturnValue ?? false
    }

    // MARK: level()

    final var levelCallsCount: Int = 0
    final var levelCalled: Bool { levelCallsCount > 0 }
    final var levelReturnValue: Int!
    final var levelClosure: (() -> Int)?

    func level() -> Int {
        levelCallsCount += 1
        if let levelClosure { return levelClosure() }
        return levelReturnValue ?? 0
    }

    // MARK: level()

    final var levelAsyncCallsCount: Int = 0
    final var levelAsyncCalled: Bool { levelAsyncCallsCount > 0 }
    final var levelAsyncReturnValue: Int!
    final var levelAsyncClosure: (() async -> Int)?

    func level() async -> Int {
        levelAsyncCallsCount += 1
        if let levelAsyncClosure { return await levelAsyncClosure() }
        return levelAsyncReturnValue ?? 0
    }
}
