import MockgenModel
import MockgenOutline

extension ProtocolResolver {
    /// Finds what the protocols and their parents say about the whole mock.
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
                    // Its module, or one that has it from there, is imported where it is inherited.
                    if index.isOfInterface(parent), !index.isOfStandardLibrary(parent) {
                        draft.inheriting.insert(lookup.scope(of: reference).sourceFile)
                    }
                }
            }
        }
        if case .globalActor(let attribute) = draft.isolation { draft.traits.globalActor = attribute }
        readIsolatedConformances(&draft)
    }

    /// Finds a type that conforms on the main actor only, although an associated type that it fixes must conform.
    private func readIsolatedConformances(_ draft: inout Draft) {
        for (name, type) in draft.fixedTypes {
            let constraints = draft.associatedTypes.first { $0.name == name }?.inherited ?? []
            if !constraints.isEmpty, isolationReader.isolatesConformances(of: type) { draft.traits.typeConformingOnActor = type }
        }
    }
}
