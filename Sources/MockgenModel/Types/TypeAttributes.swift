// The specifiers and attributes of a type.

extension TypeName {
    /// The specifiers and attributes: `inout`, `@escaping`.
    package var attributes: [String] { if case .attributed(let words, _) = self { words } else { [] } }

    package var withoutAttributes: TypeName { if case .attributed(_, let type) = self { type } else { self } }

    package func attributed(_ words: [String]) -> TypeName { words.isEmpty ? self : .attributed(words, self) }

    /// Removes specifiers and attributes.
    package func without(_ words: Set<String>) -> TypeName { withoutAttributes.attributed(attributes.filter { !words.contains($0) }) }

    package var isEscaping: Bool { attributes.contains("@escaping") }
    package var isInout: Bool { attributes.contains("inout") }
    package var isIsolated: Bool { attributes.contains("isolated") }
    package var isSending: Bool { attributes.contains("sending") }
}
