import MockgenModel
import MockgenOutline

extension ProtocolResolver {
    /// Finds the traits of the mock that the protocols and their parents decide.
    func readTraits(_ draft: inout Draft) {
        for reference in inheritanceChain {
            if index.isOfStandardLibrary(reference) { draft.traits.standardParents.insert(index.declaration(reference).name) }
            for ancestor in library.ancestors[reference] ?? [] {
                switch ancestor {
                case .builtIn("Actor"), .builtIn("AnyActor"): draft.traits.isActor = true
                case .builtIn(StandardLibrary.objectiveCSuperclass):
                    draft.inheriting.insert(lookup.scope(of: reference).sourceFile)
                case .builtIn: draft.traits.isSendable = true
                case .superclass(_, let parent), .declared(let parent, _):
                    // The mock imports its module, or the module that re-exports it, like the source that inherits it.
                    if index.isOfInterface(parent), !index.isOfStandardLibrary(parent) {
                        draft.inheriting.insert(lookup.scope(of: reference).sourceFile)
                    }
                }
            }
        }
        if case .globalActor(let attribute) = draft.isolation { draft.traits.globalActor = attribute }
        readIsolatedConformances(&draft)
        if draft.traits.isActor { draft.traits.nameOnGlobalActor = inheritanceChain.firstNonNil(nameOnGlobalActor) }
    }

    /// Returns the protocol because of which no actor can conform to this one. Inside its module, the compiler lets an actor conform to a
    /// protocol that only inherits the default isolation.
    private func nameOnGlobalActor(keepingActorsFrom reference: SourceIndex.Reference) -> String? {
        let declaration = index.declaration(reference)
        guard lookup.ownGlobalActor(of: reference) == nil else { return declaration.qualifiedName }
        let module = index.module(reference)
        guard module.name != target.name, module.settings.contains(.isolatedTypesUsability), !declaration.isNonisolated else { return nil }
        let parent = library.parents(of: reference).first { parent in
            !library.inheritsActor(parent) && isolationReader.isolation(of: parent) == .globalActor("@MainActor")
        }
        return parent.map { index.declaration($0).qualifiedName }
    }

    /// Finds an associated type that must conform to a protocol, and whose fixed type conforms only on the main actor.
    private func readIsolatedConformances(_ draft: inout Draft) {
        for (name, type) in draft.fixedTypes {
            let constraints = draft.associatedTypes.first { $0.name == name }?.inherited ?? []
            if !constraints.isEmpty, isolationReader.isolatesConformances(of: type) { draft.traits.typeConformingOnActor = type }
        }
    }
}
