import MockgenModel
import MockgenOutline
import MockgenSyntax

/// The generic parameters of the types around a declaration, which the declaration can use like its own. A parameter that is hidden by
/// another of the same name gets a new name, because outer types still have it as an argument.
struct OuterGenerics {
    let clauses: [GenericClause]

    var names: [String] { clauses.flatMap(\.parameters).map(\.name) }

    /// Returns the clause for a declaration outside of these types, with their parameters and its own.
    func adding(_ own: GenericClause) -> GenericClause {
        GenericClause(
            parameters: clauses.flatMap(\.parameters) + own.parameters, requirements: clauses.flatMap(\.requirements) + own.requirements)
    }
}

extension Lookup {
    func outerGenerics(of reference: SourceIndex.Reference) -> OuterGenerics {
        let types = index.enclosing(reference)
        guard types.map(index.declaration).contains(where: \.isGeneric) else { return OuterGenerics(clauses: []) }
        return OuterGenerics(clauses: (types + [reference]).map(generics).renamingHidden().dropLast())
    }

    /// Returns the generic arguments of the types around a scope inside that scope: their own parameters.
    func arguments(inside context: [String], ofModule module: Int) -> [[TypeName]] {
        let clauses = context.indices.map { depth in
            let types = index.declarations(named: context[...depth].joined(separator: "."), inModule: module)
            return types.first.map(generics) ?? GenericClause()
        }
        return clauses.renamingHidden().map { $0.parameters.map(\.asArgument) }
    }

    /// The compiler reports a type that cannot be parsed.
    private func generics(of reference: SourceIndex.Reference) -> GenericClause {
        let declaration = index.declaration(reference)
        guard declaration.isGeneric else { return GenericClause() }
        return (try? index.file(reference).text.parseGenerics(declaration)) ?? GenericClause()
    }
}

extension [GenericClause] {
    /// Returns the clauses of nested types, outermost first, with new names for hidden parameters.
    fileprivate func renamingHidden() -> [GenericClause] {
        reduce(into: []) { outer, inner in
            let taken = (self + outer).names
            let hidden = outer.names.intersection([inner].names)
            if !hidden.isEmpty { outer = outer.map { $0.renaming(hidden, apartFrom: taken) } }
            outer.append(inner)
        }
    }

    private var names: Set<String> { Set(flatMap(\.parameters).map(\.name)) }
}

extension GenericClause {
    fileprivate func renaming(_ names: Set<String>, apartFrom taken: Set<String>) -> GenericClause {
        let renamed = Dictionary(uniqueKeysWithValues: names.map { ($0, $0.free(of: taken)) })
        var copy = mapTypes { $0.replacingNames(by: renamed.mapValues { .named($0) }) }
        for index in copy.parameters.indices {
            copy.parameters[index].name = renamed[copy.parameters[index].name] ?? copy.parameters[index].name
        }
        return copy
    }
}

extension GenericParameter {
    var asArgument: TypeName { kind == .pack ? .expansion(.element(.named(name))) : .named(name) }
}
