import Catalog

protocol OrderTaking: Pricing {
    func order(_ tea: String, cups: Int) throws -> Int
}
