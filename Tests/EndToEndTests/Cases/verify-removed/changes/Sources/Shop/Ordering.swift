import Catalog

protocol Ordering: Pricing {
}
