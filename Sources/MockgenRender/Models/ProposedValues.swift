package import MockgenModel

extension MockPlan {
    /// The types of the values without which un-stubbed members stop the test, once for each member.
    package var typesWithoutValue: [TypeName] {
        MockWriter(self).members.flatMap { requirement, plan -> [TypeName] in
            if case .orStop? = plan.property?.reading { return [requirement.member.result] }
            return plan.calls.filter { if case .stop = $0.fallback { true } else { false } }.map(\.callable.result)
        }
    }
}

/// Values of enums and structs that a user can write, made by a case or an initializer.
package struct ProposedValues {
    private let values: ModelValues
    private let models: [String: ResolvedModel]

    package init(of models: [ResolvedModel], types: [String: ValueType]) {
        let known = types.filter { if case .model = $0.value { false } else { true } }
        values = ModelValues(standard: StandardTypes(hidden: []), configured: [:], types: known)
        self.models = Dictionary(models.map { ($0.type.nameAlone, $0) }) { first, _ in first }
    }

    /// `.idle`, `Money(cents: 1)`. Nil for a type that needs a value of yet another type.
    package func expression(for type: TypeName) -> String? {
        guard let model = models[type.nameAlone], model.declaration.kind == .structure else { return values.expression(for: type) }
        guard model.generics.parameters.isEmpty, model.isolation == nil else { return nil }
        let required = model.parts.filter { $0.parameter.defaultValue == nil }
        let arguments = required.compactMap { part in
            values.expression(for: part).map { part.parameter.label.asArgumentLabel + $0 }
        }
        return arguments.count == required.count ? "\(type.nameAlone)(\(arguments.joined(separator: ", ")))" : nil
    }
}
