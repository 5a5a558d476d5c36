import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Spells types so that they mean in the file of a mock what they mean where they were written: nested names in full, protocols as
/// values with `any`. On the way it notes what a mock has to know of the names, and which modules they come from.
struct Qualifier {
    /// What the types of one mock have brought up.
    struct Notes {
        var facts = TypeFacts()
        /// The protocols and classes that the mock implements.
        var mocked: Set<SourceIndex.Reference> = []
        /// Declarations that were named, for the imports.
        var references: Set<SourceIndex.Reference> = []
        /// Those that the mock conforms to and names nowhere else.
        var conformances: Set<SourceIndex.Reference> = []
        /// What a mock inherits from, whether or not it names it: with its module come the implementations that it has by default.
        var inherited: Set<SourceIndex.Reference> = []
        /// Classes that, with their members, can be overridden only where their module is imported with `@testable`.
        var subclassed: Set<SourceIndex.Reference> = []
        /// Types to import by their names, which their module cannot be written in front of.
        var importedByName: Set<SourceIndex.Reference> = []
        /// Modules with closures that are isolated to a global actor in their signatures. Whether those are Sendable depends on the
        /// language mode that the module was compiled in.
        var modulesWithIsolatedClosures: Set<Int> = []
        /// Modules whose types the sources take for Sendable where the compiler does not know it.
        var preconcurrency: Set<Int> = []
        /// Files in which a name was used that no source at hand declares: one of their other imports has it.
        var foreignNames: Set<Lookup.Scope> = []
        /// Files in which a name of a module without sources was used, with the number of that module.
        var interfaceNames: [Lookup.Scope: Set<Int>] = [:]
        /// Files in which a name of Foundation's was used.
        var foundationNames: Set<Lookup.Scope> = []
        /// Files in which one was used that is in a module of its own on some systems.
        var networkingNames: Set<Lookup.Scope> = []
        /// For each module, who imports it to name something of it, and under which conditions; none where a file always does.
        var importers: [Int: Set<Importer>] = [:]
        /// Aliases under way, and whether one of them was met again: what leads to itself stands for nothing.
        fileprivate var openAliases: Set<SourceIndex.Reference> = []
        fileprivate var isCircular = false
    }

    struct Importer: Hashable {
        let module: Int
        let conditions: [String]
    }

    let lookup: Lookup
    let scope: Lookup.Scope
    /// Of the module that compiles the mock.
    let compiler: Set<CompilerSetting>
    /// Names that are nobody's declaration here: associated types, aliases inside the protocol, generic parameters.
    var local: Set<String>
    /// Aliases inside the protocol that mean nothing by their names alone in the mock.
    var aliases: [String: TypeAlias] = [:]

    /// Of the module in which the types are written.
    private var settings: Set<CompilerSetting> { lookup.index.modules[scope.module].settings }

    /// Where a type stands: as the type of something, or as a constraint, where a protocol's bare name is right.
    private enum Position { case value, constraint }

    func qualified(_ type: TypeName, _ notes: inout Notes) -> TypeName { spell(type, .value, &notes) }

    func qualified(constraint type: TypeName, _ notes: inout Notes) -> TypeName { spell(type, .constraint, &notes) }

    /// Of a parent, where the names of associated types mean nothing yet: `Store<State>` for a store whose own type is called `State`.
    func qualified(argument type: TypeName, _ notes: inout Notes) -> TypeName {
        var outside = self
        outside.local = []
        outside.aliases = [:]
        return outside.qualified(type, &notes).map { part in
            guard case .named(let name, _) = part, local.contains(name) else { return part }
            let module = lookup.find([name], from: scope).map { lookup.index.module($0).name }
            let standard = Foundation.types.contains(name) || Foundation.ownTypes.contains(name) ? "Foundation" : StandardLibrary.module
            return module == "" ? part : part.inside([module ?? standard])
        }
    }

    func qualified(_ clause: GenericClause, _ notes: inout Notes) -> GenericClause {
        GenericClause(
            parameters: clause.parameters.map { parameter in
                GenericParameter(
                    kind: parameter.kind, name: parameter.name,
                    inherited: parameter.inherited.map { spell($0, parameter.kind == .value ? .value : .constraint, &notes) })
            },
            requirements: clause.requirements.map { qualified($0, &notes) })
    }

