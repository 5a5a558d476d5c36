// mockgen: mock
class Printer {
    var copies: Int = 1
    private(set) var pages: [String] = []

    init(name: String) {}

    func print(_ page: String) throws -> Bool { true }
    func cancel() {}
    final func reset() {}
}
