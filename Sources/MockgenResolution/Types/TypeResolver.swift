import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Finds the declaration that each name in a type means. In a resolved type, protocols are marked with `any` where they are types of
/// values, and attributes say what goes without saying in the module of the type only.
struct TypeResolver {
    let names: MockNames
    let scope: Lookup.Scope
    /// Names of types that are parameters here: associated types, generic parameters.
    var parameters: Set<String>
    /// Aliases inside the mocked protocol or class, as the mock names them.
    var aliases: [String: SymbolName] = [:]
    /// Aliases that the mock cannot name. What they stand for takes their place.
    var replacedAliases: [String: TypeAlias] = [:]

    var lookup: Lookup { names.symbols.lookup }
    var index: SourceIndex { names.symbols.index }

    /// Of the module in which the types are written.
    private var settings: Set<CompilerSetting> { index.modules[scope.module].settings }

    /// Where a type stands: as the type of something, or as a constraint, where a protocol's bare name is right.
    private enum Position { case value, constraint }

    /// A resolver that takes these names for those of type parameters.
    func withoutAliases(of names: Set<String>) -> TypeResolver {
        var copy = self
        copy.parameters.formUnion(aliases.keys.filter(names.contains))
        copy.aliases = aliases.filter { !names.contains($0.key) }
        return copy
    }

    func resolved(_ type: TypeName) -> TypeName { resolved(type, .value) }

    func resolved(constraint type: TypeName) -> TypeName { resolved(type, .constraint) }

    /// Of a parent, where the names of associated types mean nothing yet: `Store<State>` for a store whose own type is called `State`.
    func resolved(argument type: TypeName) -> TypeName {
        var outside = self
        outside.parameters = []
        outside.aliases = [:]
        outside.replacedAliases = [:]
        return outside.resolved(type)
    }

    func resolved(_ clause: GenericClause) -> GenericClause {
        GenericClause(
            parameters: clause.parameters.map { parameter in
                GenericParameter(
                    kind: parameter.kind, name: parameter.name,
                    inherited: parameter.inherited.map { resolved($0, parameter.kind == .value ? .value : .constraint) })
            },
            requirements: clause.requirements.map(resolved))
    }

    func resolved(_ requirement: GenericRequirement) -> GenericRequirement {
        GenericRequirement(
            left: resolved(requirement.left, .constraint), relation: requirement.relation,
            right: resolved(requirement.right, requirement.relation == .conforms ? .constraint : .value))
    }

    func resolved(_ type: AssociatedType) -> AssociatedType {
        var copy = type
        copy.inherited = type.inherited.map { resolved(constraint: $0) }
        copy.defaultType = type.defaultType.map { resolved($0) }
        copy.requirements = type.requirements.map { resolved($0) }
        return copy
    }

    func resolved(_ member: Member) -> Member {
        var inside = self
        inside.parameters.formUnion(member.generics.parameters.map(\.name))
        // Constraints and types are resolved differently: first the types, then the clause.
        var copy = member.mapTypes { inside.resolved($0) }
        copy.generics = inside.resolved(member.generics)
        return copy
    }

    // MARK: - Structure

    private func resolved(_ type: TypeName, _ position: Position) -> TypeName {
        switch type {
        case .named, .member: return name(type, position)
        case .symbol: return type
        case .composition(let types):
            let resolved = TypeName.composition(types.map { self.resolved($0, .constraint) })
            return position == .value ? .any(resolved) : resolved
        case .any(let constraint): return .any(resolved(constraint, .constraint))
        case .some(let constraint): return .some(resolved(constraint, .constraint))
        case .suppressed(let type): return .suppressed(resolved(type, .constraint))
        case .metatype(let base):
            // `P.Type` is the type of what conforms to P: `any P.Type`.
            guard case .any(let constraint) = resolved(base, .value), !base.isExplicitAny else { return .metatype(resolved(base, .value)) }
            return position == .value ? .any(.metatype(constraint)) : .metatype(constraint)
        case .protocolMetatype(let base): return .metatype(resolved(base, .value))
        case .attributed(let words, let type): return attributed(words, type)
        case .function(let function):
            let resolved = TypeName.function(function.mapTypes { self.resolved($0, .value) })
            return resolved.preservingAsyncIsolation(from: settings, to: names.compiler)
        case .void where index.hides("Void"): return StandardName.void.type(hidden: [.void])
        default: return type.mapParts { resolved($0, .value) }
        }
    }

