import MockgenModel

/// The values that un-stubbed members return.
struct DefaultValues {
    let facts: TypeFacts
    /// From the configuration: the expression for a type.
    let configured: [String: String]

    /// Where type parameters have the names of known types.
    func hidden(by names: [String]) -> DefaultValues {
        var facts = facts
        facts.declared.formUnion(names)
        return DefaultValues(facts: facts, configured: configured)
    }

    /// A Swift expression, or nil for a type that cannot be invented.
    func expression(for type: TypeName) -> String? {
        if let expression = configured[type.description] { return expression }
        let type = facts.expanded(type)
        if let expression = configured[type.description] { return expression }
        switch type {
        case .optional, .implicitlyUnwrapped: return "nil"
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .tuple(let elements): return tuple(elements)
        case .attributed(_, let type): return expression(for: type)
        case .member(.named("Swift", []), let name, let arguments): return builtIn(name, arguments)
        case .member(.named("Foundation", []), "Data", []): return "Foundation.Data()"
        case .member(.named("Foundation", []), let name, let arguments): return builtIn(name, arguments)
        case .named(let name, let arguments): return facts.declared.contains(name) ? nil : builtIn(name, arguments)
        default: return nil
        }
    }

    /// Returns the attribute of the global actor that has to make the value.
    func globalActor(for type: TypeName) -> String? {
        guard !configured.isEmpty else { return nil }
        let expanded = facts.expanded(type)
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
        let isMadeAnywhere = facts.madeAnywhere.contains { expression == "\($0)()" }
        return isMadeAnywhere ? nil : facts.globalActor(of: type)
    }

    private func tuple(_ elements: [TupleElement]) -> String? {
        let values = elements.compactMap { element in
            expression(for: element.type).map { (element.label.map { "\($0): " } ?? "") + $0 }
        }
        return values.count == elements.count ? "(" + values.joined(separator: ", ") + ")" : nil
    }

    private func builtIn(_ name: String, _ arguments: [TypeName]) -> String? {
        switch (name, arguments.count) {
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
        case ("Data", 0): "Data()"
        default: nil
        }
    }
}
