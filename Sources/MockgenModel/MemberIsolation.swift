package enum MemberIsolation: Hashable, Sendable {
    case unspecified
    case nonisolated
    /// `nonisolated(nonsending)`: on the actor of its caller.
    case callersActor
    /// `@concurrent`: on no actor.
    case concurrent
    /// `@MainActor`
    case globalActor(String)

    package var modifier: String? {
        switch self {
        case .nonisolated: "nonisolated"
        case .callersActor: "nonisolated(nonsending)"
        case .unspecified, .concurrent, .globalActor: nil
        }
    }

    package var attribute: String? {
        switch self {
        case .concurrent: "@concurrent"
        case .globalActor(let attribute): attribute
        case .unspecified, .nonisolated, .callersActor: nil
        }
    }

    package var globalActor: String? { if case .globalActor(let attribute) = self { attribute } else { nil } }

    /// Moves the isolation out of the modifiers and attributes of a member.
    init(takenFrom modifiers: inout [String], _ attributes: inout [String]) {
        let words = modifiers + attributes
        let written = [MemberIsolation.callersActor, .nonisolated, .concurrent].first { isolation in
            words.contains { $0 == isolation.modifier ?? isolation.attribute }
        }
        self = written ?? .unspecified
        modifiers.removeAll { $0 == modifier }
        attributes.removeAll { $0 == attribute }
    }
}

extension Member {
    /// The member with an attribute of a global actor as its isolation.
    package func readingGlobalActor(_ globalActors: Set<String>) -> Member {
        guard isolation == .unspecified, let attribute = attributes.first(where: globalActors.contains) else { return self }
        var copy = self
        copy.isolation = .globalActor(attribute)
        copy.attributes.removeAll { $0 == attribute }
        return copy
    }

    /// Whether it need not run on the actor of the mock: it runs anywhere, or on the actor that it has as an argument.
    package var isNonisolated: Bool {
        switch isolation {
        case .nonisolated, .callersActor, .concurrent: true
        case .unspecified, .globalActor:
            parameters.contains(where: \.type.isIsolated)
        }
    }
}
