package import MockgenModel

/// The resolved protocols and classes of all mocks of a target.
package struct Resolution: Sendable {
    package let library: ProtocolLibrary
    /// One for each mock. Nil if an ancestor is missing. The library then has a problem.
    package let subjects: [ResolvedProtocol?]

    /// Finds the meaning of all names, then their spelling. A name's spelling depends on the modules that other mocks of the file import.
    /// - Parameters:
    ///   - mocks: for each mock, a class or the protocols that it conforms to.
    ///   - inheriting: the numbers of the mocks for which to look for requirements with default implementations.
    package init(
        of mocks: [[SourceIndex.Reference]], in index: SourceIndex, for target: Module,
        findingImplementationsFor inheriting: Set<Int> = []
    ) async {
        let library = await ProtocolLibrary(parsing: mocks.flatMap(\.self).unique, in: index, for: target)
        let resolved = await Array(mocks.enumerated()).mapOnAllCores("resolved", with: { Resolver(library, for: target) }) {
            mock, resolver in
            resolver.resolve(mock.element, findsImplementations: inheriting.contains(mock.offset))
        }
        self.library = library
        subjects = await resolved.mapOnAllCores(with: { SymbolTable(index, for: target) }) { $0?.spelled($1) }
    }
}
