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

extension ImportUses {
    /// Adds the types of result builders, property wrappers and global actors.
    mutating func add(_ attributes: some Sequence<String>, in reference: SourceIndex.Reference) {
        let resolver = TypeResolver(names: names, scope: names.symbols.lookup.scope(of: reference), parameters: [])
        for path in attributes.compactMap(\.pathOfAttributeType) {
            // An attribute that mockgen does not know belongs to the language, or to a module without sources.
            guard resolver.lookup.find(path, from: resolver.scope) != nil || path.last?.first?.isUppercase == true else { continue }
            add(resolver.resolved(constraint: .named(path)))
        }
    }
}

extension TypeName {
    /// `A.B`
    fileprivate static func named(_ path: [String]) -> TypeName {
        path.dropFirst().reduce(.named(path[0])) { .member($0, $1) }
    }
}
