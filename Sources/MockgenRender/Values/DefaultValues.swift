import MockgenModel

/// The values that un-stubbed members return.
struct DefaultValues {
    /// The expressions from the configuration, by type.
    let configured: [String: String]

    func expression(for type: TypeName) -> String? {
        if let expression = configured[type.description] { return expression }
        let type = type.expanded
        if let expression = configured[type.description] { return expression }
        switch type {
        case .optional, .implicitlyUnwrapped: return "nil"
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .tuple(let elements): return elements.expression(of: expression)
        case .attributed(_, let type): return expression(for: type)
        case .symbol(let name): return name.emptyValue
        default: return nil
        }
    }

    /// Returns the attribute of the global actor that has to make the value.
    func globalActor(for type: TypeName) -> String? {
        guard !configured.isEmpty else { return nil }
        let expanded = type.expanded
        if let expression = configured[type.description] ?? configured[expanded.description] {
            return globalActor(making: expression, of: type)
        }
        return switch expanded {
        case .tuple(let elements): elements.firstNonNil { globalActor(for: $0.type) }
        case .attributed(_, let type): globalActor(for: type)
        default: nil
        }
    }

    func globalActor(making expression: String, of type: TypeName) -> String? {
        type.canBeMadeAnywhere(by: expression) ? nil : type.globalActor
    }

}

extension [TupleElement] {
    /// `(id: 0, name: "")`. Nil if there is no value of an element.
    func expression(of value: (TypeName) -> String?) -> String? {
        let values = compactMap { element in value(element.type).map { element.label.asArgumentLabel + $0 } }
        return values.count == count ? "(" + values.joined(separator: ", ") + ")" : nil
    }
}

extension TypeName {
    /// Whether the expression is an initializer that runs anywhere, of the type or a part of it that belongs to a global actor.
    fileprivate func canBeMadeAnywhere(by expression: String) -> Bool {
        contains { part in
            guard case .symbol(let name) = part, name.symbol.traits.isMadeAnywhere else { return false }
            return expression == name.spelling.joined(separator: ".") + "()"
        } || expanded != self && expanded.canBeMadeAnywhere(by: expression)
    }
}
