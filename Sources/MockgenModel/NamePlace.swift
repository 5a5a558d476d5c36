/// A place of a name in generated code. Each place has words of its own that need back-ticks.
package enum NamePlace {
    /// The name of a declaration, or a value.
    case value
    /// A label in a call, or in the value of a tuple.
    case label
    /// The first name of a parameter.
    case parameter
    /// A label in the type of a tuple. Where the type is part of an expression, the compiler takes some labels for declarations.
    case tupleType

    fileprivate func needsBackTicks(_ name: String) -> Bool {
        switch self {
        case .value: name.isSwiftKeyword || name == "await"
        case .label: name == "inout"
        case .parameter: wordsOfParameters.contains(name)
        case .tupleType: wordsOfDeclarations.contains(name)
        }
    }
}

extension String {
    /// A name with back-ticks, if it needs them in the place.
    package func escaped(as place: NamePlace) -> String { utf8.first != 0x60 && place.needsBackTicks(self) ? "`\(self)`" : self }

    /// The name of a parameter, label or property as the readers store it: with back-ticks only if it is a name only between them.
    package var unescaped: String { utf8.first != 0x60 || isRawIdentifier ? self : withoutBackTicks }

    /// Whether it is a name only between back-ticks.
    package var isRawIdentifier: Bool {
        let name = withoutBackTicks
        return name.first?.isNumber == true
            || name.contains { $0 == " " || $0.isPunctuation && $0 != "_" || $0.isASCII && $0.isSymbol }
    }
}

extension String? {
    /// A label in front of an argument, or nothing.
    package var asArgumentLabel: String { map { $0.escaped(as: .label) + ": " } ?? "" }
}

private let wordsOfParameters: Set<String> = ["inout", "let", "var"]

private let wordsOfDeclarations: Set<String> = [
    "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init", "inout", "let", "operator",
    "precedencegroup", "protocol", "static", "struct", "subscript", "typealias", "var",
]
