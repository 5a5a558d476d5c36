// What an initializer of a mock may do with one of its superclass.

extension Initializer {
    /// Whether one with these labels and types replaces it in a subclass.
    package func isOverridden(by other: Initializer) -> Bool {
        parameters.map(\.label) == other.parameters.map(\.label) && parameters.map(\.type) == other.parameters.map(\.type)
            && effects.isAsync == other.effects.isAsync
    }

    /// Which parameters of another initializer it can be called with; nil if it needs what that one does not have.
    package func arguments(from other: Initializer) -> [Parameter]? {
        let failsMore = failing != .never && other.failing == .never
        let throwsMore = effects.throwing != .never && other.effects.throwing != .anyError
        guard !failsMore, !throwsMore, !effects.isAsync || other.effects.isAsync, generics.parameters.isEmpty else { return nil }
        var arguments: [Parameter] = []
        for parameter in parameters {
            if let same = other.parameters.first(where: { $0.label == parameter.label && $0.type == parameter.type && $0.label != nil }) {
                arguments.append(same)
            } else if !parameter.mayBeLeftOut {
                return nil
            }
        }
        return arguments
    }
}

extension Member {
    package var initializer: Initializer? { if case .initializer(let initializer) = kind { initializer } else { nil } }

    /// That of a class which declares none.
    package static func implicitInitializer(nonisolated: Bool = true, at location: SourceLocation) -> Member {
        let initializer = Initializer(failing: .never, generics: GenericClause(), parameters: [], effects: Effects())
        return Member(
            kind: .initializer(initializer), attributes: [], modifiers: nonisolated ? ["nonisolated"] : [], conditions: [],
            location: location)
    }
}
