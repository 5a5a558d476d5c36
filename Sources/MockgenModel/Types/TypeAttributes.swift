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

extension TypeName {
    /// Whether it is a closure on a global actor that is not `@Sendable` by its own attributes.
    package var isIsolatedClosure: Bool {
        guard case .attributed(let attributes, .function) = self else { return false }
        return !attributes.contains("@Sendable") && attributes.contains(where: \.isGlobalActor)
    }
}

extension String {
    /// An attribute of a function type that does not belong to the language.
    package var isGlobalActor: Bool {
        hasPrefix("@")
            && !["@escaping", "@autoclosure", "@Sendable", "@convention", "@isolated", "@concurrent", "@preconcurrency"].contains(
                String(prefix { $0 != "(" }))
    }
}
