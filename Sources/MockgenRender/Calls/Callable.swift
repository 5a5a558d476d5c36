import MockgenModel

/// A call that a member consists of: a function, one accessor of a subscript, an initializer, or a getter with effects.
struct Callable {
    let member: Member
    let stem: String
    let generics: GenericClause
    var parameters: [Parameter]
    /// The names of the autoclosures that the body replaces with their values. Their parameters have the types of the values.
    var evaluated: Set<String> = []
    let effects: Effects
    let result: TypeName
    let parameterNames: Set<String>

    private init(
        member: Member, stem: String, generics: GenericClause = GenericClause(), parameters: [Parameter] = [],
        effects: Effects = Effects(), result: TypeName
    ) {
        (self.member, self.stem, self.generics, self.parameters) = (member, stem, generics, parameters)
        (self.effects, self.result) = (effects, result)
        parameterNames = Set(parameters.map { $0.name.withoutBackTicks })
    }
}

extension Callable {
    /// A settable subscript is two calls. A stored property has none.
    static func all(of member: Member, stem: String, standard: StandardTypes) -> [Callable] {
        switch member.kind {
        case .function(let function):
            [
                Callable(
                    member: member, stem: stem, generics: function.generics, parameters: function.parameters,
                    effects: function.effects.canonical, result: function.result)
            ]
        case .property(let property):
            member.isPlainProperty
                ? []
                : [Callable(member: member, stem: stem, effects: property.accessors.getEffects.canonical, result: property.type)]
        case .subscript(let value): accessors(of: value, member, stem: stem)
        case .initializer(let initializer):
            [
                Callable(
                    member: member, stem: stem, generics: initializer.generics, parameters: initializer.parameters,
                    effects: initializer.effects.canonical,
                    // A stub decides whether it succeeds.
                    result: initializer.failing == .never ? .void : standard(.bool))
            ]
        }
    }

    private static func accessors(of value: Subscript, _ member: Member, stem: String) -> [Callable] {
        let getter = Callable(
            member: member, stem: stem, generics: value.generics, parameters: value.parameters,
            effects: value.accessors.getEffects.canonical, result: value.result)
        guard value.accessors.isSettable else { return [getter] }
        let name = value.parameters.map(\.name).contains("newValue") ? "assignedValue" : "newValue"
        let parameters = value.parameters + [Parameter(label: nil, name: name, type: value.result)]
        return [
            getter, Callable(member: member, stem: stem + "Set", generics: value.generics, parameters: parameters, result: .void),
        ]
    }

    var isRethrowing: Bool { effects.throwing == .rethrowing }

    var hasResult: Bool { !result.isVoid && !result.hasNoValues }
}
