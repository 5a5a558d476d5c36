import MockgenModel

extension ClassResolver {
    /// Returns the initializers of the nearest class that declares some. Its subclasses inherit them, and so does the mock. Returns nil if the
    /// mock cannot call any of them.
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
        // The compiler isolates the implicit initializer of a subclass like its module, and that of a root class like its initial values.
        let isIsolated = settings.contains(.mainActorByDefault) && (isObject || !settings.contains(.isolatedDefaultValues))
        return [.implicitInitializer(nonisolated: !isIsolated, at: last.declaration.location)]
    }

    /// Whether the implicit initializer may be isolated: an initial value of a property uses a type or function of the sources.
    func hasInitializerOfUnknownIsolation(_ levels: [ClassLevel]) -> Bool {
        guard let root = levels.last?.declaration, !levels.contains(where: { $0.members.contains(where: \.isDesignated) }) else {
            return false
        }
        return inheritanceChain.contains { library.index.module($0).settings.contains(.isolatedDefaultValues) }
            && root.valueNames.contains { $0.first?.isUppercase != true || !library.index.declarations(named: $0).isEmpty }
    }
}
