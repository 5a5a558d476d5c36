import MockgenModel
import MockgenOutline
import MockgenSyntax

extension TypeResolver {
    /// Returns the type behind an alias, through further aliases.
    func target(of reference: SourceIndex.Reference, _ name: SymbolName) -> TypeName? {
        guard !names.open.contains(reference) else {
            names.isCircular = true
            return nil
        }
        // An alias that cannot be read is no obstacle: its name is used as it stands, and the compiler reports it.
        guard let alias = lookup.aliases.alias(reference, in: index), alias.parameters.count == name.arguments.count else { return nil }
        guard let target = target(of: reference, alias) else { return nil }
        var values = Dictionary(zip(alias.parameters, name.arguments)) { first, _ in first }
        for (outer, arguments) in zip(index.enclosing(reference), name.outerArguments) where !arguments.isEmpty {
            values.merge(zip(lookup.typeParameters(of: outer), arguments)) { own, _ in own }
        }
        return target.replacingNames(by: values)
    }

    /// With the names of its parameters.
    private func target(of reference: SourceIndex.Reference, _ alias: TypeAlias) -> TypeName? {
        if let known = names.targets[reference] { return known }
        let isOutermost = names.open.isEmpty
        names.open.insert(reference)
        let outer = index.enclosing(reference).flatMap(lookup.typeParameters)
        let resolver = TypeResolver(names: names, scope: lookup.scope(of: reference), parameters: Set(alias.parameters + outer))
        let target = resolver.resolved(alias.type).expanded
        names.open.remove(reference)
        defer { if isOutermost { names.isCircular = false } }
        guard !names.isCircular else { return nil }
        names.targets[reference] = target
        return target
    }

    /// Whether an alias that leads to an end says `any` on the way, which nobody says twice.
    func saysAny(_ reference: SourceIndex.Reference) -> Bool {
        guard let alias = lookup.aliases.alias(reference, in: index) else { return false }
        if let path = alias.type.path, let next = lookup.find(path, from: lookup.scope(of: reference)) { return saysAny(next) }
        return alias.type.isExplicitAny
    }
}

extension Lookup {
    /// The names of a generic type's parameters.
    fileprivate func typeParameters(of reference: SourceIndex.Reference) -> [String] {
        let declaration = index.declaration(reference)
        guard declaration.isGeneric else { return [] }
        let type = try? index.file(reference).text.parseModel(declaration, module: "")
        return type?.generics.parameters.map(\.name) ?? []
    }
}
