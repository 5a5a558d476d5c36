// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class DownloaderMock: Downloader {
    // MARK: onProgress

    var onProgress: ((Double) -> Void)?

    // MARK: download(_:completion:)

    final var downloadCompletionCallsCount: Int = 0
    final var downloadCompletionCalled: Bool { downloadCompletionCallsCount > 0 }
    final var downloadCompletionReceivedArguments: (path: String, completion: (Result<String, any Error>) -> Void)?
    final var downloadCompletionReceivedInvocations: [(path: String, completion: (Result<String, any Error>) -> Void)] = []
    final var downloadCompletionClosure: ((String, @escaping (Result<String, any Error>) -> Void) -> Void)?

    func download(_ path: String, completion: @escaping (Result<String, any Error>) -> Void) {
        downloadCompletionCallsCount += 1
        downloadCompletionReceivedArguments = (path: path, completion: completion)
        downloadCompletionReceivedInvocations.append((path: path, completion: completion))
        downloadCompletionClosure?(path, completion)
    }

    // MARK: measure(_:_:)

    final var measureCallsCount: Int = 0
    final var measureCalled: Bool { measureCallsCount > 0 }
    final var measureReceivedName: String?
    final var measureReceivedInvocations: [String] = []
    final var measureReturnValue: Int!
    final var measureClosure: ((String, () -> Int) -> Int)?

    func measure(_ name: String, _ body: () -> Int) -> Int {
        measureCallsCount += 1
        measureReceivedName = name
        measureReceivedInvocations.append(name)
        if let measureClosure { return measureClosure(name, body) }
        return measureReturnValue ?? 0
    }
}
