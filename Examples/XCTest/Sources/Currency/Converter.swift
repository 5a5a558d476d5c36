struct Converter {
    let loader: any RateLoading
    let store: any RateStoring

    func convert(_ amount: Double, from source: String, to target: String) async throws -> Double {
        if source == target { return amount }
        if let rate = store.rate(from: source, to: target) { return amount * rate }
        let rate = try await loader.rate(from: source, to: target)
        store.store(rate, from: source, to: target)
        return amount * rate
    }
}
