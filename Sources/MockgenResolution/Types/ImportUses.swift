import MockgenModel
import MockgenOutline

/// The imports for the symbols in the types of a mock.
struct ImportUses {
    struct Importer: Hashable {
        let module: Int
        let conditions: [String]
    }

    private let speller: Speller
    /// The named declarations in sources, and those that are named outside of conformances.
    private(set) var references: Set<SourceIndex.Reference> = []
    var inSignatures: Set<SourceIndex.Reference> = []
    /// Types to import by their names, because a type has the name of their module.
    private(set) var importedByName: Set<SourceIndex.Reference> = []
    /// Modules whose types the sources may use as Sendable, and those with closures on a global actor: whether these are Sendable depends
    /// on the language mode of the module.
    private(set) var preconcurrency: Set<Int> = []
    /// Files that name a type without a known declaration. One of their imports has it.
    var unresolved: Set<SourceFile> = []
    private(set) var interfaces: [SourceFile: Set<Int>] = [:]
    private(set) var foundation: Set<SourceFile> = []
    private(set) var networking: Set<SourceFile> = []
    /// For each module, the modules that import it for a name. A file that always imports it has no conditions.
    var importers: [Int: Set<Importer>] = [:]

    private struct Use: Hashable {
        let symbol: ObjectIdentifier
        let file: SourceFile
    }

    private var seen: Set<Use> = []

    init(_ speller: Speller) { self.speller = speller }

    private var symbols: SymbolTable { speller.symbols }

    var index: SourceIndex { symbols.index }

    mutating func add(_ type: TypeName) {
        if case .symbol(let name) = type { add(name) }
        for part in type.parts { add(part) }
    }

    private mutating func add(_ name: SymbolName) {
        addSendable(name)
        if name.target != nil { addTarget(name) }
        guard name.file >= 0 else { return }
        let file = SourceFile(module: name.module, file: name.file)
        guard seen.insert(Use(symbol: ObjectIdentifier(name.symbol), file: file)).inserted else { return }
        addUndeclared(name.symbol, in: file)
        guard case .declaration(let reference) = name.symbol.source else { return }
        references.insert(reference)
        if name.spelling == name.symbol.path, symbols.moduleNaming(of: reference) == .byImport {
            importedByName.insert(index.enclosing(reference).first ?? reference)
        }
        addImport(of: reference.module, from: file)
        if index.isPreconcurrency(reference.module, from: file.file, inModule: file.module) { preconcurrency.insert(reference.module) }
        // The module of the type around it is imported too.
        let declaration = index.declaration(reference)
        if let outer = declaration.context.first, index.declarations(named: outer, inModule: reference.module).isEmpty {
            add(.named(outer), in: symbols.lookup.scope(of: reference).outermost)
        }
    }

    private mutating func addUndeclared(_ symbol: Symbol, in file: SourceFile) {
        switch symbol.source {
        case .unresolved: unresolved.insert(file)
        case .foundation: foundation.insert(file)
        case .networking: networking.insert(file)
        case .interface(let reference): if reference.module != index.standard { interfaces[file, default: []].insert(reference.module) }
        case .declaration, .standardLibrary, .mock: break
        }
    }

    mutating func addImport(of module: Int, from file: SourceFile) {
        guard module != file.module else { return }
        let name = index.module(numbered: module).name
        let lines = index.file(file).outline.imports.filter { $0.module == name }
        // The import of a re-exported module needs no condition.
        importers[module, default: []].formUnion(
            (lines.isEmpty ? [[]] : lines.map(\.conditions)).map { Importer(module: file.module, conditions: $0) })
    }

    /// If a module is imported with `@preconcurrency`, a later compiler accepts its types in a generic type that requires Sendable only if
    /// the mock imports it in the same way.
    private mutating func addSendable(_ name: SymbolName) {
        guard name.symbol.traits.requiresSendable, name.module >= 0, symbols.compiler.contains(.isolatedTypesUsability),
            !index.module(numbered: name.module).settings.contains(.isolatedTypesUsability)
        else { return }
        for argument in name.arguments {
            argument.visit { part in
                if let reference = part.symbol?.reference { preconcurrency.insert(reference.module) }
            }
        }
    }

    /// An alias of closures on a global actor, and the public imports that the aliased type needs in a public mock.
    private mutating func addTarget(_ name: SymbolName) {
        guard let target = name.target else { return }
        if case .declaration(let reference) = name.symbol.source, target.holdsIsolatedClosure { preconcurrency.insert(reference.module) }
        target.visit { part in
            guard case .symbol(let part) = part, part.file >= 0 else { return }
            guard symbols.compiler.contains(.internalImportsByDefault) else { return }
            addUndeclared(part.symbol, in: SourceFile(module: part.module, file: part.file))
        }
    }

    /// Adds a type as it is written at a place in the sources.
    mutating func add(_ constraint: TypeName, in scope: Lookup.Scope) {
        add(speller.spelled(TypeResolver(symbols: symbols, scope: scope, parameters: []).resolved(constraint: constraint)))
    }

    mutating func addIsolatedClosures(of declarations: [ProtocolDeclaration], in references: [SourceIndex.Reference]) {
        for (declaration, reference) in zip(declarations, references)
        where declaration.members.contains(where: { $0.types.contains(where: \.holdsIsolatedClosure) }) {
            preconcurrency.insert(reference.module)
        }
    }
}

extension TypeName {
    fileprivate var holdsIsolatedClosure: Bool {
        contains { $0.attributes.contains(where: \.isGlobalActor) }
    }
}
