import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Finds the declaration that a name means, as the compiler would: from the inside out, then in the module, then in what the
/// file imports.
struct Lookup {
    /// Where a name is written.
    struct Scope: Hashable {
        let module: Int
        let file: Int
        /// The types around it.
        let context: [String]
        /// Of an extension around it.
        var extendedNames = 0

        /// How many of the types around it to begin a search with: all of them, then without the innermost …
        fileprivate var depths: [Int] {
            stride(from: context.count, through: 0, by: -1).filter { $0 == 0 || $0 >= extendedNames }
        }
    }

    var index: SourceIndex
    let aliases = ParsedAliases()

    func scope(of reference: SourceIndex.Reference) -> Scope {
        let declaration = index.declaration(reference)
        return Scope(module: reference.module, file: reference.file, context: declaration.context, extendedNames: declaration.extendedNames)
    }

    /// The declaration of `A.B`, and nil if no source at hand has it.
    func find(_ path: [String], from scope: Scope) -> SourceIndex.Reference? {
        for depth in scope.depths {
            if let found = find(Array(scope.context[..<depth]) + path, inModule: scope.module, from: scope) { return found }
        }
        let visible = index.visibleModules(from: scope.file, inModule: scope.module)
        for module in visible {
            if let found = find(path, inModule: module, from: scope) { return found }
        }
        // `RIBs.Routing`: a module's name in front.
        guard path.count > 1, let module = index.number(ofModule: path[0]), module == scope.module || visible.contains(module) else {
            return nil
        }
        return index.modules(exportedBy: module).firstNonNil { find(Array(path.dropFirst()), inModule: $0, from: scope) }
    }

    private func find(_ path: [String], inModule module: Int, from scope: Scope) -> SourceIndex.Reference? {
        index.declarations(named: path.joined(separator: "."), inModule: module).first { reference in
            if module == scope.module { return reference.file == scope.file || index.access(reference) > .fileprivate }
            return index.isExported(reference)
        }
    }
}

extension TypeName {
    /// `["A", "B"]` for `A.B`, with the generic arguments left aside; nil for what is no name.
    var path: [String]? {
        switch self {
        case .named(let name, _): [name]
        case .member(let base, let name, _): base.path.map { $0 + [name] }
        default: nil
        }
    }
}

extension Sequence {
    fileprivate func firstNonNil<Value>(_ transform: (Element) -> Value?) -> Value? { lazy.compactMap(transform).first }
}
