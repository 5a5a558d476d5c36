import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Finds the declaration of each name in a type. In a resolved type, protocols have `any` where they are types of values, and attributes
/// are explicit that only the module of the type implies.
struct TypeResolver {
    let symbols: SymbolTable
    private(set) var scope: Lookup.Scope
    /// Names of types that are parameters here: associated types and generic parameters.
    var parameters: Set<String>
    /// Aliases inside the mocked protocol or class, as the mock names them.
    var aliases: [String: SymbolName] = [:]
    /// Aliases that the mock cannot name. Their types replace them.
    var replacedAliases: [String: TypeAlias] = [:]

    var lookup: Lookup { symbols.lookup }
    var index: SourceIndex { symbols.index }

    private var settings: Set<CompilerSetting> { index.module(numbered: scope.module).settings }

    /// The role of a type in a declaration. As a constraint, the name of a protocol needs no `any`.
    enum Position { case value, constraint }

    /// A resolver that treats these names as type parameters.
    func withoutAliases(of names: Set<String>) -> TypeResolver {
        var copy = self
        copy.parameters.formUnion(aliases.keys.filter(names.contains))
        copy.aliases = aliases.filter { !names.contains($0.key) }
        return copy
    }

    func resolved(_ type: TypeName) -> TypeName { resolved(type, .value) }

    func resolved(constraint type: TypeName) -> TypeName { resolved(type, .constraint) }

    /// Resolves an argument of a parent, where the names of associated types do not exist yet: `Store<State>` for a store with an
    /// associated type `State`.
    func resolved(argument type: TypeName) -> TypeName {
        TypeResolver(symbols: symbols, scope: scope, parameters: []).resolved(type)
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

    /// Gives new names to generic parameters that hide others, because aliases and other types can contain the hidden ones.
    func resolved(_ member: Member) -> Member {
        let member = member.renamingGenerics(apartFrom: parameters.union(["Void"]))
        var inside = self
        inside.parameters.formUnion(member.generics.parameters.map(\.name))
        inside.scope.conditions += member.conditions
        // Constraints are resolved in another way than other types.
        var copy = member.mapTypes { inside.resolved($0) }
        copy.generics = inside.resolved(member.generics)
        return copy
    }

    func resolved(_ type: TypeName, _ position: Position) -> TypeName {
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
            // `P.Type` is the type of types that conform to P: `any P.Type`.
            guard case .any(let constraint) = resolved(base, .value), !base.isExistential else { return .metatype(resolved(base, .value)) }
            return position == .value ? .any(.metatype(constraint)) : .metatype(constraint)
        case .protocolMetatype(let base): return .metatype(resolved(base, .value))
        case .attributed(let words, let type): return attributed(words, type)
        case .function(let function):
            let resolved = TypeName.function(function.mapTypes { self.resolved($0, .value) })
            return resolved.preservingAsyncIsolation(from: settings, to: symbols.compiler)
        case .void where symbols.hiddenNames.contains(.void) || parameters.contains("Void".asAssociatedType):
            return StandardName.void.type(hidden: symbols.hiddenNames.union([.void]))
        default: return type.mapParts { resolved($0, .value) }
        }
    }

    private func attributed(_ words: [String], _ type: TypeName) -> TypeName {
        let resolved = resolved(type, .value)
        let words = words.contains(where: \.isGlobalActor) ? words.asSendable(from: settings, to: symbols.compiler) : words
        guard case .attributed(let added, let inner) = resolved else { return .attributed(words, resolved) }
        return words.contains(where: \.saysWhereItRuns)
            ? .attributed(words, inner) : .attributed(added.specifiers + words + added.attributes, inner)
    }
}

extension String {
    fileprivate var saysWhereItRuns: Bool { isGlobalActor || hasPrefix("@isolated") || self == "@concurrent" || hasPrefix("nonisolated") }
}

extension TypeName {
    var written: TypeName {
        map { type in
            guard case .symbol(let name) = type else { return type }
            return TypeName(path: name.spelling, name.arguments)
        }
    }
}
