extension String {
    /// An attribute with a period for the `::` of a module selector, and without the standard library's name in front: `@MainActor` for
    /// `@Swift::MainActor` and `@Swift.MainActor`.
    package var withoutModuleSelector: String {
        let name = prefix { $0 != "(" && $0 != "<" }
        guard name.contains(":") || name.contains(".") else { return self }
        let path = name.dropFirst().split { $0 == "." || $0 == ":" }
        let isStandard = path.count == 2 && ["Swift", "_Concurrency"].contains(path[0])
        return "@" + path.suffix(isStandard ? 1 : path.count).joined(separator: ".") + dropFirst(name.count)
    }

    /// The names of an attribute's type: `Core` and `Builder` of `@Core.Builder`; nil for an attribute of the language.
    package var pathOfAttributeType: [String]? {
        let path = dropFirst().prefix { $0 != "(" && $0 != "<" }.split(separator: ".").map(String.init)
        return path.isEmpty || path.count == 1 && Self.languageAttributes.contains(path[0]) ? nil : path
    }

    /// The most frequent attributes of declarations and types in mocks, and the attributes that look like types.
    private static let languageAttributes: Set<String> = [
        "GKInspectable", "IBAction", "IBInspectable", "IBOutlet", "IBSegueAction", "MainActor", "NSCopying", "NSManaged", "Sendable",
        "autoclosure", "available", "discardableResult", "escaping", "inlinable", "objc",
    ]
}

extension Member {
    package func mapAttributes(_ change: (String) -> String?) -> Member {
        var copy = self
        copy.attributes = attributes.compactMap(change)
        if types.contains(where: { !$0.attributesInside.isEmpty }) {
            copy = copy.mapTypes { type in
                type.map { part in
                    guard case .attributed(let words, let type) = part else { return part }
                    return .attributed(words.compactMap { $0.hasPrefix("@") ? change($0) : $0 }, type)
                }
            }
        }
        guard parameters.contains(where: { !$0.attributes.isEmpty }) else { return copy }
        return copy.mapParameters { parameter in
            var copy = parameter
            copy.attributes = parameter.attributes.compactMap(change)
            return copy
        }
    }

    /// The attributes in front of its parameters and of closures in its types, and its global actor.
    package var attributesInSignature: Set<String> {
        var attributes = Set(parameters.flatMap(\.attributes))
        for type in types { attributes.formUnion(type.attributesInside) }
        if let actor = isolation.globalActor { attributes.insert(actor) }
        return attributes
    }
}

extension TypeName {
    fileprivate var attributesInside: Set<String> {
        var attributes: Set<String> = []
        visit { if case .attributed(let words, _) = $0 { attributes.formUnion(words.attributes) } }
        return attributes
    }
}
