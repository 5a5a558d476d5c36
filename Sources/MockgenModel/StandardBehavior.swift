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
    /// A mock iterates over an array of elements, which tests set, and may fail at its end.
    case asyncSequence = "AsyncSequence"
}

extension StandardBehavior {
    /// Whether the mock implements a requirement in this way, even if another protocol restates the requirement.
    package func implements(_ member: Member) -> Bool {
        switch (self, member.kind) {
        case (.equatable, .function): member.isOperator("==")
        case (.hashable, .function): member.signature == "hash(into:)"
        case (.hashable, .property): member.writtenName == "hashValue"
        default: false
        }
    }
}

extension Member {
    /// Whether it is the operator for two mocks. The standard library of Swift 6.4 declares operators with `borrowing Self`.
    package func isOperator(_ sign: String) -> Bool {
        writtenName == sign && parameters.allSatisfy { $0.type.withoutAttributes == .named("Self") }
    }

    /// Whether a requirement can make the iterator of an AsyncSequence. An overload with effects or parameters cannot.
    package var makesAsyncIterator: Bool {
        kind == .function && signature == "makeAsyncIterator()" && !isStatic && generics.isEmpty && effects == Effects()
    }
}

extension ResolvedProtocol.Traits {
    package var behaviors: Set<StandardBehavior> { Set(standardParents.compactMap { StandardBehavior(rawValue: $0) }) }
}
