package import MockgenModel

/// The resolved protocols and classes of all mocks of a target. Each is passed to a closure at once, because all of them together need
/// several times the memory of the sources.
package struct Resolution<Result: Sendable>: Sendable {
    /// Includes the interfaces that the mocks need.
    package private(set) var library: ProtocolLibrary
    package private(set) var results: [Result]

    package struct Resolved {
        package let number: Int
        /// Nil if an ancestor is missing. The library then has a problem.
        package let subject: ResolvedProtocol?
        package let library: ProtocolLibrary
    }

    /// Resolves each mock, then reads the interfaces that may declare the unresolved names, and resolves the mocks again that these
    /// interfaces can change. Most mocks need no interface.
    /// - Parameters:
    ///   - mocks: for each mock, a class or the protocols that it conforms to.
    ///   - inheriting: the numbers of the mocks for which to look for requirements with default implementations.
    package init(
        of mocks: [[SourceIndex.Reference]], in index: SourceIndex, for target: Module,
        findingImplementationsFor inheriting: Set<Int> = [],
        _ make: @escaping @Sendable (Resolved) -> Result
    ) async {
        let before = await ProtocolLibrary(parsing: mocks.flatMap(\.self).unique, in: index, for: target)
        let numbered = Array(mocks.enumerated())
        let makeResolver = { @Sendable in Resolver($0, for: target) }
        let resolve = { @Sendable (mock: (offset: Int, element: [SourceIndex.Reference]), resolver: Resolver) in
            resolver.resolve(mock.element, findsImplementations: inheriting.contains(mock.offset))
        }
        let first = await numbered.mapOnAllCores(with: { makeResolver(before) }) { mock, resolver in
            let resolved = resolve(mock, resolver)
            let unresolved = resolved?.unresolved ?? []
            guard unresolved.isEmpty else { return (result: Result?.none, unresolved: unresolved) }
            return (make(Resolved(number: mock.offset, subject: resolved?.subject, library: before)), [])
        }
        library = before
        let hidden = library.readInterfaces(for: first.reduce(into: []) { $0.formUnion($1.unresolved) }) ?? []
        let after = library
        let open = numbered.filter { first[$0.offset].result == nil || !hidden.isEmpty }
        let second = await open.mapOnAllCores(with: { (makeResolver(before), makeResolver(after)) }) { mock, resolvers in
            guard first[mock.offset].result == nil || resolve(mock, resolvers.0)?.subject.names(hidden) == true else { return Result?.none }
            let subject = resolve(mock, resolvers.1)?.subject
            return make(Resolved(number: mock.offset, subject: subject, library: after))
        }
        let changed = Dictionary(zip(open.map(\.offset), second)) { first, _ in first }
        results = first.indices.compactMap { (changed[$0] ?? nil) ?? first[$0].result }
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
