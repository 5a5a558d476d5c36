import MockgenModel
import MockgenOutline
import MockgenSyntax

/// The generic parameters of the types around a declaration, which it can use like its own.
struct OuterGenerics {
    /// One clause for each type around it, outermost first.
    let clauses: [GenericClause]

    var names: [String] { clauses.flatMap(\.parameters).map(\.name) }

    /// Returns the clause of a declaration outside of these types, which needs their parameters and its own.
    func adding(_ own: GenericClause) -> GenericClause {
        GenericClause(
            parameters: clauses.flatMap(\.parameters) + own.parameters, requirements: clauses.flatMap(\.requirements) + own.requirements)
    }
}

extension Lookup {
    func outerGenerics(of reference: SourceIndex.Reference) -> OuterGenerics {
        let types = index.enclosing(reference)
        guard types.map(index.declaration).contains(where: \.isGeneric) else { return OuterGenerics(clauses: []) }
        return OuterGenerics(clauses: types.map(generics))
    }

    /// Returns the generic arguments of the types around a scope as they are inside of it: their own parameters.
    func arguments(inside context: [String], ofModule module: Int) -> [[TypeName]] {
        context.indices.map { depth in
            let types = index.declarations(named: context[...depth].joined(separator: "."), inModule: module)
            return types.first.map { generics(of: $0).parameters.map(\.asArgument) } ?? []
        }
    }

    /// Returns no generics for a type that cannot be parsed, which the compiler reports.
    private func generics(of reference: SourceIndex.Reference) -> GenericClause {
        let declaration = index.declaration(reference)
        guard declaration.isGeneric else { return GenericClause() }
        return (try? index.file(reference).text.parseGenerics(declaration)) ?? GenericClause()
    }
}

extension GenericParameter {
    /// As a generic argument: `T`, `repeat each T`.
    var asArgument: TypeName { kind == .pack ? .expansion(.element(.named(name))) : .named(name) }
}
