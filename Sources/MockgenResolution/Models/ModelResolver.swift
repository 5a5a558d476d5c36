package import MockgenModel
import MockgenOutline
import MockgenSyntax

package struct ModelResolver {
    private let index: SourceIndex
    private let symbols: SymbolTable
    private let target: Module
    package private(set) var models: [ResolvedModel] = []
    /// The types that a stub may need a value of, by their names in the stubs' file.
    package private(set) var types: [String: ValueType] = [:]
    package private(set) var problems: [Diagnostic] = []

    package init(_ wanted: [SourceIndex.Reference], in index: SourceIndex, for target: Module) {
        self.index = index
        self.target = target
        symbols = SymbolTable(index, for: target)
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
        for model in models where model.declaration.kind != .enumeration { types[name(of: model.type)] = .model(model) }
    }

    private mutating func add(_ reference: SourceIndex.Reference, _ named: inout Set<SourceIndex.Reference>) throws(Diagnostics) {
        let model = try parse(reference)
        let least: Access = index.module(reference).isLocal ? .internal : .public
        if let pack = model.generics.parameters.first(where: { $0.kind != .type }) { throw Diagnostics([.modelWithPack(pack, of: model)]) }
        let initializer = try ModelInitializer(of: model, least: least)
        let resolver = TypeResolver(inside: reference, model, symbols)
        var speller = Speller(symbols: symbols)
        let parts = initializer.parameters.map { parameter, location in
            var parameter = parameter
            parameter.type = speller.spell(resolver.resolved(parameter.type.naming(model)))
            return ResolvedModel.Part(parameter: parameter, location: location)
        }
        let copy = initializer.copy(of: model, least: least).map { isMade, properties in
            let set = properties.map { property in
                let parameter = Parameter(
                    label: property.name, name: property.name,
                    type: speller.spell(resolver.resolved((property.type ?? .void).naming(model))))
                return ResolvedModel.Part(parameter: parameter, location: property.location)
            }
            return isMade ? ResolvedModel.Copy.made(settingAlso: set) : .changed(set)
        }
        let generics = resolver.resolved(model.generics).mapTypes { speller.spell($0) }
        let type = speller.spell(type(of: reference, model.generics.parameters.map { .named($0.name) }))
        let properties = model.properties.filter { property in !property.isFixed && property.access >= least }
        var subject = ResolvedModel(
            declaration: model, type: type, generics: generics,
            access: ([index.access(reference), initializer.access] + properties.map(\.access)).min() ?? .internal, parts: parts, copy: copy,
            isolation: isolation(of: model, in: index.module(reference)), hiddenNames: symbols.hiddenNames, imports: [])
        // An internal declaration needs '@testable import'.
        let isTestable = min(initializer.access, index.access(reference)) < .package || initializer.isMemberwise
        speller.uses.inSignatures = speller.uses.references
        subject.imports = Imports(index: index, target: target, subclassed: isTestable ? [reference] : []).lines(of: speller.uses)
        models.append(subject)
        named.formUnion(subject.typesInDeclarations.flatMap(\.declarations))
        if model.kind == .enumeration { addType(reference, &named) }
    }

    private mutating func addType(_ reference: SourceIndex.Reference, _ named: inout Set<SourceIndex.Reference>) {
        let declaration = index.declaration(reference)
        guard declaration.kind != .protocol, declaration.kind != .alias else { return }
        let speller = Speller(symbols: symbols)
        let type = name(of: speller.spelled(type(of: reference, [])))
        guard declaration.kind == .enumeration, let model = try? parse(reference) else {
            types[type] = .unlisted
            return
        }
        let resolver = TypeResolver(inside: reference, model, symbols)
        let cases = model.cases.map { value in
            EnumCase(
                name: value.name,
                values: value.values.map { value in
                    var copy = value
                    copy.type = speller.spelled(resolver.resolved(value.type.naming(model)))
                    return copy
                })
        }
        types[type] = .enumeration(typeParameters: model.generics.parameters.map(\.name), cases: cases)
        named.formUnion(cases.flatMap(\.values).flatMap(\.type.declarations))
    }

    private func parse(_ reference: SourceIndex.Reference) throws(Diagnostics) -> ModelDeclaration {
        try index.file(reference).text.parseModel(index.declaration(reference), module: index.module(reference).name)
    }

    private func type(of reference: SourceIndex.Reference, _ arguments: [TypeName]) -> TypeName {
        TypeResolver(symbols: symbols, scope: symbols.lookup.scope(of: reference), parameters: Set(arguments.map(\.description)))
            .resolved(constraint: .named(index.declaration(reference).name, arguments))
    }

    private func name(of type: TypeName) -> String { type.path?.joined(separator: ".") ?? type.description }

    private func isolation(of model: ModelDeclaration, in module: Module) -> String? {
        if let attribute = model.attributes.first(where: { $0 == "@MainActor" }) { return attribute }
        return module.settings.contains(.mainActorByDefault) && !model.isNonisolated ? "@MainActor" : nil
    }
}

extension TypeResolver {
    init(inside reference: SourceIndex.Reference, _ model: ModelDeclaration, _ symbols: SymbolTable) {
        self.init(
            symbols: symbols, scope: Lookup.Scope(module: reference.module, file: reference.file, context: model.context + [model.name]),
            parameters: Set(model.generics.parameters.map(\.name)))
    }
}

extension TypeName {
    /// With the model's name instead of `Self`.
    fileprivate func naming(_ model: ModelDeclaration) -> TypeName {
        let itself = TypeName.named(model.name, model.generics.parameters.map { .named($0.name) })
        return withoutSelf.map { $0 == .named("Self") ? itself : $0 }
    }
}

extension ResolvedModel {
    fileprivate var typesInDeclarations: [TypeName] {
        let changed: [ResolvedModel.Part] =
            switch copy {
            case .made(let parts), .changed(let parts): parts
            case nil: []
            }
        return [type] + (parts + changed).map(\.parameter.type) + generics.types
    }
}

extension TypeName {
    /// The declarations that it names, also through aliases.
    fileprivate var declarations: [SourceIndex.Reference] {
        var found: [SourceIndex.Reference] = []
        visit { part in
            guard case .symbol(let name) = part else { return }
            if case .declaration(let reference) = name.symbol.source { found.append(reference) }
            found += name.target?.declarations ?? []
        }
        return found
    }
}
