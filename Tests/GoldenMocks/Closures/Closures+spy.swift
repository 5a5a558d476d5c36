// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class DownloaderMock: Downloader {
    // MARK: onProgress

    var onProgress: ((Double) -> Void)?

    // MARK: download(_:completion:)

    final var downloadWasCalled: Bool = false
    final var downloadParams: (path: String, completion: (Result<String, any Error>) -> Void)?

    func download(_ path: String, completion: @escaping (Result<String, any Error>) -> Void) {
        downloadWasCalled = true
        downloadParams = (path: path, completion: completion)
    }

    // MARK: measure(_:_:)

    final var measureWasCalled: Bool = false
    final var measureParam: String?
    final var measureToReturn: Int = 0

    func measure(_ name: String, _ body: () -> Int) -> Int {
        measureWasCalled = true
        measureParam = name
        return measureToReturn
    }
}
