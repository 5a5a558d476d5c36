// mockgen: mock
protocol RateStoring {
    func rate(from source: String, to target: String) -> Double?
    func store(_ rate: Double, from source: String, to target: String)
}
