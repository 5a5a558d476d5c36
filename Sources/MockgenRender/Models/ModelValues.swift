import MockgenModel

/// The values of a stub that a test does not set: valid, easy to recognize, and the same in each run if possible.
struct ModelValues {
    private let values: DefaultValues
    /// Types by their names in the file.
    private let types: [String: ValueType]
    /// Types whose values are in progress: a value that needs another of its own type has no end.
    private var open: Set<String> = []

    private let standard: StandardTypes

    init(standard: StandardTypes, configured: [String: String], types: [String: ValueType]) {
        self.standard = standard
        values = DefaultValues(configured: configured)
        self.types = types
    }

    /// Returns a Swift expression, or nil if mockgen cannot make a value of the type.
    func expression(for part: ResolvedModel.Part) -> String? {
        if let value = part.parameter.defaultValue { return value }
        let type = part.parameter.type
        if let configured = configured(type) { return configured }
        let isText = type.withoutAttributes.expanded.isStandard("String")
        if part.isIdentity, isNumber(type) { return isText ? "\"1\"" : "1" }
        return isText ? "\"\(part.parameter.name)\"" : expression(for: type)
    }

    func expression(for type: TypeName) -> String? {
        if let expression = configured(type) { return expression }
        let type = type.withoutAttributes.expanded
        if let known = types[type.nameAlone] { return inside(type).expression(of: known, type, isOpen: open.contains(type.nameAlone)) }
        switch type {
        case .tuple(let elements) where !elements.isEmpty: return elements.expression(of: expression)
        case .function(let function): return closure(function)
        default: return values.expression(for: type) ?? foundation(type)
        }
    }

    /// A configured default. A default argument does not run on the actor that the value needs.
    private func configured(_ type: TypeName) -> String? {
        values.configured(type).map { onActor($0, values.globalActor(making: $0, of: type)) }
    }

    private func onActor(_ expression: String, _ actor: String?) -> String {
        actor == "@MainActor" ? "\(standard(.mainActor)).assumeIsolated { \(expression) }" : expression
    }

    /// Whether the type mentions generic parameters of the model. The test must then set the value.
    func isGeneric(_ type: TypeName, in model: ResolvedModel) -> Bool {
        let names = Set(model.generics.parameters.map(\.name))
        return type.mentions(names)
    }

    func isNumber(_ type: TypeName) -> Bool { expressionOfNumbers(type) != nil }

    /// The number of an element as a value of the type: `$0 + 1`.
    func expressionOfNumbers(_ type: TypeName) -> String? {
        let type = type.expanded
        switch type.symbol?.standardName {
        case "Int": return "$0 + 1"
        case "String": return "\"\\($0 + 1)\""
        case "UInt", "Int64", "UInt64", "Int32", "UInt32": return "\(type)($0 + 1)"
        default: return nil
        }
    }

    /// The models whose stubs the stub of this model makes.
    func models(in model: ResolvedModel) -> Set<String> {
        var found: Set<String> = []
        for part in model.parts where part.parameter.defaultValue == nil { collect(part.parameter.type, &found) }
        return found
    }

    private func collect(_ type: TypeName, _ found: inout Set<String>) {
        let type = type.withoutAttributes.expanded
        guard values.configured(type) == nil, !open.contains(type.nameAlone) else { return }
        switch (types[type.nameAlone], type) {
        case (.model, _): found.insert(type.nameAlone)
        case (.enumeration(_, let cases), _):
            let inner = inside(type)
            for value in inner.firstCase(of: cases, type, [])?.values ?? [] { inner.collect(value.type, &found) }
        case (_, .tuple(let elements)): for element in elements { collect(element.type, &found) }
        default: break
        }
    }

    // MARK: - Kinds of types

    private func inside(_ type: TypeName) -> ModelValues {
        var copy = self
        copy.open.insert(type.nameAlone)
        return copy
    }

    private func expression(of known: ValueType, _ type: TypeName, isOpen: Bool) -> String? {
        switch known {
        case .unlisted: return nil
        case .enumeration where isOpen: return nil
        case .model(let model) where isOpen: return onActor(".stub()", model.isolation)
        case .enumeration(let names, let cases):
            guard let first = firstCase(of: cases, type, names) else { return nil }
            let values = first.values.map { value in
                value.label.asArgumentLabel + (expression(for: value.type.replacing(names, by: type.genericArguments)) ?? "")
            }
            return ".\(first.name)" + (values.isEmpty ? "" : "(" + values.joined(separator: ", ") + ")")
        case .model(let model):
            let names = model.generics.parameters.map(\.name)
            var arguments: [String] = []
            for part in model.parts where expression(for: part) == nil {
                guard let value = expression(for: part.parameter.type.replacing(names, by: type.genericArguments)) else { return nil }
                arguments.append("\(part.parameter.name.escaped(as: .label)): \(value)")
            }
            return onActor(".stub(" + arguments.joined(separator: ", ") + ")", model.isolation)
        }
    }

    /// The first case that can be made without another value of the enum.
    private func firstCase(of cases: [EnumCase], _ type: TypeName, _ names: [String]) -> EnumCase? {
        cases.first { candidate in
            candidate.values.allSatisfy { value in
                expression(for: value.type.replacing(names, by: type.genericArguments)) != nil
            }
        }
    }

    private func closure(_ function: FunctionType) -> String? {
        let arguments = function.parameters.isEmpty ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ") + " in "
        if function.result.isVoid { return function.parameters.isEmpty ? "{}" : "{ \(arguments.dropLast()) }" }
        return expression(for: function.result).map { "{ \(arguments)\($0) }" }
    }

    private func foundation(_ type: TypeName) -> String? {
        switch type.symbol?.standardName {
        case "Date": return "\(type)(timeIntervalSince1970: 0)"
        case "URL": return "\(type)(string: \"https://example.com\")!"
        case "URLRequest": return "\(type)(url: URL(string: \"https://example.com\")!)"
        case "Locale": return "\(type)(identifier: \"en_US_POSIX\")"
        case "Calendar": return "\(type)(identifier: .gregorian)"
        case "TimeZone": return "\(type)(secondsFromGMT: 0)!"
        case "UUID", "DateComponents", "URLComponents", "IndexPath", "IndexSet", "CharacterSet", "AttributedString": return "\(type)()"
        case "Duration", "CGPoint", "CGSize", "CGRect": return ".zero"
        case "Character": return "\"a\""
        default: return nil
        }
    }
}

extension DefaultValues {
    /// Looks up the type by its name, for a protocol also without `any`.
    fileprivate func configured(_ type: TypeName) -> String? {
        if let expression = configured[type.description] { return expression }
        if case .any(let constraint) = type { return configured[constraint.description] }
        return nil
    }
}

extension ResolvedModel.Part {
    var isIdentity: Bool { parameter.name == "id" }
}

extension TypeName {
    /// `Outer.Box` of `Outer.Box<Int>`
    var nameAlone: String {
        switch self {
        case .named(let name, _): name
        case .member(let base, let name, _): "\(base.nameAlone).\(name)"
        case .symbol(let name): name.symbol.standardName ?? name.spelling.joined(separator: ".")
        default: description
        }
    }

    fileprivate func replacing(_ names: [String], by arguments: [TypeName]) -> TypeName {
        let values = Dictionary(zip(names, arguments)) { first, _ in first }
        return replacingNames(by: values)
    }
}
