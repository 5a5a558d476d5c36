import MockgenModel

extension ClassResolver {
    /// Those of the nearest class that has some of its own: the others inherit them, and so does the mock. Nil if no one may call them.
    func initializers(of levels: [ClassLevel]) -> [Member]? {
        for level in levels {
            let all = level.members.filter(\.isInitializer)
            guard all.contains(where: \.isDesignated) else { continue }
            let visible = all.filter { $0.access >= (level.place == .near ? .internal : .public) }
            return visible.isEmpty ? nil : visible.filter(\.isDesignated)
        }
        guard let last = levels.last, let reference = inheritanceChain.last else { return [] }
        // A superclass that is not found may have initializers of its own.
        let ancestors = library.ancestors[reference] ?? []
        guard ancestors.count >= last.declaration.parents.count else { return [] }
        let isObject = library.saysObject(reference)
        guard last.place == .near || isObject else { return nil }
        let settings = library.index.module(reference).settings
        // The compiler adds to a subclass what its module says, to a root what the values of properties need.
        let isIsolated = settings.contains(.mainActorByDefault) && (isObject || !settings.contains(.isolatedDefaultValues))
        return [.implicitInitializer(nonisolated: !isIsolated, at: last.declaration.location)]
    }

    /// What is declared at hand may need the actor, what others declare does hardly.
    func hasUnsettledInitializer(_ levels: [ClassLevel]) -> Bool {
        guard let root = levels.last?.declaration, !levels.contains(where: { $0.members.contains(where: \.isDesignated) }) else {
            return false
        }
        return inheritanceChain.contains { library.index.module($0).settings.contains(.isolatedDefaultValues) }
            && root.valueNames.contains { $0.first?.isUppercase != true || !library.index.declarations(named: $0).isEmpty }
    }
}
