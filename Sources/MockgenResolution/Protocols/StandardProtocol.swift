/// A protocol of the toolchain, as far as mockgen knows it without an interface.
struct StandardProtocol: Sendable {
    enum Support: Sendable {
        /// The declaration in Swift. Tests configure its requirements like those of any other protocol.
        case declared(String)
        /// Every class conforms.
        case noRequirements
        /// The mock as a whole conforms: as an actor, or with a lock.
        case trait
        /// Subclasses of this class conform.
        case superclass(String)
        /// The compiler requires methods of these names that the protocol does not declare, so mockgen mocks only a protocol that declares
        /// them.
        case undeclared([String])
        case unsupported(Obstacle)
    }

    /// Why no mock can conform.
    enum Obstacle: Sendable {
        /// The protocol describes values that code computes with.
        case values
        /// No class can conform.
        case noClass
        /// Only types of the standard library may conform.
        case closed
        /// Only distributed actors conform.
        case distributedActors
        /// Tests use an array.
        case sequence
    }

    let name: String
    let support: Support

    init(_ name: String, _ support: Support) {
        (self.name, self.support) = (name, support)
    }

    /// - Parameter declaration: Begins like `public protocol Identifiable<ID>`.
    init(_ declaration: String) {
        name = String(declaration.split(separator: " ", maxSplits: 3)[2].prefix { $0.isLetter })
        support = .declared(declaration)
    }

    static let named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
