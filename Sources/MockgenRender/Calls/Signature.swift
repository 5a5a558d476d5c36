import MockgenModel

extension Code {
    /// Declares a function. A long declaration has a line for each parameter.
    /// - Parameters:
    ///   - tail: the text after the parameters.
    ///   - content: the whole body, if it fits on the same line.
    mutating func function(
        _ head: String, _ parameters: [String], _ tail: String = "", short content: String? = nil, _ body: (inout Code) -> Void
    ) {
        let line = "\(head)(\(parameters.joined(separator: ", ")))\(tail)"
        let isLong = !parameters.isEmpty && !fits(line + " {")
        block(isLong ? "\(head)(\n    \(parameters.joined(separator: ",\n    "))\n)\(tail)" : line, short: content, body)
    }
}

extension Parameter {
    /// The parameter of a function, where a single name is both label and name.
    var declaration: String { builders + (label == name ? "" : (label?.escaped(as: .parameter) ?? "_") + " ") + declaredName }

    /// The parameter of a subscript, where a single name is not a label.
    var indexDeclaration: String { builders + (label.map { $0.escaped(as: .parameter) + " " } ?? "") + declaredName }

    private var builders: String { attributes.map { $0 + " " }.joined() }

    private var declaredName: String {
        "\(name.escaped(as: .parameter)): \(isVariadic ? type.repeated : "\(type)")\(defaultValue.map { " = " + $0 } ?? "")"
    }
}

extension TypeName {
    /// ` -> R`, or nothing.
    var asResult: String { isVoid ? "" : " -> \(self)" }
}
