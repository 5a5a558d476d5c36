import MockgenModel
import MockgenOutline
import MockgenSyntax

extension TypeResolver {
    /// Aliases are resolved before the aliases that name them, so only aliases that lead to themselves can exceed this number.
    private static let mostOpenAliases = 200

    /// Returns the type behind an alias, through further aliases. Nil if it depends on conditions that mockgen cannot evaluate.
    func target(of reference: SourceIndex.Reference, _ name: SymbolName) -> TypeName? {
        let targets = lookup.branches(of: reference, from: scope).map { targetInBranch(of: $0, name) }
        let isTheSame = targets.allSatisfy { $0 == targets[0] }
        // A closure stays a closure, because a mock stores closures in another way than values.
        return isTheSame || targets.contains { $0?.function != nil } ? targets[0] : nil
    }

    private func targetInBranch(of reference: SourceIndex.Reference, _ name: SymbolName) -> TypeName? {
        guard !symbols.open.contains(reference), symbols.open.count < Self.mostOpenAliases else {
            symbols.isCircular = true
            return nil
        }
        // If an alias cannot be read, the mock uses its name, and the compiler reports it.
        guard let alias = lookup.aliases.alias(reference, in: index), alias.parameters.count == name.arguments.count else { return nil }
        guard let target = target(of: reference, alias) else { return nil }
        var values = Dictionary(zip(alias.parameters, name.arguments)) { first, _ in first }
        for (outer, arguments) in zip(lookup.outerGenerics(of: reference).clauses, name.outerArguments) {
            values.merge(zip(outer.parameters.map(\.name), arguments)) { own, _ in own }
        }
        guard !values.isEmpty else { return target }
        let replaced = target.replacingNames(by: values)
        return replaced.isTooLargeToExpand ? nil : replaced
    }

    /// Returns the type with the names of the alias's parameters. Returns nil if the alias leads to itself or its type is too large,
    /// because the mock then uses the alias.
    private func target(of reference: SourceIndex.Reference, _ alias: TypeAlias) -> TypeName? {
        if let known = symbols.targets[reference] { return known }
        if symbols.open.isEmpty {
            // A chain of aliases can be longer than the stack.
            let order = postorder(from: reference, isDone: { symbols.targets[$0] != nil }, next: aliasesNamed)
            for (earlier, _) in order where earlier != reference {
                if let alias = lookup.aliases.alias(earlier, in: index) { _ = resolvedTarget(of: earlier, alias) }
            }
        }
        return resolvedTarget(of: reference, alias)
    }

    /// Returns the aliases that an alias names. Resolving the type finds any missing one.
    private func aliasesNamed(by reference: SourceIndex.Reference) -> [SourceIndex.Reference] {
        guard let alias = lookup.aliases.alias(reference, in: index) else { return [] }
        let scope = lookup.scope(of: reference)
        var found: [SourceIndex.Reference] = []
        alias.type.visit { part in
            guard let path = part.path, !alias.parameters.contains(path[0]), let named = lookup.find(path, from: scope),
                index.declaration(named).kind == .alias
            else { return }
            found.append(named)
        }
        return found
    }

    private func resolvedTarget(of reference: SourceIndex.Reference, _ alias: TypeAlias) -> TypeName? {
        if let known = symbols.targets[reference] { return known }
        // If the outermost alias leads to one that leads to itself, the mock uses the outermost one.
        guard !symbols.isCircular else { return nil }
        let isOutermost = symbols.open.isEmpty
        symbols.open.insert(reference)
        let outer = lookup.outerGenerics(of: reference).names
        var scope = lookup.scope(of: reference)
        scope.declaration = alias.name
        let resolver = TypeResolver(symbols: symbols, scope: scope, parameters: Set(alias.parameters + outer))
        let target = resolver.resolved(alias.type).expanded
        symbols.open.remove(reference)
        defer { if isOutermost { symbols.isCircular = false } }
        guard !symbols.isCircular else {
            if isOutermost { symbols.targets[reference] = .some(nil) }
            return nil
        }
        let result = target.isTooLargeToExpand ? nil : target
        symbols.targets[reference] = .some(result)
        return result
    }

    /// Whether the alias already contains `any`.
    func saysAny(_ reference: SourceIndex.Reference) -> Bool {
        var next: SourceIndex.Reference? = reference
        var passed: Set<SourceIndex.Reference> = []
        var saysAny = false
        while let current = next, !passed.contains(current) {
            if let known = symbols.saysAny[current] {
                saysAny = known
                break
            }
            passed.insert(current)
            let alias = lookup.aliases.alias(current, in: index)
            saysAny = alias?.type.isExistential == true
            next = alias?.type.path.flatMap { lookup.find($0, from: lookup.scope(of: current)) }
        }
        for alias in passed { symbols.saysAny[alias] = saysAny }
        return saysAny
    }
}
