/// A requirement of a protocol of the corpus.
struct Requirement {
    struct Parameter {
        /// The label with a space, or nothing.
        var label = ""
        let name: String
        let type: String

        var text: String { "\(label)\(name): \(type)" }
        /// The type in the type of a closure that takes the argument.
        var handlerType: String { type.hasPrefix("Value") ? type.replacing("Value", with: "Any") : type }
    }

    enum Kind {
        case property(isSettable: Bool)
        case function
    }

    let kind: Kind
    let name: String
    /// `<Value: Codable>`
    var generics = ""
    var parameters: [Parameter] = []
    /// `async throws`
    var effects = ""
    /// The type of a property, or the result of a function.
    var type: String?

    var text: String {
        switch kind {
        case .property(let isSettable): "var \(name): \(type ?? "Int") { \(isSettable ? "get set" : "get") }"
        case .function: signature
        }
    }

    private var signature: String {
        let effects = effects.isEmpty ? "" : " " + effects
        return "func \(name)\(generics)(\(parameters.map(\.text).joined(separator: ", ")))\(effects)" + (type.map { " -> \($0)" } ?? "")
    }
}

extension Requirement {
    /// The members of a mock as many people write it by hand: a count and a handler for each function, a count for each property.
    var countAndHandler: String {
        switch kind {
        case .property: property(type: type ?? "Int")
        case .function: function
        }
    }

    private func property(type: String) -> String {
        """
            private(set) var \(name)SetCallCount = 0
            private var _\(name): \(optional(type))! { didSet { \(name)SetCallCount += 1 } }
            var \(name): \(type) {
                get { _\(name) }
                set { _\(name) = newValue }
            }

        """
    }

    private var function: String {
        let types = parameters.map(\.handlerType).joined(separator: ", ")
        let result = type == "Value" ? "Any" : type ?? "Void"
        let effects = effects.isEmpty ? "" : effects + " "
        let call =
            (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
            + "\(name)Handler(\(parameters.map(\.name).joined(separator: ", ")))"
        let returned = type == nil ? call : "return \(call)" + (type == "Value" ? " as! Value" : "")
        let rest = type == nil ? "" : "        fatalError(\"\(name)Handler must be set\")\n"
        return """
                private(set) var \(name)CallCount = 0
                var \(name)Handler: ((\(types)) \(effects)-> \(result))?
                \(signature) {
                    \(name)CallCount += 1
                    if let \(name)Handler { \(returned) }
            \(rest)    }

            """
    }

    private func optional(_ type: String) -> String { type.hasSuffix("?") ? "(\(type))" : type }
}
