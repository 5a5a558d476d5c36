import MockgenModel
import MockgenOutline
import MockgenSyntax

/// The default isolation of a protocol's requirements or a class's members.
enum Isolation: Equatable {
    case none
    case actor
    /// By its attribute, `@MainActor`.
    case globalActor(String)
}

/// Tells the isolation of a protocol or class.
struct IsolationReader {
    let library: ProtocolLibrary
    let lookup: Lookup
    /// The settings of the module that compiles the mock.
    let compiler: Set<CompilerSetting>

    func isolation(of reference: SourceIndex.Reference) -> Isolation {
        guard let declaration = library.declarations[reference] else { return .none }
        if let attribute = globalActor(of: reference) { return .globalActor(attribute) }
        if library.inheritanceChain(of: reference).contains(where: library.saysActor) { return .actor }
        let isNonisolated = declaration.isNonisolated || lookup.isInTypeElsewhere(reference) || conformsEverywhere(reference)
        return settings(of: reference).contains(.mainActorByDefault) && !isNonisolated ? .globalActor("@MainActor") : .none
    }

    /// The attributes of the protocol or class, its members and its ancestors that isolate to a global actor.
    func globalActors(namedBy reference: SourceIndex.Reference) -> Set<String> {
        guard let declaration = library.declarations[reference] else { return [] }
        let scope = lookup.scope(of: reference)
        let attributes = Set(declaration.members.flatMap(\.attributes) + declaration.attributes)
        return attributes.filter { lookup.isGlobalActor($0, from: scope) }.union([globalActor(of: reference)].compactMap(\.self))
    }

    /// Returns the attribute of the type or of an ancestor. Subtypes do not inherit the default isolation of a module.
    private func globalActor(of reference: SourceIndex.Reference, subprotocols: Set<SourceIndex.Reference> = []) -> String? {
        guard let declaration = library.declarations[reference], !subprotocols.contains(reference) else { return nil }
        let scope = lookup.scope(of: reference)
        if let attribute = declaration.attributes.first(where: { $0 == "@MainActor" || lookup.isGlobalActor($0, from: scope) }) {
            return attribute
        }
        guard !declaration.isNonisolated else { return nil }
        let subprotocols = subprotocols.union([reference])
        let isClass = declaration.kind == .class
        let isInferred = isClass || settings(of: reference).contains(.isolatedTypesUsability)
        var inherited: Set<String> = []
        for ancestor in library.ancestors[reference] ?? [] {
            switch ancestor {
            // Without the feature, the mock has the isolation of its superclass.
            case .superclass(_, let parent) where isInferred || !compiler.contains(.isolatedTypesUsability):
                guard let attribute = globalActor(of: parent, subprotocols: subprotocols) else { continue }
                if isClass { return attribute }
                inherited.insert(attribute)
            case .declared(let parent, _) where isInferred:
                if let attribute = globalActor(of: parent, subprotocols: subprotocols) { inherited.insert(attribute) }
            case .superclass, .declared, .builtIn: break
            }
        }
        return inherited.count == 1 ? inherited.first : nil
    }

    private func settings(of reference: SourceIndex.Reference) -> Set<CompilerSetting> { library.index.module(reference).settings }

    /// A class that says to conform to a Sendable protocol which is isolated to nothing.
    private func conformsEverywhere(_ reference: SourceIndex.Reference) -> Bool {
        guard library.declarations[reference]?.kind == .class else { return false }
        return library.ancestors[reference, default: []].contains { ancestor in
            guard case .declared(let parent, _) = ancestor, library.inheritanceChain(of: parent).contains(where: library.saysSendable)
            else {
                return false
            }
            return isolation(of: parent) == .none
        }
    }

    /// Whether a type, or what it is made of, belongs to the main actor by the default of its module: its conformances do as well.
    func isolatesConformances(of type: TypeName) -> Bool {
        type.contains { part in
            guard let found = part.symbol?.place else { return false }
            return library.index.module(found).settings.contains(.mainActorByDefault) && !library.index.declaration(found).isNonisolated
        }
    }
}

extension Member {
    /// The member with its isolation spelled out, where that is not the isolation of the mock that it becomes part of.
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
