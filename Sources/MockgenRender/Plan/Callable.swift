import MockgenModel

/// A call that a member consists of: a function, one accessor of a subscript, an initializer, or a getter with effects.
struct Callable {
    let member: Member
    let stem: String
    var generics = GenericClause()
    var parameters: [Parameter] = []
    var effects = Effects()
    let result: TypeName
}

extension Callable {
    /// A settable subscript is two calls; a stored property is none.
    static func all(of member: Member, stem: String, facts: TypeFacts) -> [Callable] {
        switch member.kind {
        case .function(let function):
            [
                Callable(
                    member: member, stem: stem, generics: function.generics, parameters: function.parameters,
                    effects: facts.settled(function.effects), result: function.result)
            ]
        case .property(let property):
            member.isPlainProperty
                ? []
                : [Callable(member: member, stem: stem, effects: facts.settled(property.accessors.getEffects), result: property.type)]
        case .subscript(let value): accessors(of: value, member, stem: stem, facts: facts)
        case .initializer(let initializer):
            [
                Callable(
                    member: member, stem: stem, generics: initializer.generics, parameters: initializer.parameters,
                    effects: facts.settled(initializer.effects),
                    // A stub decides whether it succeeds.
                    result: initializer.failing == .never ? .void : facts.standard(.bool))
            ]
        }
    }

    private static func accessors(of value: Subscript, _ member: Member, stem: String, facts: TypeFacts) -> [Callable] {
        let getter = Callable(
            member: member, stem: stem, generics: value.generics, parameters: value.parameters,
            effects: facts.settled(value.accessors.getEffects), result: value.result)
        guard value.accessors.isSettable else { return [getter] }
        let name = value.parameters.map(\.name).contains("newValue") ? "assignedValue" : "newValue"
        let parameters = value.parameters + [Parameter(label: nil, name: name, type: value.result)]
        return [
            getter, Callable(member: member, stem: stem + "Set", generics: value.generics, parameters: parameters, result: .void),
        ]
    }

    var isRethrowing: Bool { effects.throwing == .rethrowing }

    /// Whether the result has a value that a test can set.
    var hasResult: Bool { !result.isVoid && !result.isNever }

    var parameterNames: Set<String> { Set(parameters.map(\.name.withoutBackTicks)) }
}
