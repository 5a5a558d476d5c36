import Catalog

protocol Ordering: Pricing {
    func order(_ tea: String, cups: UInt) throws -> Int
}
