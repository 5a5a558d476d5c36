struct Forecast: Equatable {
    let city: String
    let degrees: Int
    let hasWarning: Bool
}
