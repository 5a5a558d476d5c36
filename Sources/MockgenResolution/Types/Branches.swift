import MockgenModel
import MockgenOutline

// The branches of an `#if` can declare a name several times.

extension Lookup {
    /// Returns the declaration that exists at the scope, as far as mockgen can evaluate the conditions; nil if none does.
    /// - Parameter references: declarations of one name in one module.
    func existing(_ references: [SourceIndex.Reference], from scope: Scope) -> SourceIndex.Reference? {
        guard references.contains(where: { !index.declaration($0).conditions.isEmpty }) else { return references.first }
        if let certain = references.first(where: { exists($0, in: scope) }) { return certain }
        if let possible = references.first(where: { index.falseCondition(around: $0) == nil }) { return possible }
        // The compiler also skips this scope. Its mock is for other systems.
        return index.falseCondition(among: scope.conditions, inModule: scope.module) == nil ? nil : references.first
    }

    /// Returns all possible declarations of a name if mockgen cannot evaluate their conditions.
    /// - Parameter reference: one of the declarations.
    func branches(of reference: SourceIndex.Reference, from scope: Scope) -> [SourceIndex.Reference] {
        guard !exists(reference, in: scope), !index.isOfInterface(reference) else { return [reference] }
        let all = index.declarations(named: index.declaration(reference).qualifiedName, inModule: reference.module)
        let possible = all.filter { isVisible($0, from: scope) && index.falseCondition(around: $0) == nil }
        return possible.isEmpty ? [reference] : possible
    }

    /// Whether the declaration exists wherever the scope exists.
    private func exists(_ reference: SourceIndex.Reference, in scope: Scope) -> Bool {
        let conditions = index.declaration(reference).conditions
        return conditions.isEmpty || reference.module == scope.module && conditions.allSatisfy(scope.conditions.contains)
    }
}
