import MockgenModel

/// The values of a mock that record how the code under test reads and sets a property, and the closures that run then. Only a custom style
/// has them.
struct PropertyUses {
    /// In the order of their declarations.
    private let byRole: [(role: Role, value: StoredValue)]

    var all: [StoredValue] { byRole.map(\.value) }

    var isEmpty: Bool { byRole.isEmpty }

    init(of property: Member, stem: String, in context: MockContext) {
        let isLocked = context.storage(of: property).isLocked
        let actor = context.globalActorRunning(property)
        byRole = (property.hasUses ? Role.usesOfProperty : []).compactMap { role in
            guard let name = context.usedName(role, stem: stem), let (type, initial) = property.value(for: role, on: actor, context) else {
                return nil
            }
            let variable = Variable(name, type, initial, isStatic: property.isStatic)
            return (role, StoredValue(variable, setCount: nil, boxName: isLocked ? context.boxName(name + "Value") : nil))
        }
    }

    /// The statements before a getter reads the value.
    func reading(by values: VariableWriter) -> [String] {
        statements([.getCount, .getCalled, .getHandler], by: values)
    }

    /// The statements after a setter has stored `newValue`.
    func setting(by values: VariableWriter) -> [String] {
        statements([.setCalled, .setValue, .setHistory, .setHandler], by: values)
    }

    private func statements(_ roles: [Role], by values: VariableWriter) -> [String] {
        byRole.filter { roles.contains($0.role) }.map { role, stored in
            let storage = values.storage(of: stored.value)
            let value = storage.isLocked ? storage.access(to: stored.value) : stored.value.name
            let isName = value == stored.value.name
            let (binding, handler) = isName ? (value, value) : ("handler = \(value)", "handler")
            return switch role {
            case .getCount: "\(value) += 1"
            case .getHandler: "if let \(binding) { return \(handler)() }"
            case .setValue: "\(value) = newValue"
            case .setHistory: "\(value).append(newValue)"
            case .setHandler: "if let \(binding) { \(handler)(newValue) }"
            default: "\(value) = true"
            }
        }
    }
}

extension Member {
    /// Whether the mock can read and store its value more than once.
    fileprivate var hasUses: Bool { isRecordable && !result.hasNoValues }

    /// A test can set a get-only property of the mock, too, as with the role `setCount`.
    /// - Parameter actor: the attribute of the global actor on which the property runs, and with it the closures.
    fileprivate func value(for role: Role, on actor: String?, _ context: MockContext) -> (type: TypeName, initial: String?)? {
        func closure(_ parameters: [TypeName], _ result: TypeName) -> TypeName {
            let function = FunctionType(parameters: parameters.map { FunctionTypeParameter(type: $0) }, effects: Effects(), result: result)
            return .optional(TypeName.function(function).attributed(actor.map { [$0] } ?? []))
        }
        return switch role {
        case .getCount: (context.standard(.int), "0")
        case .getCalled, .setCalled: (context.standard(.bool), "false")
        case .getHandler: (closure([], result.withoutUnwrapping), nil)
        case .setValue: (result.isOptional ? result : .optional(result), nil)
        case .setHistory: (.array(result.withoutUnwrapping), "[]")
        case .setHandler: (closure([result.withoutUnwrapping.asArgument], context.standard(.void)), nil)
        default: nil
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
