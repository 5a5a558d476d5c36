extension StringProtocol {
    /// Whether it needs back-ticks to be a name in any position. A member called `Type` or `Protocol` does, because of `T.Type`.
    package var isSwiftKeyword: Bool { keywords.contains(String(self)) }
}

extension String {
    /// The name of an associated type. Without back-ticks, `Void` is the empty tuple.
    package var asAssociatedType: String { self == "Void" ? "`Void`" : self }
}

private let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
]
