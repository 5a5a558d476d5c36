import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Finds the declaration of a name as the compiler does: from the inside out, then in the module, then in the imports of the file.
package struct Lookup {
    /// The position of a name in the sources.
    package struct Scope: Hashable {
        let module: Int
        let file: Int
        let context: [String]
        /// The type or alias whose generic clause or definition contains the name: its generic parameters are visible there, its members
        /// are not.
        var declaration: String?
        var extendedNames = 0
        var conditions: [String] = []

        package init(module: Int, file: Int, context: [String], extendedNames: Int = 0, conditions: [String] = []) {
            (self.module, self.file, self.context, self.extendedNames, self.conditions) = (module, file, context, extendedNames, conditions)
        }

        var sourceFile: SourceFile { SourceFile(module: module, file: file) }

        var genericContext: [String] { context + (declaration.map { [$0] } ?? []) }

        var outermost: Scope { Scope(module: module, file: file, context: [], conditions: conditions) }

        /// How many of the types around it to begin a search with: all, then all but the innermost …
        fileprivate var depths: [Int] {
            stride(from: context.count, through: 0, by: -1).filter { $0 == 0 || $0 >= extendedNames }
        }
    }

    package let index: SourceIndex
    let aliases = ParsedAliases()
    let isolation = FoundIsolation()

    package init(index: SourceIndex) { self.index = index }

    package func scope(of reference: SourceIndex.Reference) -> Scope {
        let declaration = index.declaration(reference)
        return Scope(
            module: reference.module, file: reference.file, context: declaration.context, extendedNames: declaration.extendedNames,
            conditions: declaration.conditions)
    }

    /// The declaration of `A.B`, or nil if it is not in the sources.
    package func find(_ path: [String], from scope: Scope) -> SourceIndex.Reference? {
        find(path, from: scope, inInterfaces: false, steps: 0)
    }

    /// The declaration of `A.B` in the sources or in an interface.
    func findAnywhere(_ path: [String], from scope: Scope) -> SourceIndex.Reference? {
        find(path, from: scope, inInterfaces: true, steps: 0)
    }

    /// - Parameter steps: the number of names followed so far, because names can lead in a circle.
    private func find(_ path: [String], from scope: Scope, inInterfaces: Bool, steps: Int) -> SourceIndex.Reference? {
        for depth in scope.depths {
            if let found = find(Array(scope.context[..<depth]) + path, inModule: scope.module, from: scope) { return found }
        }
        if let found = imported(path, from: scope, where: index.isExported) { return found }
        // `RIBs.Routing`: a name with its module.
        if path.count > 1, let module = index.number(ofModule: path[0]),
            let found = index.modules(exportedBy: module, naming: path[1]).firstNonNil({
                find(Array(path.dropFirst()), inModule: $0, from: scope)
            }),
            module == scope.module || index.distance(to: module, naming: path[1], from: scope.file, inModule: scope.module) != nil
        {
            return found
        }
        if inInterfaces, let found = searchInterfaces(for: path, from: scope).found { return found }
        // `Alias.B`, or `Class.B` if a superclass has the `B`.
        guard steps < 16, path.count > 1,
            let outer = find(path.dropLast(), from: scope, inInterfaces: inInterfaces, steps: steps + 1)
        else { return nil }
        let declaration = index.declaration(outer)
        switch declaration.kind {
        case .alias:
            guard let target = aliases.alias(outer, in: index)?.type.path else { return nil }
            return find(target + path.suffix(1), from: self.scope(of: outer), inInterfaces: inInterfaces, steps: steps + 1)
        case .class:
            return declaration.inherited.firstNonNil { superclass in
                find([superclass] + path.suffix(1), from: self.scope(of: outer), inInterfaces: inInterfaces, steps: steps + 1)
            }
        case .structure, .enumeration, .actor, .protocol: return nil
        }
    }

    private func find(_ path: [String], inModule module: Int, from scope: Scope) -> SourceIndex.Reference? {
        existing(
            index.declarations(named: path.joined(separator: "."), inModule: module).filter { isVisible($0, from: scope) }, from: scope)
    }

    /// Whether the scope can name it, considering access levels.
    func isVisible(_ reference: SourceIndex.Reference, from scope: Scope) -> Bool {
        guard reference.module == scope.module else { return index.isExported(reference) }
        return reference.file == scope.file || index.access(reference) > .fileprivate
    }

    /// The internal declaration of another module that a file can name because of `@testable import`.
    package func findTestable(_ path: [String], from scope: Scope) -> SourceIndex.Reference? {
        imported(path, from: scope) { index.access($0) == .internal }
    }

    private func imported(
        _ path: [String], from scope: Scope, where isVisible: (SourceIndex.Reference) -> Bool
    ) -> SourceIndex.Reference? {
        var nearest: (reference: SourceIndex.Reference, distance: Int)?
        for reference in index.declarations(named: path.joined(separator: ".")) where reference.module != scope.module {
            guard
                let distance = index.distance(to: reference.module, naming: path[0], from: scope.file, inModule: scope.module),
                nearest.map({ distance < $0.distance }) ?? true, isVisible(reference), existing([reference], from: scope) != nil
            else { continue }
            nearest = (reference, distance)
        }
        return nearest?.reference
    }
}

extension TypeName {
    init(path: [String], _ arguments: [TypeName] = []) {
        let name = path[path.count - 1]
        self = path.count == 1 ? .named(name, arguments) : .member(TypeName(path: path.dropLast()), name, arguments)
    }

    /// `["A", "B"]` for `A.B`, without generic arguments; nil for other types.
    var path: [String]? {
        switch self {
        case .named(let name, _): [name]
        case .member(let base, let name, _): base.path.map { $0 + [name] }
        case .symbol(let name): name.spelling
        default: nil
        }
    }
}