    private func attributed(_ words: [String], _ type: TypeName) -> TypeName {
        let resolved = resolved(type, .value)
        let words = words.contains(where: \.isGlobalActor) ? words.asSendable(from: settings, to: names.compiler) : words
        guard case .attributed(let added, let inner) = resolved else { return .attributed(words, resolved) }
        return words.contains(where: \.saysWhereItRuns)
            ? .attributed(words, inner) : .attributed(added.specifiers + words + added.attributes, inner)
    }

    // MARK: - Names

    private func name(_ type: TypeName, _ position: Position) -> TypeName {
        if let replaced = replacedAlias(type, position) { return replaced }
        guard let path = type.path, !isOfMock(path[0]) else { return ofMock(type) }
        guard case .named(let name, []) = type, names.isSharedByMocks else { return found(type, path, position) }
        let use = SymbolTable.Use(name: name, scope: scope, isConstraint: position == .constraint)
        if let known = names.symbols.resolved[use] { return known }
        let resolved = found(type, path, position)
        names.symbols.resolved[use] = resolved
        return resolved
    }

    /// The longest part of the name that is declared, and what is nested in it.
    private func found(_ type: TypeName, _ path: [String], _ position: Position) -> TypeName {
        let written = WrittenName(type, path: path)
        for length in stride(from: path.count, to: 0, by: -1) {
            guard let reference = lookup.find(Array(path[..<length]), from: scope) else { continue }
            if index.isOfInterface(reference) {
                return undeclared(written, position, interface: (reference, isWhole: length == path.count))
            }
            let found = declared(written.prefix(length), reference, length == path.count ? position : .constraint)
            return written.dropFirst(length).reduce(found) { .member($0, $1.name, $1.arguments.map { resolved($0, .value) }) }
        }
        return undeclared(written, position, interface: nil)
    }

    private func replacedAlias(_ type: TypeName, _ position: Position) -> TypeName? {
        guard let path = type.path, path.count == 1 || path.count == 2 && path[0] == "Self",
            let alias = replacedAliases[path[path.count - 1]]
        else { return nil }
        let values = Dictionary(zip(alias.parameters, type.arguments.map { resolved($0, .value) })) { first, _ in first }
        let target = alias.type.replacingNames(by: values)
        if case .any(let constraint) = target, position == .constraint { return constraint }
        return target
    }

    private func isOfMock(_ name: String) -> Bool {
        name == "Self" || name == "Any" || parameters.contains(name) || aliases[name] != nil
    }

    /// A name that the mock has too: of a type parameter, or of an alias of the protocol.
    private func ofMock(_ type: TypeName) -> TypeName {
        switch type {
        case .named(let name, let arguments):
            if arguments.isEmpty, !parameters.contains(name), let alias = aliases[name] { return .symbol(alias) }
            return .named(name, arguments.map { resolved($0, .value) })
        case .member(.named("Self", []), let name, []) where aliases[name] != nil: return aliases[name].map { .symbol($0) } ?? type
        case .member(let base, let name, let arguments):
            let base = base.path == nil ? resolved(base, .value) : ofMock(base)
            return .member(base, name, arguments.map { resolved($0, .value) })
        default: return type
        }
    }

    private func declared(_ written: WrittenName, _ reference: SourceIndex.Reference, _ position: Position) -> TypeName {
        let symbol = names.symbols.symbol(of: reference)
        var name = symbolName(symbol, written)
        name.spelling = names.spelling.names(of: symbol, at: reference, written: written.path)
        return ofKind(name, reference, position)
    }

