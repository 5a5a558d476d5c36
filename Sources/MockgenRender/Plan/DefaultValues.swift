import MockgenModel

/// The values that un-stubbed members return.
struct DefaultValues {
    /// From the configuration: the expression for a type.
    let configured: [String: String]
    private let safety: MemorySafety

    init(configured: [String: String], _ safety: MemorySafety) {
        self.configured = configured
        self.safety = safety
    }

    /// A Swift expression, or nil for a type that cannot be invented. It has the mark that strict memory safety needs, but for configured
    /// expressions: nothing tells whether they use unsafe declarations.
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
        case .symbol(let name): return builtIn(name).map { safety.mark(type) + $0 }
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
        case .tuple(let elements): elements.lazy.compactMap { globalActor(for: $0.type) }.first
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

    private func builtIn(_ name: SymbolName) -> String? {
        switch (name.symbol.standardName, name.arguments.count) {
        case ("Optional", 1): "nil"
        case ("Array", 1), ("Set", 1), ("ContiguousArray", 1), ("ArraySlice", 1): "[]"
        case ("Dictionary", 2): "[:]"
        case ("Void", 0): "()"
        case ("Bool", 0): "false"
        case ("String", 0), ("Substring", 0), ("StaticString", 0): "\"\""
        case ("Int", 0), ("Int8", 0), ("Int16", 0), ("Int32", 0), ("Int64", 0), ("Int128", 0), ("UInt", 0), ("UInt8", 0), ("UInt16", 0),
            ("UInt32", 0), ("UInt64", 0), ("UInt128", 0), ("Double", 0), ("Float", 0), ("Float16", 0), ("Float80", 0), ("CGFloat", 0),
            ("TimeInterval", 0), ("Decimal", 0):
            "0"
        case ("Data", 0): "\(name)()"
        default: nil
        }
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
