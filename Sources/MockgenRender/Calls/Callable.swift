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

    private init(_ member: Member, stem: String, parameters: [Parameter], effects: Effects, result: TypeName) {
        (self.member, self.stem, self.generics, self.parameters) = (member, stem, member.generics, parameters)
        (self.effects, self.result) = (effects, result)
        parameterNames = Set(parameters.map(\.name))
    }
}

extension Callable {
    /// A settable subscript is two calls. A stored property has none.
    static func all(of member: Member, stem: String, standard: StandardTypes) -> [Callable] {
        guard !member.isPlainProperty else { return [] }
        // A stub decides whether an initializer succeeds.
        let result = member.failing == .never ? member.result : standard(.bool)
        let call = Callable(member, stem: stem, parameters: member.parameters, effects: member.effects.canonical, result: result)
        guard member.kind == .subscript, member.accessors.isSettable else { return [call] }
        let name = member.parameters.map(\.name).contains("newValue") ? "assignedValue" : "newValue"
        let parameters = member.parameters + [Parameter(label: nil, name: name, type: member.result)]
        return [call, Callable(member, stem: stem + "Set", parameters: parameters, effects: Effects(), result: standard(.void))]
    }

    var isRethrowing: Bool { effects.throwing == .rethrowing }

    var hasResult: Bool { !result.isVoid && !result.hasNoValues }
}
