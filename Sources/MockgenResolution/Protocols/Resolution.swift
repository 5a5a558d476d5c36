package import MockgenModel

/// The resolved protocols and classes of all mocks of a target.
package struct Resolution: Sendable {
    /// Includes the interfaces that the mocks need.
    package private(set) var library: ProtocolLibrary
    /// One for each mock. Nil if an ancestor is missing. The library then has a problem.
    package private(set) var subjects: [ResolvedProtocol?]

    /// Resolves each mock, then reads the interfaces that may declare the unresolved names, and resolves the mocks again that these
    /// interfaces can change. Most mocks need no interface.
    /// - Parameters:
    ///   - mocks: for each mock, a class or the protocols that it conforms to.
    ///   - inheriting: the numbers of the mocks for which to look for requirements with default implementations.
    package init(
        of mocks: [[SourceIndex.Reference]], in index: SourceIndex, for target: Module,
        findingImplementationsFor inheriting: Set<Int> = []
    ) async {
        let resolve = { @Sendable (numbers: [Int], library: ProtocolLibrary) in
            await numbers.mapOnAllCores("resolved", with: { Resolver(library, for: target) }) { number, resolver in
                resolver.resolve(mocks[number], findsImplementations: inheriting.contains(number))
            }
        }
        library = await ProtocolLibrary(parsing: mocks.flatMap(\.self).unique, in: index, for: target)
        let first = await resolve(Array(mocks.indices), library)
        subjects = first.map { $0?.subject }
        guard let hidden = library.readInterfaces(for: first.reduce(into: []) { $0.formUnion($1?.unresolved ?? []) }) else { return }
        let open = first.indices.filter { number in
            first[number].map { !$0.unresolved.isEmpty || $0.subject.names(hidden) } ?? false
        }
        for (number, resolved) in zip(open, await resolve(open, library)) { subjects[number] = resolved?.subject }
    }
}

extension ResolvedProtocol {
    /// Whether its mock contains one of these types, or a type inside one.
    fileprivate func names(_ outermost: Set<String>) -> Bool {
        !outermost.isEmpty
            && ([conformance] + typesInDeclarations).contains { type in
                type.contains { part in if case .symbol(let name) = part { outermost.contains(name.symbol.path[0]) } else { false } }
            }
    }
}
