public protocol Pricing {
    func price(of tea: String) -> Int
}
