import MockgenModel
import MockgenOutline
import MockgenSyntax

extension Lookup {
    /// Returns the attribute of the global actor of a type: `@MainActor`. Subclasses and conforming types inherit it.
    func globalActor(of reference: SourceIndex.Reference) -> String? {
        isolation.globalActor(of: reference, in: self, parents: isolatingParents, otherwise: defaultGlobalActor)
    }

    func ownGlobalActor(of reference: SourceIndex.Reference) -> String? {
        let declaration = index.declaration(reference)
        guard declaration.kind != .alias, declaration.kind != .actor else { return nil }
        let scope = scope(of: reference)
        return declaration.attributes.first { isGlobalActor($0, from: scope) }
    }

    /// The types that a type can inherit isolation from.
    private func isolatingParents(of reference: SourceIndex.Reference) -> [SourceIndex.Reference] {
        let declaration = index.declaration(reference)
        guard declaration.kind != .alias, declaration.kind != .actor, !declaration.isNonisolated else { return [] }
        return declaration.inherited.compactMap { find([$0], from: scope(of: reference)) }
    }

    private func defaultGlobalActor(of reference: SourceIndex.Reference, named parents: [SourceIndex.Reference]) -> String? {
        guard index.module(reference).settings.contains(.mainActorByDefault), ![.alias, .actor].contains(index.declaration(reference).kind)
        else { return nil }
        let isElsewhere =
            isInTypeElsewhere(reference) || isNonisolated(reference)
            || parents.contains { index.declaration($0).kind == .protocol && inheritsSendable($0) }
        return isElsewhere ? nil : "@MainActor"
    }

    /// Whether a value can be created on any actor with `T()`, although the type belongs to one.
    func hasNonisolatedInitializer(_ reference: SourceIndex.Reference) -> Bool {
        let declaration = index.declaration(reference)
        guard [.structure, .class].contains(declaration.kind),
            let type = try? index.file(reference).text.parseModel(declaration, module: index.module(reference).name)
        else { return false }
        guard type.initializers.isEmpty else {
            return type.initializers.contains { $0.isNonisolated && $0.parameters.allSatisfy(\.mayBeLeftOut) }
        }
        let inherits = declaration.inherited.contains { name in
            find([name], from: scope(of: reference)).map { index.declaration($0).kind != .protocol } ?? (name != "Sendable")
        }
        return !inherits && type.properties.allSatisfy(\.beginsAnywhere) && implicitInitializerIsIsolated(type, reference) == false
    }

    /// Whether an initial value isolates the implicit initializer of a type, because it cannot leave the actor. Nil if only the compiler
    /// knows.
    func implicitInitializerIsIsolated(_ type: ModelDeclaration, _ reference: SourceIndex.Reference) -> Bool? {
        let found = type.properties.filter(\.hasValue).map { property in
            property.wrapper == nil ? property.type.flatMap { isSendable($0, from: scope(of: reference)) } : nil
        }
        return found.contains(false) ? true : found.contains(nil) ? nil : false
    }

    /// Whether it says `nonisolated`, or its superclass does. Classes above that are not asked: a chain can be long.
    func isNonisolated(_ reference: SourceIndex.Reference) -> Bool {
        let declaration = index.declaration(reference)
        guard !declaration.isNonisolated, declaration.kind == .class, ownGlobalActor(of: reference) == nil else {
            return declaration.isNonisolated
        }
        let parents = declaration.inherited.lazy.compactMap { find([$0], from: scope(of: reference)) }
        return parents.first { index.declaration($0).kind == .class }.map { index.declaration($0).isNonisolated } ?? false
    }

    /// The default isolation does not apply to types nested in a `nonisolated` type, an actor or a type of another global actor.
    func isInTypeElsewhere(_ reference: SourceIndex.Reference) -> Bool {
        let context = index.declaration(reference).context
        return context.indices.contains { depth in
            index.declarations(named: context[...depth].joined(separator: ".")).contains { type in
                guard type.module == reference.module else { return false }
                let declaration = index.declaration(type)
                return declaration.kind == .actor || declaration.isNonisolated
                    || declaration.attributes.contains { $0 != "@MainActor" && isGlobalActor($0, from: scope(of: type)) }
            }
        }
    }

    /// Whether the type of an attribute is declared with `@globalActor`. It may also be a result builder or a macro.
    func isGlobalActor(_ attribute: String, from scope: Scope) -> Bool {
        guard attribute.hasPrefix("@"), !attribute.contains("(") else { return false }
        if attribute == "@MainActor" { return true }
        let path = attribute.dropFirst().split(separator: ".").map(String.init)
        return find(path, from: scope).map { index.declaration($0).isGlobalActor } ?? false
    }
}

/// The isolation of types that a lookup has found. A class, because all copies of the lookup share it.
final class FoundIsolation {
    private var globalActors: [SourceIndex.Reference: String?] = [:]
    var sendable: [SourceIndex.Reference: Bool] = [:]

    /// Returns the attribute of a type, or that of its superclass, or that of all its isolated parents.
    /// - Parameters:
    ///   - parents: the types that one without its own isolation can inherit it from.
    ///   - otherwise: the isolation of a type that inherits none.
    func globalActor(
        of reference: SourceIndex.Reference, in lookup: Lookup, parents: (SourceIndex.Reference) -> [SourceIndex.Reference],
        otherwise: (SourceIndex.Reference, [SourceIndex.Reference]) -> String? = { _, _ in nil }
    ) -> String? {
        let next = { lookup.ownGlobalActor(of: $0) == nil ? parents($0) : [] }
        for (type, parents) in postorder(from: reference, isDone: { globalActors[$0] != nil }, next: next) {
            let isolated = parents.compactMap { parent in (globalActors[parent] ?? nil).map { (parent: parent, attribute: $0) } }
            let isClass = { lookup.index.declaration($0).kind == .class }
            let ofSuperclass = isClass(type) ? isolated.first { isClass($0.parent) }?.attribute : nil
            let common = Set(isolated.map(\.attribute)).count == 1 ? isolated[0].attribute : nil
            globalActors[type] = .some(lookup.ownGlobalActor(of: type) ?? ofSuperclass ?? common ?? otherwise(type, parents))
        }
        return globalActors[reference] ?? nil
    }
}

extension StoredProperty {
    /// Whether the initial value, if any, can be created on any actor.
    fileprivate var beginsAnywhere: Bool {
        let isOptional = if case .optional = type { true } else { false }
        return value == nil ? isOptional || !hasValue : valueCallsNothing
    }
}
