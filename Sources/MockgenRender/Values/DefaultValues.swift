import MockgenModel

/// The values that un-stubbed members return.
struct DefaultValues {
    /// The expressions from the configuration, by type.
    let configured: [String: String]
    private let safety: MemorySafety

    init(configured: [String: String], _ safety: MemorySafety) {
        self.configured = configured
        self.safety = safety
    }

    /// Returns an expression, or nil. A configured expression gets no `unsafe` mark, because mockgen cannot tell whether it needs one.
    func expression(for type: TypeName) -> String? {
        if let expression = configured[type.description] { return expression }
        let type = type.expanded
        if let expression = configured[type.description] { return expression }
        switch type {
        case .optional, .implicitlyUnwrapped: return "nil"
        case .array: return safety.mark(type) + "[]"
        case .dictionary: return safety.mark(type) + "[:]"
        case .tuple(let elements): return tuple(elements)
        case .attributed(_, let type): return expression(for: type)
        case .symbol(let name): return name.emptyValue.map { safety.mark(type) + $0 }
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

    private func tuple(_ elements: [TupleElement]) -> String? {
        let values = elements.compactMap { element in
            expression(for: element.type).map { (label: element.label.map { "\($0): " } ?? "", expression: $0) }
        }
        guard values.count == elements.count else { return nil }
        let mark = MemorySafety.mark(if: values.contains(where: \.expression.hasUnsafeMark))
        return mark + "(" + values.map { $0.label + $0.expression.withoutUnsafeMark }.joined(separator: ", ") + ")"
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
