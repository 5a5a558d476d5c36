// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class DownloaderMock: Downloader {
    init(onProgress: ((Double) -> Void)? = nil) {
        self.onProgress = onProgress
    }

    // MARK: onProgress

    final var onProgressSetCallCount: Int = 0
    var onProgress: ((Double) -> Void)? {
        didSet { onProgressSetCallCount += 1 }
    }

    // MARK: download(_:completion:)

    final var downloadCallCount: Int = 0
    final var downloadHandler: ((String, @escaping (Result<String, any Error>) -> Void) -> Void)?

    func download(_ path: String, completion: @escaping (Result<String, any Error>) -> Void) {
        downloadCallCount += 1
        downloadHandler?(path, completion)
    }

    // MARK: measure(_:_:)

    final var measureCallCount: Int = 0
    final var measureHandler: ((String, () -> Int) -> Int)?

    func measure(_ name: String, _ body: () -> Int) -> Int {
        measureCallCount += 1
        if let measureHandler { return measureHandler(name, body) }
        return 0
    }
}
