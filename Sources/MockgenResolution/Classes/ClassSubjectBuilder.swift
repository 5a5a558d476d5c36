import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Puts together what the mock of a class overrides: of each member of the class and its superclasses the nearest declaration.
struct ClassSubjectBuilder {
    let library: ProtocolLibrary
    let lookup: Lookup
    /// The class and those of its superclasses that have sources, the nearest first, all of them parsed.
    let lineage: [SourceIndex.Reference]
    /// The module that compiles the mock.
    let target: Module

    /// The types that a protocol is bound to the class with.
    var arguments = TypeArguments()
    /// Where the mock runs, if not where the class does.
    var isolation: Isolation?

    /// One class of the lineage, its members spelled as they are in the mock: with the arguments that it is inherited with.
    private struct Level {
        let declaration: ProtocolDeclaration
        let members: [Member]
        let place: Place
    }

    /// What a mock may do with a class and its members.
    private enum Place {
        /// All that is not private, with `@testable import`.
        case near
        /// Only what is open: the module belongs to another package.
        case far
    }

    func subject() -> MockSubject? {
        var notes = Qualifier.Notes()
        notes.inherited.formUnion(lineage)
        var traits = MockSubject.Traits()
        let levels = levels(&traits, &notes)
        guard let own = levels.first?.declaration else { return nil }
        let (overridden, settled) = members(of: levels)
        for (reference, level) in zip(lineage, levels) where level.place == .near {
            let isOpen = level.declaration.access == .open && level.members.allSatisfy { !overridden.contains($0) || $0.access == .open }
            if !isOpen { notes.subclassed.insert(reference) }
        }
        let generics = own.generics.parameters
        let qualifier = Qualifier(
            lookup: lookup, scope: lookup.scope(of: lineage[0]), compiler: target.settings,
            local: Set(generics.map(\.name)))
        var superclass = superclass(of: levels, settled, isIsolated: traits.globalActor != nil)
        if superclass.initializers?.contains(where: { $0.access < .public }) == true { notes.subclassed.formUnion(lineage) }
        superclass.generics = qualifier.qualified(own.generics, &notes)
        return MockSubject(
            declaration: own, conformance: qualifier.qualified(constraint: .named(own.name, generics.map(\.asArgument)), &notes),
            requirements: levels.flatMap { level in
                level.members.filter(overridden.contains).map {
                    MockSubject.Requirement(member: $0, origin: level.declaration.qualifiedName)
                }
            },
            superclass: superclass, traits: traits, facts: notes.facts,
            imports: ImportFinder(index: library.index, target: target).imports(of: notes))
    }

    /// For the mock of a protocol that is bound to the class.
    func boundClass(_ notes: inout Qualifier.Notes) -> BoundClass {
        var traits = MockSubject.Traits()
        let levels = levels(&traits, &notes)
        let (overridden, settled) = members(of: levels)
        let isIsolated = if case .globalActor = isolation { true } else { false }
        var superclass = superclass(of: levels, settled, isIsolated: isIsolated)
        superclass.otherNames.formUnion(overridden.compactMap(\.name))
        let parents = lineage.flatMap(library.standardParents)
        let object = lineage.last.map(inheritsObject) == true ? StandardLibrary.objectiveCConformances : []
        return BoundClass(
            superclass: superclass, overridable: levels.flatMap { $0.members.filter(overridden.contains) },
            settled: settled + lineage.flatMap { membersInExtensions(of: $0, &notes) },
            settledNames: otherNames(of: levels), standardParents: object.union(parents))
    }

    /// What extensions add to a class, all of its heirs have; of what stands under conditions of any kind, that is not sure.
    private func membersInExtensions(of reference: SourceIndex.Reference, _ notes: inout Qualifier.Notes) -> [Member] {
        var members: [Member] = []
        for found in lookup.extensions(of: reference) where found.extension.conditions.isEmpty {
            let text = lookup.index.files[found.scope.module][found.scope.file].text
            guard let implementations = try? text.parseImplementations(in: found.extension), implementations.requirements.isEmpty else {
                continue
            }
            let qualifier = Qualifier(lookup: lookup, scope: found.scope, compiler: target.settings, local: [])
            members += implementations.members.filter(\.conditions.isEmpty).map { qualifier.qualified($0, &notes) }
        }
        return members
    }

