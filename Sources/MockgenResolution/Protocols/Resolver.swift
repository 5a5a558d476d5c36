import MockgenModel

/// A mock whose names have a meaning, and no spelling yet.
struct Resolved: Sendable {
    let subject: ResolvedProtocol
    let imports: Imports
    /// Names of types inside the mock, which hide types of the same name.
    var namesInMock: Set<String> = []

    func spelled(_ symbols: SymbolTable) -> ResolvedProtocol {
        var speller = Speller(symbols: symbols, namesInMock: namesInMock)
        var spelled = subject.mapTypes { speller.spell($0) }
        imports.noteAttributes(of: spelled, &speller)
        speller.uses.inSignatures = speller.uses.references
        spelled.conformance = speller.spell(subject.conformance)
        imports.noteInheritance(&speller)
        spelled.imports = imports.lines(of: speller.uses)
        return spelled
    }
}

struct Resolver {
    let library: ProtocolLibrary
    let symbols: SymbolTable
    let target: Module
    private let isolationReader: IsolationReader

    init(_ library: ProtocolLibrary, for target: Module) {
        self.library = library
        self.target = target
        symbols = SymbolTable(library.index, for: target)
        isolationReader = IsolationReader(library: library, lookup: symbols.lookup)
    }

    /// Resolves the class or the protocols of one mock. Nil if an ancestor is missing, which is already reported.
    /// - Parameter findsImplementations: whether to look for requirements with default implementations.
    func resolve(_ references: [SourceIndex.Reference], findsImplementations: Bool) -> Resolved? {
        guard let reference = references.first else { return nil }
        let inheritanceChain = references.flatMap(library.inheritanceChain).unique
        guard inheritanceChain.allSatisfy({ library.declarations[$0] != nil }) else { return nil }
        guard library.declarations[reference]?.kind == .class else {
            return ProtocolResolver(
                library: library, symbols: symbols, references: references, inheritanceChain: inheritanceChain, target: target,
                findsImplementations: findsImplementations, isolationReader: isolationReader
            ).resolve()
        }
        return ClassResolver(isolationReader, inheritanceChain, for: target, symbols: symbols).resolve()
    }
}
