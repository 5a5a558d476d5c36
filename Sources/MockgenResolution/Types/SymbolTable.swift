import MockgenModel
import MockgenOutline
import MockgenSyntax

/// One symbol for each named declaration. A class, because the resolvers of a thread share the symbols.
final class SymbolTable {
    let lookup: Lookup
    let compiler: Set<CompilerSetting>
    private var symbols: [SourceIndex.Reference: Symbol] = [:]
    private var known: [[String]: Symbol] = [:]
    private var namings: [SourceIndex.Reference: SourceIndex.ModuleNaming] = [:]

    struct Use: Hashable {
        let name: String
        let scope: Lookup.Scope
        let isConstraint: Bool
    }

    /// The meaning of names. Most files use the same few names many times.
    var resolved: [Use: TypeName] = [:]

    private var argumentsInside: [[String]: [[TypeName]]] = [:]

    private var nestedTypes: [SourceFile: [[String]: [String]]] = [:]

    var saysAny: [SourceIndex.Reference: Bool] = [:]

    /// The types behind aliases.
    var targets: [SourceIndex.Reference: TypeName?] = [:]
    /// Aliases that are being followed. An alias that leads to itself has no type.
    var open: Set<SourceIndex.Reference> = []
    var isCircular = false

    /// - Parameter target: the module that compiles the mocks.
    init(_ index: SourceIndex, for target: Module) { (lookup, compiler) = (Lookup(index: index), target.settings) }

    var index: SourceIndex { lookup.index }

    private(set) lazy var hiddenNames = index.hiddenNames

    func symbol(of reference: SourceIndex.Reference) -> Symbol {
        if let symbol = symbols[reference] { return symbol }
        let declaration = index.declaration(reference)
        let symbol = Symbol(
            declaration.kind.ofSymbol, module: index.module(reference).name, path: declaration.context + [declaration.name],
            source: source(of: reference), traits: traits(of: reference))
        symbols[reference] = symbol
        return symbol
    }

    /// A type that no source declares: one that mockgen knows, one inside a type of an interface, or one of a module without an interface.
    /// - Parameter path: without the module.
    func symbol(at path: [String], module: String, source: Symbol.Source, isProtocol: Bool) -> Symbol {
        let key = [module] + path
        if let symbol = known[key] { return symbol }
        var traits = Symbol.Traits()
        if path.count == 1 {
            traits.requiresSendable = RecordedNames.standardGenericsOfSendable.contains(path[0])
            traits.copying = RecordedNames.standardNoncopyables.contains(path[0]) ? .always : .none
            traits.escaping = RecordedNames.standardViews.contains(path[0]) ? .always : .none
        }
        let symbol = Symbol(isProtocol ? .protocol : .unknown, module: module, path: path, source: source, traits: traits)
        known[key] = symbol
        return symbol
    }

    /// Returns the generic arguments of the types around a scope inside that scope. Empty if none is generic.
    func argumentsInside(_ scope: Lookup.Scope) -> [[TypeName]] {
        guard !scope.context.isEmpty else { return [] }
        let key = [index.module(numbered: scope.module).name] + scope.genericContext
        if let known = argumentsInside[key] { return known }
        let found = lookup.arguments(inside: scope.genericContext, ofModule: scope.module)
        let arguments = found.allSatisfy(\.isEmpty) ? [] : found
        argumentsInside[key] = arguments
        return arguments
    }

    /// The names of the types in the declaration of a type, without protocols and aliases.
    func nestedTypes(of reference: SourceIndex.Reference) -> [String] {
        let file = SourceFile(module: reference.module, file: reference.file)
        if nestedTypes[file] == nil {
            let types = index.file(reference).outline.declarations.filter { $0.kind != .protocol && $0.kind != .alias }
            nestedTypes[file] = Dictionary(grouping: types, by: \.context).mapValues { $0.map(\.name) }
        }
        let declaration = index.declaration(reference)
        return nestedTypes[file]?[declaration.context + [declaration.name]] ?? []
    }

    func moduleNaming(of reference: SourceIndex.Reference) -> SourceIndex.ModuleNaming {
        if let naming = namings[reference] { return naming }
        let naming = index.moduleNaming(of: reference)
        namings[reference] = naming
        return naming
    }

    private func source(of reference: SourceIndex.Reference) -> Symbol.Source {
        if index.isOfInterface(reference) { return .interface(reference) }
        return reference.module == index.standard ? .standardLibrary : .declaration(reference)
    }

    private func traits(of reference: SourceIndex.Reference) -> Symbol.Traits {
        var traits = Symbol.Traits()
        traits.copying = suppression("Copyable", of: reference)
        traits.escaping = suppression("Escapable", of: reference)
        traits.isDeprecated = index.isDeprecated(reference)
        traits.hasNoValues = index.hasNoValues(reference)
        traits.requiresSendable = index.declaration(reference).requiresSendable
        traits.globalActor = lookup.globalActor(of: reference)
        traits.isMadeAnywhere = traits.globalActor != nil && lookup.hasNonisolatedInitializer(reference)
        return traits
    }
}

extension SymbolTable {
    /// `struct Box<Value: ~Copyable>: ~Copyable` may have an extension that makes it copyable if its value is.
    private func suppression(_ name: String, of reference: SourceIndex.Reference) -> Symbol.Suppression {
        guard index.declaration(reference).inherited.contains("~\(name)") else { return .none }
        guard index.declaration(reference).isGeneric else { return .always }
        let isConditional = lookup.extensions(of: reference).contains { found in
            found.extension.inherited.contains { $0 == name || $0 == "Swift.\(name)" }
        }
        return isConditional ? .ofArguments : .always
    }
}

extension Declaration.Kind {
    fileprivate var ofSymbol: Symbol.Kind {
        switch self {
        case .structure: .structure
        case .class: .class
        case .enumeration: .enumeration
        case .actor: .actor
        case .protocol: .protocol
        case .alias: .alias
        }
    }
}

extension SourceIndex {
    fileprivate func isDeprecated(_ reference: Reference) -> Bool {
        ([reference] + enclosing(reference)).contains { declaration($0).isDeprecated }
    }

    /// Whether it is an enum without cases, or all of its cases are inside an `#if` that does not hold. An interface may omit cases.
    fileprivate func hasNoValues(_ reference: Reference) -> Bool {
        let declaration = declaration(reference)
        guard declaration.kind == .enumeration, reference.module < standard else { return false }
        let text = file(reference).text
        guard text.hasCases(declaration) else { return true }
        let hash = UInt8(ascii: "#")
        guard text.bytes[declaration.range].contains(hash), let cases = text.conditionsOfCases(declaration) else { return false }
        let evaluator = BuildCondition(flags: module(reference).flags, modules: packageModules, undefinedFlags: false)
        return cases.allSatisfy { $0.contains { evaluator.value(of: $0) == false } }
    }
}
