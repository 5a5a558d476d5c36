import MockgenModel

/// The line that declares a requirement in the mock. A long one has a line for each parameter.
struct Signature {
    let head: String
    let parameters: [String]
    let tail: String

    /// - Parameter content: the whole body, if it fits on the same line.
    func write(to code: inout Code, short content: String? = nil, _ body: (inout Code) -> Void) {
        let line = "\(head)(\(parameters.joined(separator: ", ")))\(tail)"
        let isLong = !parameters.isEmpty && !code.fits(line + " {")
        let header = isLong ? "\(head)(\n    \(parameters.joined(separator: ",\n    "))\n)\(tail)" : line
        code.block(header, short: content, body)
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
