package import MockgenModel

/// The protocols and classes of all mocks of a target, resolved.
package struct Resolution: Sendable {
    package typealias Reference = SourceIndex.Reference

    /// With the interfaces that the mocks need.
    package private(set) var library: ProtocolLibrary
    /// By mock: nil where an ancestor is missing, which is a problem of the library.
    package private(set) var subjects: [ResolvedProtocol?]
    /// By mock: the names that no source declares, before any interface was read for them.
    package let unresolved: [Set<UnresolvedName>]

    /// Resolves each mock, then reads the interfaces that may declare the names nobody knows, and resolves the mocks again that these
    /// interfaces can change. Most mocks of most packages name nothing that is in an interface only.
    /// - Parameters:
    ///   - mocks: what each mock is of: a class, or protocols that it conforms to.
    ///   - target: the module that compiles the mocks.
    ///   - others: the unresolved names of mocks that are known from an earlier run.
    ///   - interfaces: the modules whose interfaces are read in any case.
    ///   - findsImplementations: whether to find out which requirements have default implementations.
    package init(
        of mocks: [[Reference]], in index: SourceIndex, for target: Module,
        besides others: Set<UnresolvedName> = [], reading interfaces: [String] = [], findsImplementations: Bool = false
    ) async {
        let library = await ProtocolLibrary(parsing: mocks.flatMap(\.self).unique, in: index, for: target)
        self.library = library
        let resolve = { @Sendable (library: ProtocolLibrary, mocks: [[Reference]]) in
            await mocks.mapOnAllCores(with: { Resolver(library, for: target, findsImplementations: findsImplementations) }) {
                mock, resolver in resolver.resolve(mock)
            }
        }
        let results = await resolve(library, mocks)
        subjects = results.map { $0?.subject }
        unresolved = results.map { $0?.unresolved ?? [] }
        let names = unresolved.reduce(into: others) { $0.formUnion($1) }
        guard let hidden = self.library.readInterfaces(ofModules: interfaces, for: names) else { return }
        let changed = results.indices.filter { position in
            guard let result = results[position] else { return false }
            return !result.unresolved.isEmpty || result.subject.names(hidden)
        }
        for (position, result) in zip(changed, await resolve(self.library, changed.map { mocks[$0] })) {
            subjects[position] = result?.subject
        }
    }
}

extension ResolvedProtocol {
    /// Whether its mock names one of these types, or a type inside of one.
    fileprivate func names(_ outermost: Set<String>) -> Bool {
        !outermost.isEmpty
            && ([conformance] + typesInDeclarations).contains { type in
                type.contains { part in if case .symbol(let name) = part { outermost.contains(name.symbol.path[0]) } else { false } }
            }
    }
}