    func qualified(_ requirement: GenericRequirement, _ notes: inout Notes) -> GenericRequirement {
        GenericRequirement(
            left: spell(requirement.left, .constraint, &notes), relation: requirement.relation,
            right: spell(requirement.right, requirement.relation == .conforms ? .constraint : .value, &notes))
    }

    private func spell(_ type: TypeName, _ position: Position, _ notes: inout Notes) -> TypeName {
        switch type {
        case .named, .member:
            return name(type, position, &notes)
        case .composition(let types):
            let spelled = TypeName.composition(types.map { spell($0, .constraint, &notes) })
            return position == .value ? .any(spelled) : spelled
        case .any(let constraint): return .any(spell(constraint, .constraint, &notes))
        case .some(let constraint): return .some(spell(constraint, .constraint, &notes))
        case .suppressed(let type): return .suppressed(spell(type, .constraint, &notes))
        case .metatype(let base):
            // `P.Type` is the type of what conforms to P: `any P.Type`.
            guard case .any(let constraint) = spell(base, .value, &notes), !base.isExplicitAny else {
                return .metatype(spell(base, .value, &notes))
            }
            return position == .value ? .any(.metatype(constraint)) : .metatype(constraint)
        case .protocolMetatype(let base):
            return .metatype(spell(base, .value, &notes))
        case .attributed(let words, let type):
            if words.contains(where: \.isGlobalActor) { notes.modulesWithIsolatedClosures.insert(scope.module) }
            let spelled = spell(type, .value, &notes)
            let words = words.contains(where: \.isGlobalActor) ? words.asSendable(among: settings, now: compiler) : words
            guard case .attributed(let added, let inner) = spelled else { return .attributed(words, spelled) }
            return words.contains(where: \.saysWhereItRuns)
                ? .attributed(words, inner) : .attributed(added.specifiers + words + added.attributes, inner)
        case .function(let function):
            let spelled = TypeName.function(function.mapTypes { spell($0, .value, &notes) })
            return spelled.runningWhereItDid(among: settings, now: compiler)
        case .void where lookup.index.hides("Void"):
            return .member(.named("Swift"), "Void")
        default:
            return type.mapParts { spell($0, .value, &notes) }
        }
    }

    private func name(_ type: TypeName, _ position: Position, _ notes: inout Notes) -> TypeName {
        if let path = type.path, path.count == 1 || path.count == 2 && path[0] == "Self", let alias = aliases[path[path.count - 1]] {
            let values = Dictionary(zip(alias.parameters, type.arguments.map { spell($0, .value, &notes) })) { first, _ in first }
            let target = alias.type.map { if case .named(let name, []) = $0 { values[name] ?? $0 } else { $0 } }
            if case .any(let constraint) = target, position == .constraint { return constraint }
            return target
        }
        guard let path = type.path, !local.contains(path[0]), path[0] != "Self", path[0] != "Any" else {
            return mapArguments(of: type, &notes)
        }
        // The longest part of the name that a source declares; what follows is nested in it.
        var interface: (reference: SourceIndex.Reference, isWhole: Bool)?
        for length in stride(from: path.count, to: 0, by: -1) {
            guard let reference = lookup.find(Array(path[..<length]), from: scope) else { continue }
            guard lookup.index.isOfInterface(reference) else {
                return declared(type, reference, isWhole: length == path.count, position, &notes)
            }
            interface = (reference, isWhole: length == path.count)
            break
        }
        let isModule = path.count > 1 && path[0] == "Swift"
        let name = isModule ? path[1] : path[0]
        if Foundation.ownTypes.contains(name) {
            notes.foundationNames.insert(scope)
        } else if Foundation.networkingTypes.contains(name) {
            notes.networkingNames.insert(scope)
        } else if let interface {
            // The standard library is imported everywhere.
            let module = interface.reference.module
            if module != lookup.index.standard { notes.interfaceNames[scope, default: []].insert(module) }
        } else if !StandardLibrary.types.contains(name) {
            notes.foreignNames.insert(scope)
        }
        noteSendable(type, of: StandardLibrary.genericsOfSendable.contains(name), &notes)
        var spelled = mapArguments(of: type, &notes)
        if lookup.index.hidesFoundation(path[0]) {
            spelled = spelled.inside(["Foundation"])
        } else if interface != nil || lookup.index.modules[scope.module].isOfToolchain, lookup.index.hides(path[0]) {
            // A type of the project has the name, and would be meant where the mock is.
            let module = interface.map { lookup.index.module($0.reference) } ?? lookup.index.modules[scope.module]
            spelled = spelled.inside([module.name.hasPrefix("Foundation") ? "Foundation" : module.name])
        }
        if let interface { noteDeprecation(of: interface.reference, as: spelled, &notes) }
        if let interface, interface.isWhole { return ofKind(spelled, interface.reference, position, &notes) }
        let isProtocol = StandardLibrary.isProtocol(name) || Foundation.protocols.contains(name)
        guard path.count == (isModule ? 2 : 1), isProtocol else { return spelled }
        notes.facts.protocols.insert(spelled.description)
        return position == .value ? .any(spelled) : spelled
    }

