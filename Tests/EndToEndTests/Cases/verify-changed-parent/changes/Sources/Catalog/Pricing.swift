public protocol Pricing {
    var currency: String { get }
    func price(of tea: String) -> Int
}
