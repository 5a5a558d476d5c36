import MockgenModel

/// The values of a mock that record how the code under test reads and sets a property, and the closures that run then. Only a custom style
/// has them.
struct PropertyUses {
    /// In the order of their declarations.
    let all: [StoredValue]
    private let byRole: [Role: StoredValue]

    var isEmpty: Bool { all.isEmpty }

    init(of property: Member, stem: String, in context: MockContext) {
        let variables = (property.hasUses ? Role.usesOfProperty : []).compactMap { role in
            context.style.name(role, stem: stem).flatMap { name in
                property.variable(for: role, named: name, isStatic: property.isStatic, on: context.globalActorRunning(property), context)
            }.map { (role: role, variable: $0) }
        }
        let isLocked = context.storage(of: property).isLocked
        let stored = variables.filter { context.settings.usedNames?.contains($0.variable.name.withoutBackTicks) ?? true }.map {
            role, variable in
            (role, StoredValue(variable, setCount: nil, boxName: isLocked ? context.boxName(variable.name + "Value") : nil))
        }
        byRole = Dictionary(uniqueKeysWithValues: stored)
        all = stored.map(\.1)
    }

    /// The statements before a getter reads the value.
    func reading(by values: VariableWriter) -> [String] {
        counting([.getCount, .getCalled], by: values) + calling(.getHandler, by: values) { "return \($0)()" }
    }

    /// The statements after a setter has stored `newValue`.
    func setting(by values: VariableWriter) -> [String] {
        counting([.setCalled], by: values)
            + statement(.setValue, by: values) { "\($0) = newValue" }
            + statement(.setHistory, by: values) { "\($0).append(newValue)" }
            + calling(.setHandler, by: values) { "\($0)(newValue)" }
    }

    private func counting(_ roles: [Role], by values: VariableWriter) -> [String] {
        roles.flatMap { role in statement(role, by: values) { role == .getCount ? "\($0) += 1" : "\($0) = true" } }
    }

    /// `if let titleGetter { return titleGetter() }`
    private func calling(_ role: Role, by values: VariableWriter, _ call: (_ closure: String) -> String) -> [String] {
        statement(role, by: values) { closure in
            let isName = closure == byRole[role]?.value.name
            return "if let \(isName ? closure : "handler = \(closure)") { \(call(isName ? closure : "handler")) }"
        }
    }

    private func statement(_ role: Role, by values: VariableWriter, _ text: (_ value: String) -> String) -> [String] {
        guard let variable = byRole[role]?.value else { return [] }
        let storage = values.storage(of: variable)
        return [text(storage.isLocked ? storage.access(to: variable) : variable.name)]
    }
}

extension Member {
    /// Whether the mock can read and store its value more than once.
    fileprivate var hasUses: Bool { isRecordable && !result.hasNoValues }

    /// A test can set a get-only property of the mock, too, as with the role `setCount`.
    /// - Parameter actor: the attribute of the global actor on which the property runs, and with it the closures.
    fileprivate func variable(
        for role: Role, named name: String, isStatic: Bool, on actor: String?, _ context: MockContext
    ) -> Variable? {
        func closure(_ parameters: [TypeName], _ result: TypeName) -> TypeName {
            let function = FunctionType(parameters: parameters.map { FunctionTypeParameter(type: $0) }, effects: Effects(), result: result)
            return .optional(TypeName.function(function).attributed(actor.map { [$0] } ?? []))
        }
        switch role {
        case .getCount: return Variable(name, context.standard(.int), "0", isStatic: isStatic)
        case .getCalled: return Variable(name, context.standard(.bool), "false", isStatic: isStatic)
        case .getHandler: return Variable(name, closure([], result.withoutUnwrapping), isStatic: isStatic)
        case .setCalled: return Variable(name, context.standard(.bool), "false", isStatic: isStatic)
        case .setValue: return Variable(name, result.isOptional ? result : .optional(result), isStatic: isStatic)
        case .setHistory: return Variable(name, .array(result.withoutUnwrapping), "[]", isStatic: isStatic)
        case .setHandler:
            return Variable(name, closure([result.withoutUnwrapping.asArgument], .void), isStatic: isStatic)
        default: return nil
        }
    }
}

extension TypeName {
    /// The type of a closure's parameter for a stored value.
    fileprivate var asArgument: TypeName {
        guard function != nil else { return self }
        return withoutAttributes.attributed(attributes.specifiers + ["@escaping"] + attributes.attributes)
    }
}
