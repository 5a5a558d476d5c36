import Catalog

protocol Ordering: Pricing {
    func order(_ tea: String, cups: Int) throws -> Int
}
