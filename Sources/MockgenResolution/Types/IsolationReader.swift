import MockgenModel
import MockgenOutline
import MockgenSyntax

/// The default isolation of the members of a protocol or class.
enum Isolation: Equatable {
    case none
    case actor
    /// `@MainActor`
    case globalActor(String)
}

/// Finds the isolation of a protocol or class. A class, because all mocks of a thread share the results.
final class IsolationReader {
    let library: ProtocolLibrary
    let lookup: Lookup
    private var globalActors: [SourceIndex.Reference: String?] = [:]

    init(library: ProtocolLibrary, lookup: Lookup) { (self.library, self.lookup) = (library, lookup) }

    func isolation(of reference: SourceIndex.Reference) -> Isolation {
        guard library.declarations[reference] != nil else { return .none }
        if let attribute = globalActor(of: reference) { return .globalActor(attribute) }
        if library.inheritsActor(reference) { return .actor }
        let isNonisolated = lookup.isNonisolated(reference) || lookup.isInTypeElsewhere(reference) || conformsEverywhere(reference)
        return settings(of: reference).contains(.mainActorByDefault) && !isNonisolated ? .globalActor("@MainActor") : .none
    }

    /// The attributes of global actors on the protocol or class, its members and its ancestors.
    func globalActors(namedBy reference: SourceIndex.Reference) -> Set<String> {
        guard let declaration = library.declarations[reference] else { return [] }
        let scope = lookup.scope(of: reference)
        let attributes = Set(declaration.members.flatMap(\.attributes) + declaration.attributes)
        return attributes.filter { lookup.isGlobalActor($0, from: scope) }.union([globalActor(of: reference)].compactMap(\.self))
    }

    /// Returns the attribute of the type or of an ancestor. The default isolation of a module is not inherited.
    private func globalActor(of reference: SourceIndex.Reference) -> String? {
        for (type, parents) in postorder(from: reference, isDone: { globalActors[$0] != nil }, next: isolatingParents) {
            globalActors[type] = .some(lookup.ownGlobalActor(of: type) ?? inheritedGlobalActor(of: type, from: parents))
        }
        return globalActors[reference] ?? nil
    }

    /// The ancestors that a protocol or class without its own isolation can inherit it from.
    private func isolatingParents(of reference: SourceIndex.Reference) -> [SourceIndex.Reference] {
        guard let declaration = library.declarations[reference], lookup.ownGlobalActor(of: reference) == nil, !declaration.isNonisolated
        else { return [] }
        // Without the feature, a protocol does not inherit isolation.
        guard declaration.kind == .class || settings(of: reference).contains(.isolatedTypesUsability) else { return [] }
        return library.named(by: reference)
    }

    /// Returns the isolation of the superclass of a class, or the common isolation of the parents.
    private func inheritedGlobalActor(of reference: SourceIndex.Reference, from parents: [SourceIndex.Reference]) -> String? {
        let isolated = parents.compactMap { parent in (globalActors[parent] ?? nil).map { (parent: parent, attribute: $0) } }
        let isClass = { [library] in library.declarations[$0]?.kind == .class }
        if isClass(reference), let superclass = isolated.first(where: { isClass($0.parent) }) { return superclass.attribute }
        return Set(isolated.map(\.attribute)).count == 1 ? isolated[0].attribute : nil
    }

    private func settings(of reference: SourceIndex.Reference) -> Set<CompilerSetting> { library.index.module(reference).settings }

    /// Whether a class conforms to a Sendable protocol that is not isolated.
    private func conformsEverywhere(_ reference: SourceIndex.Reference) -> Bool {
        guard library.declarations[reference]?.kind == .class else { return false }
        return library.ancestors[reference, default: []].contains { ancestor in
            guard case .declared(let parent, _) = ancestor, library.inheritsSendable(parent) else { return false }
            return isolation(of: parent) == .none
        }
    }

    /// Whether the default isolation of a module isolates the conformances of the type or of a part of it to the main actor.
    func isolatesConformances(of type: TypeName) -> Bool {
        type.contains { part in
            guard let found = part.symbol?.reference else { return false }
            return library.index.module(found).settings.contains(.mainActorByDefault) && !library.index.declaration(found).isNonisolated
        }
    }
}

extension Member {
    /// The member with an explicit isolation, if it is not the isolation of the mock.
    func isolated(_ own: Isolation, inMockOf mock: Isolation, globalActors: Set<String>) -> Member {
        var copy = readingGlobalActor(globalActors)
        guard own != mock, copy.isolation == .unspecified || copy.isolation == .concurrent else { return copy }
        switch own {
        case .globalActor(let attribute): copy.isolation = .globalActor(attribute)
        case .none where mock != .actor || !isStatic: if copy.isolation == .unspecified { copy.isolation = .nonisolated }
        case .none, .actor: break
        }
        return copy
    }
}