    private func declared(
        _ type: TypeName, _ reference: SourceIndex.Reference, isWhole: Bool, _ position: Position, _ notes: inout Notes
    ) -> TypeName {
        let declaration = lookup.index.declaration(reference)
        notes.references.insert(reference)
        noteImport(of: reference.module, &notes)
        // Inside of a type of another module, which is to be imported as well.
        if let outer = declaration.context.first, lookup.index.declarations(named: outer, inModule: reference.module).isEmpty {
            let around = Qualifier(lookup: lookup, scope: lookup.scope(of: reference).outermost, compiler: compiler, local: [])
            _ = around.spell(.named(outer), .value, &notes)
        }
        if lookup.index.isPreconcurrency(reference.module, from: scope.file, inModule: scope.module) {
            notes.preconcurrency.insert(reference.module)
        }
        noteSendable(type, of: lookup.index.asksForSendable(reference), &notes)
        var spelled = mapArguments(of: type, &notes)
        // Through an alias or a subclass, which the mock's file may not see.
        if isWhole, let path = type.path, !declaration.isNamed(by: path, ofModule: lookup.index.module(reference).name) {
            spelled = declaration.typeName(spelled.arguments)
        }
        // A nested name that was reached from inside its type gets the names around it.
        if isWhole, let path = spelled.path, path.count < declaration.context.count + 1 {
            spelled = spelled.inside(Array(declaration.context.dropLast(path.count - 1)))
        }
        if spelled.path?.first == declaration.context.first ?? declaration.name {
            switch lookup.index.moduleNaming(of: reference) {
            case .none: break
            case .inFront(let module): spelled = spelled.inside([module])
            case .byImport: notes.importedByName.insert(lookup.index.enclosing(reference).first ?? reference)
            }
        }
        // Not what the empty tuple is called.
        if spelled == .named("Void") { spelled = .named("`Void`") }
        let shown = spelled.withoutArguments.description
        notes.facts.declared.insert(shown)
        noteDeprecation(of: reference, as: spelled, &notes)
        guard isWhole else { return spelled }
        return ofKind(spelled, reference, position, &notes)
    }

    private func noteDeprecation(of reference: SourceIndex.Reference, as spelled: TypeName, _ notes: inout Notes) {
        if lookup.index.isDeprecated(reference) { notes.facts.deprecated.insert(spelled.withoutArguments.description) }
    }

    func noteImport(of module: Int, _ notes: inout Notes) {
        guard module != scope.module else { return }
        let name = lookup.index.modules[module].name
        let lines = lookup.index.files[scope.module][scope.file].outline.imports.filter { $0.module == name }
        // What comes with another module comes always.
        notes.importers[module, default: []].formUnion(
            (lines.isEmpty ? [[]] : lines.map(\.conditions)).map { Importer(module: scope.module, conditions: $0) })
    }

