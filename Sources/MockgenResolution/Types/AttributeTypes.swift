import MockgenModel
import MockgenOutline

extension Lookup {
    /// Returns an attribute for use in another file: `@Outer.Builder`, and `@Core.Builder` if other modules have the name too.
    func spelled(_ attribute: String, from scope: Scope) -> String {
        guard let path = attribute.pathOfAttributeType, let found = find(path, from: scope), !index.isOfInterface(found) else {
            return attribute
        }
        let declaration = index.declaration(found)
        var spelling = declaration.context + [declaration.name]
        if case .inFront(let module) = index.moduleNaming(of: found) { spelling.insert(module, at: 0) }
        guard spelling != path else { return attribute }
        return "@" + spelling.joined(separator: ".") + attribute.dropFirst(1 + path.joined(separator: ".").count)
    }
}

extension Speller {
    /// Notes the types of result builders, property wrappers and global actors.
    mutating func note(_ attributes: some Sequence<String>, in reference: SourceIndex.Reference) {
        let lookup = symbols.lookup
        let scope = lookup.scope(of: reference)
        for path in attributes.compactMap(\.pathOfAttributeType) {
            // An attribute that mockgen does not know belongs to the language, or to a module without sources.
            guard lookup.find(path, from: scope) != nil || path.last?.first?.isUppercase == true else { continue }
            note(TypeName(path: path), in: scope)
        }
    }
}

extension String {
    /// The names of an attribute's type: `Core` and `Builder` of `@Core.Builder`; nil for an attribute of the language.
    var pathOfAttributeType: [String]? {
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
    /// The attributes in front of its parameters and of closures in its types, and its global actor.
    var attributesInSignature: Set<String> {
        var attributes = Set(parameters.flatMap(\.attributes))
        for type in types { attributes.formUnion(type.attributesInside) }
        if let actor = isolation.globalActor { attributes.insert(actor) }
        return attributes
    }
}

extension TypeName {
    var attributesInside: Set<String> {
        var attributes: Set<String> = []
        visit { if case .attributed(let words, _) = $0 { attributes.formUnion(words.attributes) } }
        return attributes
    }
}