    private func superclass(of levels: [Level], _ settled: [Member], isIsolated: Bool) -> MockSubject.Superclass {
        MockSubject.Superclass(
            initializers: initializers(of: levels), hasUnsettledInitializer: isIsolated && hasUnsettledInitializer(levels),
            otherNames: otherNames(of: levels).union(settled.compactMap(\.name)))
    }

    private func otherNames(of levels: [Level]) -> Set<String> {
        Set(levels.flatMap(\.declaration.otherNames) + lineage.flatMap(lookup.namesInExtensions))
    }

    // MARK: - Reading

    private func levels(_ traits: inout MockSubject.Traits, _ notes: inout Qualifier.Notes) -> [Level] {
        let isolation = IsolationReader(library: library, lookup: lookup, compiler: target.settings)
        let isolations = lineage.map { isolation.isolation(of: $0, &notes.facts) }
        if case .globalActor(let attribute) = isolations[0] { traits.globalActor = attribute }
        let nested = Set(lineage.flatMap(nestedTypes))
        notes.facts.declared.formUnion(nested)
        notes.facts.hidden = library.index.hiddenNames
        let mock = self.isolation ?? isolations[0]
        var arguments = arguments
        var levels: [Level] = []
        for (position, reference) in lineage.enumerated() {
            guard let declaration = library.declarations[reference] else { continue }
            let scope = lookup.scope(of: reference)
            let inside = Lookup.Scope(module: scope.module, file: scope.file, context: scope.context + [declaration.name])
            let parameters = declaration.generics.parameters.map(\.name)
            let aliases = declaration.typealiases.filter(\.parameters.isEmpty)
            let qualifier = Qualifier(
                lookup: lookup, scope: inside, compiler: target.settings,
                local: nested.union(parameters).union(aliases.map(\.name)))
            for alias in aliases {
                let spelled = qualifier.qualified(alias.type, &notes)
                notes.facts.aliases[alias.name] = arguments.replaced(in: notes.facts.expanded(spelled))
            }
            let place: Place = library.index.module(reference).isLocal ? .near : .far
            // Inside a generic class its name alone stands for it with the same type parameters.
            let itself = TypeName.named(declaration.name, declaration.generics.parameters.map(\.asArgument))
            let members = declaration.members.map { place == .near ? $0 : $0.withoutHiddenSetter }.map { written in
                // Before Swift 6 no value for what a caller leaves out is made on an actor.
                let member =
                    target.settings.contains(.isolatedDefaultValues)
                    ? written : written.withoutDefaults { isolation.isolatesConformances(of: $0, from: inside) }
                let place = self.isolation(of: member, at: position, isolations, notes.facts.globalActors)
                let isolated = member.isolated(place, inMockOf: mock, globalActors: notes.facts.globalActors)
                    .overriddenWhereItRan(
                        place, among: library.index.module(reference).settings, now: target.settings, notes.facts.globalActors)
                let spelled = isolated.mapTypes { $0.map { $0 == .named(declaration.name) ? itself : $0 } }
                return arguments.replaced(in: qualifier.qualified(spelled, &notes))
            }
            levels.append(Level(declaration: declaration, members: members, place: place))
            for ancestor in library.ancestors[reference] ?? [] {
                switch ancestor {
                case .superclass(let type, let parent):
                    let values = type.arguments.map { arguments.replaced(in: qualifier.qualified($0, &notes)) }
                    let names = library.declarations[parent]?.generics.parameters.map(\.name) ?? []
                    arguments = TypeArguments(Dictionary(zip(names, values)) { first, _ in first }, notes.facts)
                case .builtIn("Sendable"): traits.isSendable = true
                case .builtIn, .declared: break
                }
            }
        }
        return levels
    }

