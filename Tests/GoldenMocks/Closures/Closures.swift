protocol Downloader {
    var onProgress: ((Double) -> Void)? { get set }
    func download(_ path: String, completion: @escaping (Result<String, any Error>) -> Void)
    func measure(_ name: String, _ body: () -> Int) -> Int
}
