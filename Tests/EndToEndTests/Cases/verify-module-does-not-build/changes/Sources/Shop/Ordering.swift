import Catalog

protocol Ordering: Pricing {
    func order(_ tea: Tea, cups: Int) throws -> Int
}
