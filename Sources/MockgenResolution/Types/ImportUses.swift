import MockgenModel
import MockgenOutline

/// The names in the types of a mock, which decide its imports.
struct ImportUses {
    struct Importer: Hashable {
        let module: Int
        let conditions: [String]
    }

    /// The named declarations in sources, and those that are named outside of conformances.
    fileprivate(set) var references: Set<SourceIndex.Reference> = []
    var inSignatures: Set<SourceIndex.Reference> = []
    /// Types to import by their names, because a type has the name of their module.
    fileprivate(set) var importedByName: Set<SourceIndex.Reference> = []
    /// Modules whose types the sources may use as Sendable, and those with closures on a global actor: whether these are Sendable depends
    /// on the language mode of the module.
    fileprivate(set) var preconcurrency: Set<Int> = []
    /// Files that name a type without a known declaration. One of their imports has it.
    var unresolved: Set<SourceFile> = []
    fileprivate(set) var interfaces: [SourceFile: Set<Int>] = [:]
    fileprivate(set) var foundation: Set<SourceFile> = []
    fileprivate(set) var networking: Set<SourceFile> = []
    /// For each module, the modules that import it for a name. A file that always imports it has no conditions.
    var importers: [Int: Set<Importer>] = [:]

    /// The files that name a symbol.
    fileprivate var seen: [ObjectIdentifier: Set<SourceFile>] = [:]
}

extension Speller {
    /// Spells a type in a declaration of the mock, and notes what it names.
    mutating func spell(_ type: TypeName) -> TypeName {
        let spelled = spelled(type)
        note(spelled)
        return spelled
    }

    /// Notes what a type names, as it is written at a place in the sources.
    mutating func note(_ constraint: TypeName, in scope: Lookup.Scope) {
        note(spelled(TypeResolver(symbols: symbols, scope: scope, parameters: []).resolved(constraint: constraint)))
    }

    private mutating func note(_ type: TypeName) {
        if case .symbol(let name) = type { note(name) }
        for part in type.parts { note(part) }
    }

    private mutating func note(_ name: SymbolName) {
        noteSendable(name)
        noteTarget(name)
        guard name.file >= 0 else { return }
        let file = SourceFile(module: name.module, file: name.file)
        guard uses.seen[ObjectIdentifier(name.symbol), default: []].insert(file).inserted else { return }
        noteUndeclared(name.symbol, in: file)
        guard case .declaration(let reference) = name.symbol.source else { return }
        uses.references.insert(reference)
        if name.spelling == name.symbol.path, symbols.moduleNaming(of: reference) == .byImport {
            uses.importedByName.insert(index.enclosing(reference).first ?? reference)
        }
        noteImport(of: reference.module, from: file)
        if index.isPreconcurrency(reference.module, from: file.file, inModule: file.module) { uses.preconcurrency.insert(reference.module) }
        // The module of the type around it is imported too.
        let declaration = index.declaration(reference)
        if let outer = declaration.context.first, index.declarations(named: outer, inModule: reference.module).isEmpty {
            note(.named(outer), in: symbols.lookup.scope(of: reference).outermost)
        }
    }

    private mutating func noteUndeclared(_ symbol: Symbol, in file: SourceFile) {
        switch symbol.source {
        case .unresolved: uses.unresolved.insert(file)
        case .foundation: uses.foundation.insert(file)
        case .networking: uses.networking.insert(file)
        case .interface(let reference) where reference.module != index.standard:
            uses.interfaces[file, default: []].insert(reference.module)
        case .interface, .declaration, .standardLibrary, .mock: break
        }
    }

    mutating func noteImport(of module: Int, from file: SourceFile) {
        guard module != file.module else { return }
        let name = index.module(numbered: module).name
        let lines = index.file(file).outline.imports.filter { $0.module == name }
        // The import of a re-exported module needs no condition.
        uses.importers[module, default: []].formUnion(
            (lines.isEmpty ? [[]] : lines.map(\.conditions)).map { ImportUses.Importer(module: file.module, conditions: $0) })
    }

    /// If a module is imported with `@preconcurrency`, a later compiler accepts its types in a generic type that requires Sendable only if
    /// the mock imports it in the same way.
    private mutating func noteSendable(_ name: SymbolName) {
        guard name.symbol.traits.requiresSendable, name.module >= 0, symbols.compiler.contains(.isolatedTypesUsability),
            !index.module(numbered: name.module).settings.contains(.isolatedTypesUsability)
        else { return }
        for argument in name.arguments {
            argument.visit { part in
                if let reference = part.symbol?.reference { uses.preconcurrency.insert(reference.module) }
            }
        }
    }

    /// An alias of closures on a global actor, and the public imports that the aliased type needs in a public mock.
    private mutating func noteTarget(_ name: SymbolName) {
        guard let target = name.target else { return }
        if let reference = name.symbol.reference, target.holdsIsolatedClosure { uses.preconcurrency.insert(reference.module) }
        target.visit { part in
            guard case .symbol(let part) = part, part.file >= 0 else { return }
            guard symbols.compiler.contains(.internalImportsByDefault) else { return }
            noteUndeclared(part.symbol, in: SourceFile(module: part.module, file: part.file))
        }
    }

    mutating func noteIsolatedClosures(of declarations: [ProtocolDeclaration], in references: [SourceIndex.Reference]) {
        for (declaration, reference) in zip(declarations, references)
        where declaration.members.contains(where: { $0.types.contains(where: \.holdsIsolatedClosure) }) {
            uses.preconcurrency.insert(reference.module)
        }
    }
}

extension TypeName {
    fileprivate var holdsIsolatedClosure: Bool {
        contains { $0.attributes.contains(where: \.isGlobalActor) }
    }
}
