import MockgenModel

extension Member {
    /// The requirement as source text, to be held against the text that was read.
    var text: String {
        let head = (attributes + [isolation.attribute, isolation.modifier].compactMap(\.self) + modifiers).map { $0 + " " }.joined()
        return switch kind {
        case .function(let function):
            "\(head)func \(function.name)\(function.generics.parameterList)\(list(function.parameters))\(function.effects)"
                + arrow(to: function.result) + function.generics.whereClause
        case .property(let property): "\(head)var \(property.name): \(property.type) \(property.accessors.text)"
        case .subscript(let value):
            "\(head)subscript\(value.generics.parameterList)\(list(value.parameters, isSubscript: true))\(arrow(to: value.result))"
                + "\(value.generics.whereClause) \(value.accessors.text)"
        case .initializer(let value):
            "\(head)init\(value.failing.rawValue)\(value.generics.parameterList)\(list(value.parameters))\(value.effects)"
                + value.generics.whereClause
        }
    }
}

private func list(_ parameters: [Parameter], isSubscript: Bool = false) -> String {
    "(" + parameters.map { $0.text(isSubscript: isSubscript) }.joined(separator: ", ") + ")"
}

private func arrow(to type: TypeName) -> String {
    type == .void ? "" : " -> \(type)"
}

extension Parameter {
    fileprivate func text(isSubscript: Bool) -> String {
        let names: String =
            if isSubscript {
                label.map { "\($0) \(name)" } ?? name
            } else if label == name {
                name
            } else {
                "\(label ?? "_") \(name)"
            }
        return attributes.map { $0 + " " }.joined() + names + ": \(type)" + (isVariadic ? "..." : "")
    }
}

extension Accessors {
    fileprivate var text: String {
        let getter = (hasMutatingGet ? "mutating " : "") + "get\(getEffects)"
        return "{ \(getter)\(isSettable ? " set" : "") }"
    }
}
