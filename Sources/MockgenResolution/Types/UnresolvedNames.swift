import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Finds what declarations name that neither a source declares nor mockgen knows by itself: it is in a module without sources.
/// A class, because it remembers: most files say the same few names again and again.
final class UnresolvedNames {
    /// A name, and where it is written.
    typealias Found = (path: [String], scope: Lookup.Scope)

    private let library: ProtocolLibrary
    private let lookup: Lookup
    /// What was found in the sources already, by module and file.
    private var declared: [[Int]: Set<String>] = [:]

    private static let known = StandardLibrary.types.union(Foundation.ownTypes).union(Foundation.networkingTypes).union(["Any", "Self"])

    init(_ library: ProtocolLibrary) {
        self.library = library
        lookup = Lookup(index: library.index)
    }

    func names(in reference: SourceIndex.Reference) -> [Found] {
        let index = library.index
        let scope = lookup.scope(of: reference)
        guard reference.module < index.standard, let declaration = library.declarations[reference],
            index.importsForeignModules(scope.file, inModule: scope.module)
        else { return [] }
        let inside = library.inheritanceChain(of: reference).compactMap { library.declarations[$0] }
        var known = declared[[scope.module, scope.file]] ?? Self.known
        // What generics and associated types are called is nobody's type.
        let local = Set(
            inside.flatMap { $0.associatedTypes.map(\.name) + $0.typealiases.map(\.name) }
                + declaration.members.flatMap { $0.generics.parameters.map(\.name) })
        var found: Set<[String]> = []
        for type in declaration.namedTypes {
            type.visitNames { path in
                guard !known.contains(path[0]), !local.contains(path[0]) else { return }
                let isOfModule = path.count > 1 && ["Foundation", StandardLibrary.module].contains(path[0])
                if isOfModule, Self.known.contains(path[1]) { return }
                if !path.indices.contains(where: { lookup.find(Array(path[...$0]), from: scope) != nil }) {
                    found.insert(path)
                } else if scope.context.isEmpty {
                    known.insert(path[0])
                }
            }
        }
        if scope.context.isEmpty { declared[[scope.module, scope.file]] = known }
        return found.sorted { $0.joined(separator: ".") < $1.joined(separator: ".") }.map { ($0, scope) }
    }
}

extension ProtocolDeclaration {
    /// The types in its signatures.
    fileprivate var namedTypes: [TypeName] {
        members.flatMap { $0.types + $0.generics.types } + typealiases.map(\.type)
            + associatedTypes.flatMap { $0.inherited + [$0.defaultType].compactMap(\.self) } + requirements.map(\.right)
    }
}

extension TypeName {
    /// All that is named in it, dotted names as a whole.
    fileprivate func visitNames(_ body: ([String]) -> Void) {
        switch self {
        case .named(let name, let arguments):
            body([name])
            for argument in arguments { argument.visitNames(body) }
        case .member(let base, _, let arguments):
            if let path { body(path) } else { base.visitNames(body) }
            for argument in arguments + base.arguments { argument.visitNames(body) }
        default:
            for part in parts { part.visitNames(body) }
        }
    }
}