    /// A type that no source declares.
    /// - Parameter interface: the declaration of the longest part of the name that an interface has.
    private func undeclared(
        _ written: WrittenName, _ position: Position, interface: (reference: SourceIndex.Reference, isWhole: Bool)?
    ) -> TypeName {
        let isWithModule =
            written.path.count > 1
            && (written.path[0] == StandardLibrary.module || written.path[0] == "Foundation" && isOfFoundation(written.path[1]))
        let path = Array(written.path.dropFirst(isWithModule ? 1 : 0))
        let symbol: Symbol
        if let interface, interface.isWhole, !isOfFoundation(path[0]) {
            symbol = names.symbols.symbol(of: interface.reference)
        } else {
            let (module, source) = origin(of: path[0], interface?.reference)
            let isProtocol =
                interface?.isWhole == true
                ? interface.map { index.declaration($0.reference).kind == .protocol } ?? false
                : path.count == 1 && (StandardLibrary.isProtocol(path[0]) || Foundation.protocols.contains(path[0]))
            symbol = names.symbols.symbol(at: path, module: module, source: source, isProtocol: isProtocol)
        }
        var name = symbolName(symbol, written)
        name.spelling = names.spelling.names(
            of: symbol, written: written.path, isOfModule: interface != nil || index.modules[scope.module].isOfToolchain)
        if let interface, interface.isWhole { return ofKind(name, interface.reference, position) }
        return symbol.kind == .protocol && position == .value ? .any(.symbol(name)) : .symbol(name)
    }

    /// Which module has a type that no source declares, as far as that is known.
    private func origin(of name: String, _ interface: SourceIndex.Reference?) -> (module: String, Symbol.Source) {
        if isOfFoundation(name) { return ("Foundation", Foundation.ownTypes.contains(name) ? .foundation : .networking) }
        if let interface { return (index.module(interface).name, .interface(interface)) }
        if StandardLibrary.types.contains(name) { return (StandardLibrary.module, .standardLibrary) }
        return (index.modules[scope.module].isOfToolchain ? index.modules[scope.module].name : "", .unresolved)
    }

    /// Whether mockgen knows without an interface that a name means a type of Foundation. The toolchain's modules have none of such a name.
    private func isOfFoundation(_ name: String) -> Bool {
        Foundation.hasType(name)
            && (index.modules[scope.module].isOfToolchain
                || index.importsFoundation(naming: name, from: scope.file, inModule: scope.module))
    }

    private func symbolName(_ symbol: Symbol, _ written: WrittenName) -> SymbolName {
        let arguments = written.map { $0.arguments.map { resolved($0, .value) } }
        var name = SymbolName(symbol, arguments: arguments.last ?? [], module: scope.module, file: scope.file)
        let outer = arguments.dropLast()
        // Through an alias or a subclass, the names around it are others.
        if outer.contains(where: { !$0.isEmpty }), Array(symbol.path.suffix(written.path.count)) == written.path.suffix(symbol.path.count) {
            name.outerArguments = [[TypeName]](repeating: [], count: symbol.path.count - 1)
            for (position, own) in zip(name.outerArguments.indices.reversed(), outer.reversed()) { name.outerArguments[position] = own }
        }
        return name
    }

    private func ofKind(_ name: SymbolName, _ reference: SourceIndex.Reference, _ position: Position) -> TypeName {
        switch name.symbol.kind {
        case .protocol: return position == .value ? .any(.symbol(name)) : .symbol(name)
        case .alias:
            var name = name
            name.target = target(of: reference, name)
            guard case .any? = name.target, !saysAny(reference) else { return .symbol(name) }
            return position == .value ? .any(.symbol(name)) : .symbol(name)
        case .structure, .class, .enumeration, .actor, .unknown: return .symbol(name)
        }
    }
}

extension String {
    /// An attribute of a function type that is none of the language's own.
    var isGlobalActor: Bool {
        hasPrefix("@")
            && !["@escaping", "@autoclosure", "@Sendable", "@convention", "@isolated", "@concurrent", "@preconcurrency"].contains(
                String(prefix { $0 != "(" }))
    }

    fileprivate var saysWhereItRuns: Bool { isGlobalActor || hasPrefix("@isolated") || self == "@concurrent" || hasPrefix("nonisolated") }
}

extension TypeName {
    var isExplicitAny: Bool { if case .any = self { true } else { false } }

    /// With names instead of symbols.
    var written: TypeName {
        map { type in
            guard case .symbol(let name) = type else { return type }
            return name.spelling.dropLast().reduce(nil) { base, name in base.map { .member($0, name) } ?? .named(name) }
                .map { .member($0, name.spelling[name.spelling.count - 1], name.arguments) } ?? .named(name.spelling[0], name.arguments)
        }
    }

    /// `Int` of `Store<Int>`.
    var arguments: [TypeName] {
        switch self {
        case .named(_, let arguments), .member(_, _, let arguments): arguments
        case .symbol(let name): name.arguments
        default: []
        }
    }
}
