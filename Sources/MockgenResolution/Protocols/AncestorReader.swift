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
        var walk = Walk(lookup: lookup, declaration: declaration)
        for parent in declaration.parents { walk.follow(parent.type, from: scope, at: parent.location) }
        // `where Self: Base` is another way to write a parent.
        for requirement in declaration.requirements where requirement.relation == .conforms && requirement.left == .named("Self") {
            walk.follow(requirement.right, from: scope, at: declaration.location)
        }
        // A class implements its protocols itself, so mockgen need not find them.
        if declaration.kind == .class { walk.problems = [] }
        lookup = walk.lookup
        return (walk.ancestors, walk.problems)
    }

    private struct Walk {
        var lookup: Lookup
        let declaration: ProtocolDeclaration
        var ancestors: [Ancestor] = []
        var problems: [Diagnostic] = []
        /// The aliases that were followed: each once, also one that leads to itself.
        private var followed: Set<Alias> = []

        /// An alias with generic arguments.
        private struct Alias: Hashable {
            let reference: SourceIndex.Reference
            let arguments: [TypeName]
        }

        /// A type that an inheritance clause leads to, and where it is written.
        private struct Step {
            let type: TypeName
            let scope: Lookup.Scope
        }

        init(lookup: Lookup, declaration: ProtocolDeclaration) { (self.lookup, self.declaration) = (lookup, declaration) }

        /// Whether mockgen must find the ancestors. Those of a class are optional, because the class implements its protocols itself.
        private var mayAsk: Bool { declaration.kind == .protocol }

        mutating func follow(_ type: TypeName, from scope: Lookup.Scope, at location: SourceLocation) {
            var open = [Step(type: type, scope: scope)]
            while let step = open.popLast() { open += steps(after: step, at: location).reversed() }
        }

        private mutating func steps(after step: Step, at location: SourceLocation) -> [Step] {
            let scope = step.scope
            switch step.type {
            case .composition(let types):
                return types.map { Step(type: $0, scope: scope) }
            case .suppressed:
                return []
            case .any(let type), .attributed(_, let type):
                return [Step(type: type, scope: scope)]
            case .named(_, let arguments), .member(_, _, let arguments):
                guard let path = step.type.path else { fallthrough }
                let found = lookup.find(path, from: scope).flatMap { isBuiltIn($0) ? nil : $0 }
                if let reference = found { return steps(after: reference, arguments: arguments, type: step.type, at: location) }
                guard !builtIn(path, at: location) else { return [] }
                let search =
                    mayAsk ? lookup.index.searchInterfaces(for: path, from: scope, isParent: true) : SourceIndex.InterfaceSearch()
                if let reference = lookup.find(path, from: scope) {
                    return steps(after: reference, arguments: arguments, type: step.type, at: location)
                }
                let parent = UnknownParent(path: path, declaration: declaration, index: lookup.index, search: search, location: location)
                problems += Rule.unknownParent.problems(in: parent)
            default:
                problems += unsupported(.notAProtocol, step.type.description, at: location)
            }
            return []
        }

        private mutating func steps(
            after reference: SourceIndex.Reference, arguments: [TypeName], type: TypeName, at location: SourceLocation
        ) -> [Step] {
            let found = lookup.index.declaration(reference)
            switch found.kind {
            case .protocol:
                ancestors.append(.declared(reference, arguments: arguments))
            case .alias:
                guard !arguments.contains(where: \.isTooLargeToExpand) else {
                    problems += unsupported(.tooLarge, found.name, at: location)
                    return []
                }
                guard followed.insert(Alias(reference: reference, arguments: arguments)).inserted else { return [] }
                switch lookup.aliases.read(reference, in: lookup.index) {
                case .success(let alias): return [Step(type: alias.target(with: arguments), scope: lookup.scope(of: reference))]
                case .failure(let failure): problems += failure.all
                }
            case .class:
                let isInFull = (type.path?.count ?? 0) > found.context.count
                ancestors.append(.superclass(isInFull ? type : found.typeName(arguments), reference))
            case .structure, .enumeration, .actor:
                problems += unsupported(.notAProtocol, type.description, at: location)
            }
            return []
        }

        private func unsupported(
            _ reason: UnsupportedParent.Reason, _ name: String, at location: SourceLocation
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
        private mutating func builtIn(_ path: [String], at location: SourceLocation) -> Bool {
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
                problems += unsupported(.undeclared(missing), name, at: location)
            case .unsupported(let obstacle): problems += unsupported(.obstacle(obstacle), name, at: location)
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
