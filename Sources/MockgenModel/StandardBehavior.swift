/// The way in which mocks implement a protocol of the standard library by themselves. The raw value is the name of the protocol.
package enum StandardBehavior: String, Sendable {
    /// `==` compares identities.
    case equatable = "Equatable"
    /// The hash value is that of the identity.
    case hashable = "Hashable"
    /// `<` compares identities, unless a protocol requires the operator itself.
    case comparable = "Comparable"
    /// A mock has the `id` that every class has, unless a protocol fixes its type.
    case identifiable = "Identifiable"
    case encodable = "Encodable"
    case decodable = "Decodable"
    /// A mock iterates over an array of elements, which tests set.
    case sequence = "Sequence"
    /// The positions of the elements are those in the array.
    case collection = "Collection"
    /// Elements can be replaced in the array, one at a time.
    case mutableCollection = "MutableCollection"
    /// Elements can be replaced in the array, several at a time.
    case rangeReplaceableCollection = "RangeReplaceableCollection"
    /// A mock iterates over an array of elements, which tests set, and may fail at its end.
    case asyncSequence = "AsyncSequence"
}

extension StandardBehavior {
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
    package var behaviors: Set<StandardBehavior> { Set(standardParents.compactMap { StandardBehavior(rawValue: $0) }) }
}
