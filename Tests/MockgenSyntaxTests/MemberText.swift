import MockgenModel

extension Member {
    /// The requirement as source text, to be held against the text that was read.
    var text: String {
        let head = (attributes + [isolation.attribute, isolation.modifier].compactMap(\.self) + modifiers).map { $0 + " " }.joined()
        return switch kind {
        case .function:
            "\(head)func \(writtenName)\(generics.parameterList)\(list(parameters))\(effects)\(arrow(to: result))\(generics.whereClause)"
        case .property: "\(head)var \(writtenName): \(result) \(textOfAccessors)"
        case .subscript:
            "\(head)subscript\(generics.parameterList)\(list(parameters, isSubscript: true))\(arrow(to: result))"
                + "\(generics.whereClause) \(textOfAccessors)"
        case .initializer:
            "\(head)init\(failing.rawValue)\(generics.parameterList)\(list(parameters))\(effects)\(generics.whereClause)"
        }
    }

    private var textOfAccessors: String {
        let getter = (accessors.hasMutatingGet ? "mutating " : "") + "get\(effects)"
        let setter = accessors.isSettable ? " set" : ""
        return "{ \(getter)\(setter) }"
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
