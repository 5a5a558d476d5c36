import MockgenModel

extension Rule<ModelPlan> {
    static var modelValue: Rule {
        Rule(.modelValue) { plan in
            let name = plan.model.declaration.qualifiedName
            if plan.hasNoCase {
                return [
                    Finding(
                        "'\(name)' cannot be stubbed: mockgen knows no values for any of its cases",
                        help: "add the types of its values to 'models' or 'defaults', or remove '\(name)' from 'models'",
                        at: plan.model.declaration.location)
                ]
            }
            let values = plan.values
            return plan.model.parts.compactMap { part in
                let type = part.parameter.type
                guard values.expression(for: part) == nil, !values.isGeneric(type, in: plan.model) else { return nil }
                return Finding(
                    "'\(name)' cannot be stubbed: mockgen knows no value of '\(type.withoutAttributes)' for '\(part.parameter.name)'",
                    help: plan.help(for: type.withoutAttributes), at: part.location)
            }
        }
    }
}

extension ModelPlan {
    /// Whether the model is an enum and mockgen cannot make any of its cases.
    var hasNoCase: Bool { model.declaration.kind == .enumeration && values.expression(for: model.type) == nil }

    fileprivate func help(for type: TypeName) -> String {
        let shown = if case .any(let constraint) = type { "\(constraint)" } else { "\(type)" }
        let isPlain = shown.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
        let value = "say which value to take: defaults: { \(isPlain ? shown : "\"\(shown)\""): … }"
        return types[type.nameAlone] == .unlisted ? "add '\(type.nameAlone)' to 'models', or \(value)" : value
    }
}
