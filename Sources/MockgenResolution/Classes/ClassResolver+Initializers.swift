import MockgenModel

extension ClassResolver {
    /// Returns the initializers of the nearest class that declares some, which its subclasses and the mock inherit. Returns nil if the mock
    /// cannot call any of them.
    func initializers(of levels: [ClassLevel]) -> [Member]? {
        for level in levels {
            let all = level.members.filter(\.isInitializer)
            guard all.contains(where: \.isDesignated) else { continue }
            let visible = all.filter { $0.access >= (level.isTestable ? .internal : .public) }
            return visible.isEmpty ? nil : visible.filter(\.isDesignated)
        }
        guard let last = levels.last, let reference = inheritanceChain.last else { return [] }
        // An unknown superclass may have its own initializers.
        let ancestors = library.ancestors[reference] ?? []
        guard ancestors.count >= last.declaration.parents.count(where: { !$0.value.isSuppression }) else { return [] }
        let isObject = library.saysObject(reference)
        guard last.isTestable || isObject else { return nil }
        let settings = library.index.module(reference).settings
        // An implicit initializer has the default isolation of the module in a subclass, and that of the initial values in a root class.
        let isIsolated = settings.contains(.mainActorByDefault) && (isObject || !settings.contains(.isolatedDefaultValues))
        return [.implicitInitializer(nonisolated: !isIsolated, at: last.declaration.location)]
    }

    /// Whether the implicit initializer may be isolated, because the initial value of a property uses a type or function of the sources.
    func hasInitializerOfUnknownIsolation(_ levels: [ClassLevel]) -> Bool {
        guard let root = levels.last?.declaration, !levels.contains(where: { $0.members.contains(where: \.isDesignated) }) else {
            return false
        }
        return inheritanceChain.contains { library.index.module($0).settings.contains(.isolatedDefaultValues) }
            && root.valueNames.contains { $0.first?.isUppercase != true || !library.index.declarations(named: $0).isEmpty }
    }
}

extension Member {
    /// The initializer of a class that declares none.
    static func implicitInitializer(nonisolated: Bool = true, at location: SourceLocation) -> Member {
        Member(.initializer, "init", modifiers: nonisolated ? ["nonisolated"] : [], location: location)
    }
}
