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
    }

    /// Finds an associated type that must conform to a protocol, and whose fixed type conforms only on the main actor.
    private func readIsolatedConformances(_ draft: inout Draft) {
        for (name, type) in draft.fixedTypes {
            let constraints = draft.associatedTypes.first { $0.name == name }?.inherited ?? []
            if !constraints.isEmpty, isolationReader.isolatesConformances(of: type) { draft.traits.typeConformingOnActor = type }
        }
    }
}