    /// An override runs where what it overrides does, not where the rest of its class runs.
    private func isolation(of member: Member, at position: Int, _ isolations: [Isolation], _ globalActors: Set<String>) -> Isolation {
        guard member.modifiers.contains("override"), !member.isInitializer else { return isolations[position] }
        for (reference, isolation) in zip(lineage, isolations).dropFirst(position + 1) {
            let members = library.declarations[reference]?.members ?? []
            guard let overridden = members.first(where: { member.replaces($0, among: members) }) else { continue }
            if overridden.modifiers.contains(where: { $0.hasPrefix("nonisolated") }) { return .none }
            if let attribute = overridden.attributes.first(where: globalActors.contains) { return .globalActor(attribute) }
            if !overridden.modifiers.contains("override") { return isolation }
        }
        return lineage.last.map(inheritsObject) == true ? .none : isolations[position]
    }

    /// From `NSObject`, whose members belong to no actor.
    private func inheritsObject(_ reference: SourceIndex.Reference) -> Bool {
        library.ancestors[reference]?.contains { if case .builtIn(StandardLibrary.objectiveCSuperclass) = $0 { true } else { false } }
            ?? false
    }

    /// A subclass names them as the class does. Protocols are left out: they are spelled with `any`.
    private func nestedTypes(of reference: SourceIndex.Reference) -> [String] {
        let declaration = library.index.declaration(reference)
        return library.index.file(reference).outline.declarations.filter { nested in
            nested.context == declaration.context + [declaration.name] && nested.kind != .protocol && nested.kind != .alias
        }.map(\.name)
    }

    // MARK: - Choosing

    /// What the mock overrides, and what it cannot or need not.
    private func members(of levels: [Level]) -> (overridden: Set<Member>, settled: [Member]) {
        var overridden: Set<Member> = []
        var settled: [Member] = []
        var nearer: [Member] = []
        for level in levels {
            for member in level.members where !nearer.contains(where: { $0.replaces(member, among: level.members) }) {
                if member.isOverridable(level.place == .near ? .internal : .open), !member.isHashing {
                    overridden.insert(member)
                } else if !member.isInitializer {
                    settled.append(member)
                }
            }
            // What an override was found for here, stands for it from here on.
            nearer.removeAll { member in level.members.contains { member.replaces($0, among: level.members) } }
            nearer += level.members
        }
        return (overridden, settled)
    }

    /// Those of the nearest class that has some of its own: the others inherit them, and so does the mock. Nil if no one may call them.
    private func initializers(of levels: [Level]) -> [Member]? {
        for level in levels {
            let all = level.members.filter(\.isInitializer)
            guard all.contains(where: \.isDesignated) else { continue }
            let visible = all.filter { $0.access >= (level.place == .near ? .internal : .public) }
            return visible.isEmpty ? nil : visible.filter(\.isDesignated)
        }
        guard let last = levels.last, let reference = lineage.last else { return [] }
        // What is not found may be a superclass with initializers of its own.
        let ancestors = library.ancestors[reference] ?? []
        guard ancestors.count >= last.declaration.parents.count else { return [] }
        let isObject = inheritsObject(reference)
        guard last.place == .near || isObject else { return nil }
        let settings = library.index.module(reference).settings
        // The compiler adds to an heir what its module says, to a root what the values of properties need.
        let isIsolated = settings.contains(.mainActorByDefault) && (isObject || !settings.contains(.isolatedDefaultValues))
        return [.implicitInitializer(nonisolated: !isIsolated, at: last.declaration.location)]
    }

    /// What is declared at hand may need the actor, what others declare does hardly.
    private func hasUnsettledInitializer(_ levels: [Level]) -> Bool {
        guard let root = levels.last?.declaration, !levels.contains(where: { $0.members.contains(where: \.isDesignated) }) else {
            return false
        }
        return lineage.contains { library.index.module($0).settings.contains(.isolatedDefaultValues) }
            && root.valueNames.contains { $0.first?.isUppercase != true || !library.index.declarations(named: $0).isEmpty }
    }
}

extension GenericParameter {
    /// As a generic argument: `T`, `repeat each T`.
    fileprivate var asArgument: TypeName { kind == .pack ? .expansion(.element(.named(name))) : .named(name) }
}
