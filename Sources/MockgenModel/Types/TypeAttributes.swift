extension TypeName {
    /// The specifiers and attributes: `inout`, `@escaping`.
    package var attributes: [String] { if case .attributed(let attributes, _) = self { attributes } else { [] } }

    package var withoutAttributes: TypeName { if case .attributed(_, let type) = self { type } else { self } }

    package func attributed(_ attributes: [String]) -> TypeName { attributes.isEmpty ? self : .attributed(attributes, self) }

    package func without(_ removed: Set<String>) -> TypeName { withoutAttributes.attributed(attributes.filter { !removed.contains($0) }) }

    package var isEscaping: Bool { attributes.contains("@escaping") }
    package var isInout: Bool { attributes.contains("inout") }
    package var isIsolated: Bool { attributes.contains("isolated") }
    package var isSending: Bool { attributes.contains("sending") }
}
