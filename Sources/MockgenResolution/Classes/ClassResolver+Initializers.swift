import MockgenModel
import MockgenSyntax

extension ClassResolver {
    /// Returns the initializers of the nearest class that declares some, which its subclasses and the mock inherit. Returns nil if the mock
    /// cannot call any of them.
    func initializers(of levels: [ClassLevel]) -> [Member]? {
        for (position, level) in levels.enumerated() {
            let all = level.members.filter(\.isInitializer)
            guard all.contains(where: \.isDesignated) else { continue }
            let visible = all.filter { $0.access >= (level.isTestable ? .internal : .public) }
            return visible.isEmpty ? nil : visible.filter(\.isDesignated) + decodingInitializer(of: [(inheritanceChain[position], level)])
        }
        guard let last = levels.last, let reference = inheritanceChain.last else { return [] }
        // An unknown superclass may have its own initializers.
        let ancestors = library.ancestors[reference] ?? []
        guard ancestors.count >= last.declaration.parents.count(where: { !$0.value.isSuppression }) else { return [] }
        let isObject = library.saysObject(reference)
        guard last.isTestable || isObject else { return nil }
        let settings = library.index.module(reference).settings
        // An implicit initializer has the default isolation of the module in a subclass, and that of the initial values in a root class.
        let isOnActor = if case .globalActor? = isolations.last { true } else { false }
        let areValuesOnActor = !settings.contains(.isolatedDefaultValues) || implicitInitializerIsIsolated() == true
        let isIsolated = isOnActor && (isObject ? settings.contains(.mainActorByDefault) : areValuesOnActor)
        let implicit = Member.implicitInitializer(nonisolated: !isIsolated, at: last.declaration.location)
        return [implicit] + decodingInitializer(of: Array(zip(inheritanceChain, levels)))
    }

    /// The initializer that the compiler writes for a `Decodable` class without one, and that a subclass with initializers must repeat.
    private func decodingInitializer(of levels: [(reference: SourceIndex.Reference, level: ClassLevel)]) -> [Member] {
        guard let level = levels.last?.level, library.standardParents(of: levels.map(\.reference)).contains("Decodable"),
            !levels.contains(where: { $0.level.members.contains { $0.isInitializer && $0.parameters.map(\.label) == ["from"] } })
        else { return [] }
        let declaration = level.declaration
        var member = Member(.initializer, "init", modifiers: ["required", declaration.access.rawValue], location: declaration.location)
        let decoder = TypeResolver(symbols: symbols, scope: lookup.scope(of: inheritanceChain[0]), parameters: [])
            .resolved(.any(.member(.named("Swift"), "Decoder")))
        member.parameters = [Parameter(label: "from", name: "decoder", type: decoder)]
        member.effects = Effects(throwing: .anyError)
        return [member]
    }

    private func implicitInitializerIsIsolated() -> Bool? {
        guard let root = inheritanceChain.last else { return false }
        let (declaration, file) = (library.index.declaration(root), library.index.file(root))
        let model = try? file.text.parseModel(declaration, module: library.index.module(root).name)
        return model.flatMap { lookup.implicitInitializerIsIsolated($0, root) }
    }

    /// Whether the implicit initializer may be isolated, because the initial value of a property uses a type or function of the sources, or
    /// has a type that may not be Sendable.
    func hasInitializerOfUnknownIsolation(_ levels: [ClassLevel]) -> Bool {
        guard let root = levels.last?.declaration, !levels.contains(where: { $0.members.contains(where: \.isDesignated) }) else {
            return false
        }
        guard inheritanceChain.contains(where: { library.index.module($0).settings.contains(.isolatedDefaultValues) }) else {
            return false
        }
        guard let isIsolated = implicitInitializerIsIsolated() else { return true }
        return !isIsolated
            && root.valueNames.contains { $0.first?.isUppercase != true || !library.index.declarations(named: $0).isEmpty }
    }
}

extension Member {
    /// The initializer of a class that declares none.
    static func implicitInitializer(nonisolated: Bool = true, at location: SourceLocation) -> Member {
        Member(.initializer, "init", modifiers: nonisolated ? ["nonisolated"] : [], location: location)
    }
}
