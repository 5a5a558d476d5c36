/// A protocol of the toolchain, as far as mockgen knows it without an interface.
package struct StandardProtocol: Sendable {
    package enum Support: Sendable {
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
    package enum Obstacle: Sendable {
        /// The protocol describes values that code computes with.
        case values
        /// No class can conform.
        case noClass
        /// Only types of the standard library may conform.
        case closed
        /// Only distributed actors conform.
        case distributedActors
    }

    /// The requirements that every mock implements. The declaration does not have them.
    package enum Behavior: Sendable {
        /// `==` compares identities.
        case equatable
        /// The hash value is that of the identity.
        case hashable
        /// `<` compares identities, unless a protocol requires the operator itself.
        case comparable
        /// A mock has the `id` that every class has, unless a protocol fixes its type.
        case identifiable
        /// A mock encodes no values.
        case encodable
        /// A mock decodes no values.
        case decodable
        /// A mock iterates over an array of elements, which tests set.
        case sequence
        /// The positions of the elements are those in the array.
        case collection
        /// Elements can be replaced in the array, one at a time.
        case mutableCollection
        /// Elements can be replaced in the array, several at a time.
        case rangeReplaceableCollection
        /// A mock iterates over an array of elements, which tests set, and may fail at its end.
        case asyncSequence
    }

    package let name: String
    package let support: Support
    package let behavior: Behavior?

    init(_ name: String, _ support: Support) {
        (self.name, self.support, behavior) = (name, support, nil)
    }

    /// - Parameter declaration: Begins like `public protocol Sequence<Element>`.
    init(_ declaration: String, _ behavior: Behavior? = nil) {
        name = String(declaration.split(separator: " ", maxSplits: 3)[2].prefix { $0.isLetter })
        support = .declared(declaration)
        self.behavior = behavior
    }

    package static let named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

extension StandardProtocol.Behavior {
    /// The associated types that a mock declares in its own way.
    package var ownTypes: Set<String> {
        switch self {
        case .sequence: ["Iterator"]
        case .asyncSequence: ["AsyncIterator"]
        case .collection: ["Index", "Indices", "SubSequence"]
        default: []
        }
    }

    /// The associated types that a protocol cannot constrain, because the mock uses the defaults of the standard library.
    package var unconstrainableTypes: Set<String> { self == .collection ? ["Indices", "SubSequence"] : [] }

    /// The iterator of a sequence, whose type a protocol may fix.
    package var iterator: (type: String, maker: String)? {
        switch self {
        case .sequence: ("Iterator", "makeIterator")
        case .asyncSequence: ("AsyncIterator", "makeAsyncIterator")
        default: nil
        }
    }

    /// Whether a requirement can make the iterator. An overload with effects or parameters cannot.
    package func makesIterator(_ member: Member) -> Bool {
        guard let iterator, case .function(let function) = member.kind else { return false }
        return function.name == iterator.maker && !member.isStatic && function.parameters.isEmpty && function.generics.isEmpty
            && function.effects == Effects()
    }

    /// Whether the mock implements a requirement in this way, even if another protocol restates the requirement.
    package func implements(_ member: Member) -> Bool {
        switch (self, member.kind) {
        case (.equatable, .function(let function)): function.name == "==" && function.parameters.allSatisfy { $0.type == .named("Self") }
        case (.hashable, .function(let function)): function.name == "hash" && function.parameters.map(\.label) == ["into"]
        case (.hashable, .property(let property)): property.name == "hashValue"
        default: false
        }
    }
}

extension ResolvedProtocol.Traits {
    /// The behaviors that the mock has for its ancestors in the standard library.
    package var behaviors: Set<StandardProtocol.Behavior> { Set(standardParents.compactMap { StandardProtocol.named[$0]?.behavior }) }
}