    /// What matters about the declaration that a whole name means.
    private func ofKind(
        _ spelled: TypeName, _ reference: SourceIndex.Reference, _ position: Position, _ notes: inout Notes
    ) -> TypeName {
        let declaration = lookup.index.declaration(reference)
        noteGlobalActor(of: reference, named: spelled.withoutArguments.description, &notes)
        switch declaration.kind {
        case .protocol:
            notes.facts.protocols.insert(spelled.description)
            return position == .value ? .any(spelled) : spelled
        case .alias:
            guard let target = expanded(reference, with: spelled.arguments, &notes) else { return spelled }
            notes.facts.aliases[spelled.description] = target
            if case .any = target, !saysAny(reference) {
                notes.facts.protocols.insert(spelled.description)
                return position == .value ? .any(spelled) : spelled
            }
            return spelled
        case .structure, .enumeration, .class, .actor:
            let shown = spelled.withoutArguments.description
            if declaration.inherited.contains("~Copyable") { notes.facts.noncopyable.insert(shown) }
            if declaration.inherited.contains("~Escapable") { notes.facts.nonescapable.insert(shown) }
            return spelled
        }
    }

    private func noteGlobalActor(of reference: SourceIndex.Reference, named name: String, _ notes: inout Notes) {
        guard notes.facts.actorsOfTypes[name] == nil, let attribute = lookup.globalActor(of: reference) else { return }
        notes.facts.actorsOfTypes[name] = attribute
        if lookup.hasNonisolatedInitializer(reference) { notes.facts.madeAnywhere.insert(name) }
    }

    /// Whether an alias that leads to an end says `any` on the way, which nobody says twice.
    private func saysAny(_ reference: SourceIndex.Reference) -> Bool {
        guard let alias = lookup.aliases.alias(reference, in: lookup.index) else { return false }
        if let path = alias.type.path, let next = lookup.find(path, from: lookup.scope(of: reference)) { return saysAny(next) }
        return alias.type.isExplicitAny
    }

    /// What a module from before Sendable hands to a generic type that asks for it, a later compiler takes only as of such a module.
    private func noteSendable(_ type: TypeName, of asksForSendable: Bool, _ notes: inout Notes) {
        guard compiler.contains(.isolatedTypesUsability), !settings.contains(.isolatedTypesUsability), asksForSendable else { return }
        var modules: Set<Int> = []
        for argument in type.arguments {
            argument.visit { part in
                guard let path = part.path, !local.contains(path[0]), let found = lookup.find(path, from: scope) else { return }
                modules.insert(found.module)
            }
        }
        notes.preconcurrency.formUnion(modules)
    }

    /// What an alias stands for, through further aliases.
    private func expanded(_ reference: SourceIndex.Reference, with arguments: [TypeName], _ notes: inout Notes) -> TypeName? {
        let index = lookup.index
        guard !notes.openAliases.contains(reference) else {
            notes.isCircular = true
            return nil
        }
        // An alias that cannot be read is no obstacle: its name is used as it stands, and the compiler reports it.
        guard let alias = lookup.aliases.alias(reference, in: index),
            alias.parameters.count == arguments.count
        else {
            return nil
        }
        let qualifier = Qualifier(lookup: lookup, scope: lookup.scope(of: reference), compiler: compiler, local: Set(alias.parameters))
        var inner = Notes()
        inner.openAliases = notes.openAliases.union([reference])
        let target = qualifier.qualified(alias.type, &inner)
        notes.isCircular = notes.isCircular || inner.isCircular
        guard !inner.isCircular else { return nil }
        notes.facts.merge(inner.facts)
        // What is public may use an alias of what is imported publicly.
        if compiler.contains(.internalImportsByDefault) {
            notes.foreignNames.formUnion(inner.foreignNames)
            notes.foundationNames.formUnion(inner.foundationNames)
            notes.networkingNames.formUnion(inner.networkingNames)
            notes.interfaceNames.merge(inner.interfaceNames) { $0.union($1) }
        }
        notes.modulesWithIsolatedClosures.formUnion(inner.modulesWithIsolatedClosures)
        let values = Dictionary(zip(alias.parameters, arguments)) { first, _ in first }
        return inner.facts.expanded(target).map { if case .named(let name, []) = $0 { values[name] ?? $0 } else { $0 } }
    }

