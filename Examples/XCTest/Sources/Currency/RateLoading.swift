// sourcery: AutoMockable
protocol RateLoading {
    func rate(from source: String, to target: String) async throws -> Double
}
