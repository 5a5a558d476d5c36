/// A designated initializer of a superclass, which an initializer of the mock may call.
package struct SuperInitializer: Hashable, Sendable {
    package var initializer: Initializer
    /// Parameters that may be left out, by position.
    package var optionalParameters: Set<Int>
    package var isRequired: Bool

    package init(initializer: Initializer, optionalParameters: Set<Int>, isRequired: Bool) {
        self.initializer = initializer
        self.optionalParameters = optionalParameters
        self.isRequired = isRequired
    }

    /// That of a class which declares none, and of `NSObject`.
    package static let implicit = SuperInitializer(
        initializer: Initializer(failing: .never, generics: GenericClause(), parameters: [], effects: Effects()), optionalParameters: [],
        isRequired: false)

    /// Whether an initializer with these labels and types replaces it in a subclass.
    package func isOverridden(by other: Initializer) -> Bool {
        initializer.parameters.map(\.label) == other.parameters.map(\.label)
            && initializer.parameters.map(\.type) == other.parameters.map(\.type) && initializer.effects.isAsync == other.effects.isAsync
    }

    /// Which parameters of another initializer it can be called with; nil if it needs what that one does not have.
    package func arguments(from other: Initializer) -> [Parameter]? {
        let failsMore = initializer.failing != .never && other.failing == .never
        let throwsMore = initializer.effects.throwing != .never && other.effects.throwing != .anyError
        guard !failsMore, !throwsMore, !initializer.effects.isAsync || other.effects.isAsync, initializer.generics.parameters.isEmpty else {
            return nil
        }
        var arguments: [Parameter] = []
        for (index, parameter) in initializer.parameters.enumerated() {
            if let same = other.parameters.first(where: { $0.label == parameter.label && $0.type == parameter.type && $0.label != nil }) {
                arguments.append(same)
            } else if !optionalParameters.contains(index) {
                return nil
            }
        }
        return arguments
    }
}
