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
    private let found = FoundIsolation()

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
        found.globalActor(of: reference, in: lookup) { [library] reference in
            guard let declaration = library.declarations[reference], !declaration.isNonisolated else { return [] }
            // Without the feature, a protocol does not inherit isolation.
            let inherits = declaration.kind == .class || library.index.module(reference).settings.contains(.isolatedTypesUsability)
            return inherits ? library.named(by: reference) : []
        }
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
