/// The isolation in a member's declaration.
package enum MemberIsolation: Hashable, Sendable {
    /// The declaration has none: the member has the isolation of its type.
    case unspecified
    /// `nonisolated`
    case nonisolated
    /// `nonisolated(nonsending)`: on the actor of its caller.
    case callersActor
    /// `@concurrent`: on no actor.
    case concurrent
    /// An attribute, `@MainActor`.
    case globalActor(String)

    /// The modifier in front of the member.
    package var modifier: String? {
        switch self {
        case .nonisolated: "nonisolated"
        case .callersActor: "nonisolated(nonsending)"
        case .unspecified, .concurrent, .globalActor: nil
        }
    }

    /// The attribute on the line above the member.
    package var attribute: String? {
        switch self {
        case .concurrent: "@concurrent"
        case .globalActor(let attribute): attribute
        case .unspecified, .nonisolated, .callersActor: nil
        }
    }

    package var globalActor: String? { if case .globalActor(let attribute) = self { attribute } else { nil } }

    /// Moves the isolation out of the modifiers and attributes of a member.
    fileprivate init(takenFrom modifiers: inout [String], _ attributes: inout [String]) {
        if modifiers.contains("nonisolated(nonsending)") {
            self = .callersActor
        } else if modifiers.contains("nonisolated") {
            self = .nonisolated
        } else if attributes.contains("@concurrent") {
            self = .concurrent
        } else {
            self = .unspecified
        }
        modifiers.removeAll { $0 == modifier }
        attributes.removeAll { $0 == attribute }
    }
}

extension Member {
    /// - Parameters:
    ///   - attributes: all that are written.
    ///   - modifiers: all that are written.
    package init(kind: Kind, attributes: [String], modifiers: [String], conditions: [String], location: SourceLocation) {
        var (attributes, modifiers) = (attributes, modifiers)
        let isolation = MemberIsolation(takenFrom: &modifiers, &attributes)
        self.init(
            kind: kind, attributes: attributes, modifiers: modifiers, isolation: isolation, conditions: conditions, location: location)
    }

    /// The member with an attribute of a global actor as its isolation.
    /// - Parameter globalActors: the attributes that isolate.
    package func readingGlobalActor(_ globalActors: Set<String>) -> Member {
        guard isolation == .unspecified, let attribute = attributes.first(where: globalActors.contains) else { return self }
        var copy = self
        copy.isolation = .globalActor(attribute)
        copy.attributes.removeAll { $0 == attribute }
        return copy
    }

    /// Whether it does not run where the mock does: anywhere, or on the actor that one of its arguments is.
    package var isNonisolated: Bool {
        switch isolation {
        case .nonisolated, .callersActor, .concurrent: true
        case .unspecified, .globalActor:
            parameters.contains(where: \.type.isIsolated)
        }
    }
}
