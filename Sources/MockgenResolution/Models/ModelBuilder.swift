package import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Puts together what the stubs of models are made of, and what the sources say of the types in them.
package struct ModelBuilder {
    private let index: SourceIndex
    private let lookup: Lookup
    /// The module that compiles the stubs.
    private let target: Module
    package private(set) var models: [ModelSubject] = []
    /// What a stub may need a value of, by the names that the stubs' file uses.
    package private(set) var types: [String: ValueType] = [:]
    package private(set) var problems: [Diagnostic] = []
    private var facts = TypeFacts()

    package init(_ wanted: [SourceIndex.Reference], in index: SourceIndex, for target: Module) {
        self.index = index
        self.target = target
        lookup = Lookup(index: index)
        var named: Set<SourceIndex.Reference> = []
        for reference in wanted {
            do throws(Diagnostics) {
                try add(reference, &named)
            } catch {
                problems += error.all
            }
        }
        var known = Set(wanted)
        while let reference = named.subtracting(known).first {
            known.insert(reference)
            addType(reference, &named)
        }
        facts.hidden = index.hiddenNames
        // A model may have values of another one's types.
        for number in models.indices {
            models[number].facts.merge(facts)
            models[number].facts.hidden = facts.hidden
            let model = models[number]
            if model.declaration.kind != .enumeration { types[name(of: model.type)] = .model(model) }
        }
    }

    private mutating func add(_ reference: SourceIndex.Reference, _ named: inout Set<SourceIndex.Reference>) throws(Diagnostics) {
        let model = try parse(reference)
        let least: Access = index.module(reference).isLocal ? .internal : .public
        if let pack = model.generics.parameters.first(where: { $0.kind != .type }) { throw Diagnostics([.genericPack(pack, of: model)]) }
        let initializer = try ModelInitializer(of: model, least: least)
        var notes = Qualifier.Notes()
        notes.references.insert(reference)
        // What only its own module sees is seen with `@testable`.
        if min(initializer.access, index.access(reference)) < .package || initializer.isMemberwise { notes.subclassed.insert(reference) }
        let qualifier = qualifier(inside: reference, model)
        let parts = initializer.parameters.map { parameter, location in
            var parameter = parameter
            parameter.type = qualifier.qualified(parameter.type.naming(model), &notes)
            return ModelSubject.Part(parameter: parameter, location: location)
        }
        let copy = initializer.copy(of: model, least: least).map { isMade, properties in
            let set = properties.map { property in
                let parameter = Parameter(
                    label: property.name, name: property.name, type: qualifier.qualified((property.type ?? .void).naming(model), &notes))
                return ModelSubject.Part(parameter: parameter, location: property.location)
            }
            return isMade ? ModelSubject.Copy.made(settingAlso: set) : .changed(set)
        }
        let generics = qualifier.qualified(model.generics, &notes)
        let properties = model.properties.filter { property in !property.isFixed && property.access >= least }
        let subject = ModelSubject(
            declaration: model, type: spelled(reference, model.generics.parameters.map { .named($0.name) }, &notes), generics: generics,
            access: ([index.access(reference), initializer.access] + properties.map(\.access)).min() ?? .internal, parts: parts, copy: copy,
            isolation: isolation(of: model, in: index.module(reference)), facts: notes.facts,
            imports: ImportFinder(index: index, target: target).imports(of: notes))
        models.append(subject)
        facts.merge(notes.facts)
        named.formUnion(notes.references)
        if model.kind == .enumeration { addType(reference, &named) }
    }

    /// A type that a model has a value of.
    private mutating func addType(_ reference: SourceIndex.Reference, _ named: inout Set<SourceIndex.Reference>) {
        let declaration = index.declaration(reference)
        guard declaration.kind != .protocol, declaration.kind != .alias else { return }
        var notes = Qualifier.Notes()
        let type = name(of: spelled(reference, [], &notes))
        guard declaration.kind == .enumeration, let model = try? parse(reference) else {
            types[type] = .unlisted
            return
        }
        let qualifier = qualifier(inside: reference, model)
        let cases = model.cases.map { value in
            EnumCase(
                name: value.name,
                values: value.values.map { value in
                    var copy = value
                    copy.type = qualifier.qualified(value.type.naming(model), &notes)
                    return copy
                })
        }
        types[type] = .enumeration(typeParameters: model.generics.parameters.map(\.name), cases: cases)
        facts.merge(notes.facts)
        named.formUnion(notes.references)
    }

    // MARK: - Reading

    private func parse(_ reference: SourceIndex.Reference) throws(Diagnostics) -> ModelDeclaration {
        try index.file(reference).text.parseModel(index.declaration(reference), module: index.module(reference).name)
    }

    private func qualifier(inside reference: SourceIndex.Reference, _ model: ModelDeclaration) -> Qualifier {
        let scope = lookup.scope(of: reference)
        return Qualifier(
            lookup: lookup, scope: Lookup.Scope(module: scope.module, file: scope.file, context: scope.context + [model.name]),
            compiler: target.settings, local: Set(model.generics.parameters.map(\.name)))
    }

    private func spelled(_ reference: SourceIndex.Reference, _ arguments: [TypeName], _ notes: inout Qualifier.Notes) -> TypeName {
        let scope = lookup.scope(of: reference)
        let names = Set(arguments.map(\.description))
        return Qualifier(lookup: lookup, scope: scope, compiler: target.settings, local: names)
            .qualified(constraint: .named(index.declaration(reference).name, arguments), &notes)
    }

    private func name(of type: TypeName) -> String { type.path?.joined(separator: ".") ?? type.description }

    private func isolation(of model: ModelDeclaration, in module: Module) -> String? {
        if let attribute = model.attributes.first(where: { $0 == "@MainActor" }) { return attribute }
        return module.settings.contains(.mainActorByDefault) && !model.isNonisolated ? "@MainActor" : nil
    }
}

extension TypeName {
    /// With the model's name where it says `Self`.
    fileprivate func naming(_ model: ModelDeclaration) -> TypeName {
        let itself = TypeName.named(model.name, model.generics.parameters.map { .named($0.name) })
        return withoutSelf.map { $0 == .named("Self") ? itself : $0 }
    }
}

extension Diagnostic {
    fileprivate static func genericPack(_ parameter: GenericParameter, of model: ModelDeclaration) -> Diagnostic {
        Diagnostic(
            "not-a-model", cause: .code,
            "'\(model.qualifiedName)' cannot be stubbed: its generic parameter '\(parameter)' is a parameter pack",
            help: "write its stubs by hand, and remove it from 'models'", at: model.location)
    }
}
