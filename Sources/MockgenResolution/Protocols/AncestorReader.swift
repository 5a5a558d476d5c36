import MockgenModel
import MockgenOutline
import MockgenSyntax

/// The meaning of an entry of an inheritance clause.
enum Ancestor {
    /// A protocol with sources, and the generic arguments that it is inherited with.
    case declared(SourceIndex.Reference, arguments: [TypeName])
    /// With the names around it, wherever it was named.
    case superclass(TypeName, SourceIndex.Reference)
    /// A protocol or class of the standard library, by name, that is only a trait of the whole mock.
    case builtIn(String)
}

/// Follows inheritance clauses through aliases and compositions.
struct AncestorReader {
    private(set) var lookup: Lookup

    init(lookup: Lookup) { self.lookup = lookup }

    /// Reads interfaces where no source declares a parent.
    mutating func ancestors(of declaration: ProtocolDeclaration, in scope: Lookup.Scope) -> (ancestors: [Ancestor], problems: [Diagnostic])
    {
        var walk = Walk(lookup: lookup, mayAsk: declaration.kind == .protocol)
        for parent in declaration.parents { walk.follow(parent.type, from: scope, for: declaration, at: parent.location) }
        // `where Self: Base` is another way to write a parent.
        for requirement in declaration.requirements where requirement.relation == .conforms && requirement.left == .named("Self") {
            walk.follow(requirement.right, from: scope, for: declaration, at: declaration.location)
        }
        // A class implements its protocols itself, so mockgen need not find them.
        if declaration.kind == .class { walk.problems = [] }
        lookup = walk.lookup
        return (walk.ancestors, walk.problems)
    }

    private struct Walk {
        var lookup: Lookup
        /// Whether mockgen must find the ancestors. Those of a class are optional, because the class implements its protocols itself.
        let mayAsk: Bool
        var ancestors: [Ancestor] = []
        var problems: [Diagnostic] = []
        /// Aliases under way: one that leads to itself is the compiler's to report.
        var open: Set<SourceIndex.Reference> = []

        mutating func follow(
            _ type: TypeName, from scope: Lookup.Scope, for declaration: ProtocolDeclaration, at location: SourceLocation
        ) {
            switch type {
            case .composition(let types):
                for type in types { follow(type, from: scope, for: declaration, at: location) }
            case .suppressed:
                break
            case .any(let type), .attributed(_, let type):
                follow(type, from: scope, for: declaration, at: location)
            case .named(_, let arguments), .member(_, _, let arguments):
                guard let path = type.path else { fallthrough }
                let found = lookup.find(path, from: scope).flatMap { isBuiltIn($0) ? nil : $0 }
                if let reference = found {
                    follow(reference, arguments: arguments, type: type, for: declaration, at: location)
                } else if !builtIn(path, for: declaration, at: location) {
                    let search =
                        mayAsk ? lookup.index.searchInterfaces(for: path, from: scope, isParent: true) : SourceIndex.InterfaceSearch()
                    if let reference = lookup.find(path, from: scope) {
                        follow(reference, arguments: arguments, type: type, for: declaration, at: location)
                    } else {
                        let parent = UnknownParent(
                            path: path, declaration: declaration, index: lookup.index, search: search, location: location)
                        problems += Rule.unknownParent.problems(in: parent)
                    }
                }
            default:
                problems += unsupported(.notAProtocol, type.description, of: declaration, at: location)
            }
        }

        private mutating func follow(
            _ reference: SourceIndex.Reference, arguments: [TypeName], type: TypeName, for declaration: ProtocolDeclaration,
            at location: SourceLocation
        ) {
            let index = lookup.index
            let found = index.declaration(reference)
            switch found.kind {
            case .protocol:
                ancestors.append(.declared(reference, arguments: arguments))
            case .alias:
                guard open.insert(reference).inserted else { return }
                defer { open.remove(reference) }
                do throws(Diagnostics) {
                    let alias = try index.file(reference).text.parseAlias(found)
                    follow(alias.target(with: arguments), from: lookup.scope(of: reference), for: declaration, at: location)
                } catch {
                    problems += error.all
                }
            case .class:
                let isInFull = (type.path?.count ?? 0) > found.context.count
                ancestors.append(.superclass(isInFull ? type : found.typeName(arguments), reference))
            case .structure, .enumeration, .actor:
                problems += unsupported(.notAProtocol, type.description, of: declaration, at: location)
            }
        }

        private func unsupported(
            _ reason: UnsupportedParent.Reason, _ name: String, of declaration: ProtocolDeclaration, at location: SourceLocation
        ) -> [Diagnostic] {
            Rule.unsupportedParent.problems(
                in: UnsupportedParent(reason: reason, name: name, declaration: declaration, location: location))
        }

        /// Whether mockgen knows the protocol without its interface, although an interface declares it.
        private func isBuiltIn(_ reference: SourceIndex.Reference) -> Bool {
            let declaration = lookup.index.declaration(reference)
            return lookup.index.isOfInterface(reference) && lookup.index.module(reference).isOfToolchain && declaration.context.isEmpty
                && StandardLibrary.answers(declaration.name)
        }

        /// Whether mockgen knows the parent without reading its declaration.
        private mutating func builtIn(_ path: [String], for declaration: ProtocolDeclaration, at location: SourceLocation) -> Bool {
            let name = path[path.count - 1]
            guard let standard = StandardProtocol.named[name] else { return false }
            if case .superclass(let superclass) = standard.support {
                ancestors.append(.builtIn(superclass))
                return true
            }
            guard path.count == 1 || StandardLibrary.modules.contains(path[0]) || path[0] == "Distributed" else { return false }
            switch standard.support {
            case .declared, .superclass: return false
            case .noRequirements: break
            case .trait: ancestors.append(.builtIn(name))
            case .undeclared(let names):
                let missing = names.filter { name in !declaration.members.contains { $0.name == name } }
                guard !missing.isEmpty else { return false }
                problems += unsupported(.undeclared(missing), name, of: declaration, at: location)
            case .unsupported(let obstacle): problems += unsupported(.obstacle(obstacle), name, of: declaration, at: location)
            }
            return true
        }
    }
}

extension TypeAlias {
    /// The type behind the alias. An alias without parameters passes its arguments on.
    fileprivate func target(with arguments: [TypeName]) -> TypeName {
        guard !arguments.isEmpty else { return type }
        if parameters.isEmpty { return type.arguments.isEmpty ? type.with(arguments) : type }
        let values = Dictionary(zip(parameters, arguments)) { first, _ in first }
        return type.replacingNames(by: values)
    }
}

extension TypeName {
    fileprivate func with(_ arguments: [TypeName]) -> TypeName {
        switch self {
        case .named(let name, _): .named(name, arguments)
        case .member(let base, let name, _): .member(base, name, arguments)
        default: self
        }
    }
}