    /// The generic arguments are types of their own, wherever in a dotted name they stand.
    private func mapArguments(of type: TypeName, _ notes: inout Notes) -> TypeName {
        switch type {
        case .named(let name, let arguments): .named(name, arguments.map { spell($0, .value, &notes) })
        case .member(let base, let name, let arguments):
            .member(
                base.path == nil ? spell(base, .value, &notes) : mapArguments(of: base, &notes), name,
                arguments.map { spell($0, .value, &notes) })
        default: type
        }
    }
}

extension SourceIndex {
    /// Whether it or a type around it is deprecated on some system.
    fileprivate func isDeprecated(_ reference: Reference) -> Bool {
        ([reference] + enclosing(reference)).contains { reference in
            let declaration = declaration(reference)
            let head = file(reference).text.bytes[declaration.range.lowerBound..<declaration.nameOffset]
            // Most declarations have no attributes.
            guard head.first == UInt8(ascii: "@") else { return false }
            return String(decoding: head, as: UTF8.self).split(separator: "@").contains {
                $0.hasPrefix("available") && $0.contains("deprecated")
            }
        }
    }

    /// Of what stands in its place: `struct Box<Value: Sendable>`.
    fileprivate func asksForSendable(_ reference: Reference) -> Bool {
        let declaration = declaration(reference)
        let bytes = file(reference).text.bytes[declaration.nameOffset..<declaration.range.upperBound]
        let head = String(decoding: bytes.prefix { $0 != UInt8(ascii: "{") }, as: UTF8.self)
        // Not what it inherits, between the two.
        let parts = head.split(separator: "where", maxSplits: 1)
        return parts[0].prefix { $0 != ">" }.contains("Sendable") || parts.dropFirst().contains { $0.contains("Sendable") }
    }
}

extension Declaration {
    /// By its name with some of those around it, and with its module's in front.
    fileprivate func isNamed(by path: [String], ofModule module: String) -> Bool {
        let names = context + [name]
        return path == [module] + names || Array(names.suffix(path.count)) == path
    }
}

extension TypeFacts {
    mutating func merge(_ other: TypeFacts) {
        aliases.merge(other.aliases) { first, _ in first }
        protocols.formUnion(other.protocols)
        noncopyable.formUnion(other.noncopyable)
        nonescapable.formUnion(other.nonescapable)
        actorsOfTypes.merge(other.actorsOfTypes) { first, _ in first }
        madeAnywhere.formUnion(other.madeAnywhere)
        declared.formUnion(other.declared)
        deprecated.formUnion(other.deprecated)
    }
}

extension String {
    /// An attribute of a function type that is none of the language's own.
    fileprivate var isGlobalActor: Bool {
        hasPrefix("@")
            && !["@escaping", "@autoclosure", "@Sendable", "@convention", "@isolated", "@concurrent", "@preconcurrency"].contains(
                String(prefix { $0 != "(" }))
    }

    fileprivate var saysWhereItRuns: Bool { isGlobalActor || hasPrefix("@isolated") || self == "@concurrent" || hasPrefix("nonisolated") }
}

extension TypeName {
    fileprivate var isExplicitAny: Bool { if case .any = self { true } else { false } }

    fileprivate var withoutArguments: TypeName {
        switch self {
        case .named(let name, _): .named(name)
        case .member(let base, let name, _): .member(base.withoutArguments, name)
        default: self
        }
    }

    /// `Int` of `Store<Int>`.
    var arguments: [TypeName] {
        switch self {
        case .named(_, let arguments), .member(_, _, let arguments): arguments
        default: []
        }
    }

    /// `Inner` inside `["Outer"]` is `Outer.Inner`.
    fileprivate func inside(_ context: [String]) -> TypeName {
        guard let outermost = context.first else { return self }
        let base = context.dropFirst().reduce(TypeName.named(outermost)) { .member($0, $1) }
        return graft(onto: base)
    }

    private func graft(onto root: TypeName) -> TypeName {
        switch self {
        case .named(let name, let arguments): .member(root, name, arguments)
        case .member(let base, let name, let arguments): .member(base.graft(onto: root), name, arguments)
        default: self
        }
    }
}
