import MockgenModel
import MockgenOutline
import MockgenSyntax

/// What a name in an inheritance clause leads to.
enum Ancestor {
    /// A protocol with sources, and the generic arguments that it is inherited with.
    case declared(SourceIndex.Reference, arguments: [TypeName])
    /// With the names around it, wherever it was named.
    case superclass(TypeName, SourceIndex.Reference)
    /// Of the standard library, by name: it asks for nothing but a trait of the whole mock.
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
        // What a class conforms to, it does itself: nothing of it has to be known.
        if declaration.kind == .class { walk.problems = [] }
        lookup = walk.lookup
        return (walk.ancestors, walk.problems)
    }

    private struct Walk {
        var lookup: Lookup
        /// Of a class nothing has to be known that it does by itself.
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
                        problems.append(.unknownParent(path, of: declaration, in: lookup.index, search, at: location))
                    }
                }
            default:
                problems.append(.unreadableParent(type, of: declaration, at: location))
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
                problems.append(.unreadableParent(type, of: declaration, at: location))
            }
        }

        /// What mockgen answers for itself, also where an interface declares it.
        private func isBuiltIn(_ reference: SourceIndex.Reference) -> Bool {
            let declaration = lookup.index.declaration(reference)
            return lookup.index.isOfInterface(reference) && lookup.index.module(reference).isOfToolchain && declaration.context.isEmpty
                && StandardLibrary.answers(declaration.name)
        }

        /// Whether mockgen knows the name without anyone declaring it.
        private mutating func builtIn(_ path: [String], for declaration: ProtocolDeclaration, at location: SourceLocation) -> Bool {
            let name = path[path.count - 1]
            if StandardLibrary.objectiveCParents.contains(name) {
                ancestors.append(.builtIn(StandardLibrary.objectiveCSuperclass))
                return true
            }
            guard path.count == 1 || StandardLibrary.modules.contains(path[0]) else { return false }
            if name == "BitwiseCopyable" { problems.append(.parentOfNoClass(name, of: declaration, at: location)) }
            if StandardLibrary.parentsWithoutRequirements.contains(name) { return true }
            if StandardLibrary.traits.contains(name) {
                ancestors.append(.builtIn(name))
            } else if StandardLibrary.parentsOfValues.contains(name) {
                problems.append(.parentOfValues(name, of: declaration, at: location))
            } else {
                return false
            }
            return true
        }
    }
}

extension TypeAlias {
    /// What it stands for. One without parameters hands those on that it is written with.
    fileprivate func target(with arguments: [TypeName]) -> TypeName {
        guard !arguments.isEmpty else { return type }
        if parameters.isEmpty { return type.arguments.isEmpty ? type.with(arguments) : type }
        let values = Dictionary(zip(parameters, arguments)) { first, _ in first }
        return type.map { if case .named(let name, []) = $0 { values[name] ?? $0 } else { $0 } }
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

extension Diagnostic {
    fileprivate static func unknownParent(
        _ path: [String], of declaration: ProtocolDeclaration, in index: SourceIndex, _ search: SourceIndex.InterfaceSearch,
        at location: SourceLocation
    ) -> Diagnostic {
        let name = path.joined(separator: ".")
        let modules = index.modules[..<index.standard].map(\.name).filter { !$0.isEmpty }.sorted().joined(separator: ", ")
        // Files alone are of no module.
        let isFiles = modules.isEmpty
        let sources = isFiles ? "the given files" : modules
        let asked = search.searched.sorted()
        let missing = search.failures.filter { $0.value == .noModule && $0.key != StandardLibrary.module }.keys.sorted()
        let places =
            [sources] + (asked.isEmpty ? [] : ["without sources: \(asked.joined(separator: ", "))"])
            + (missing.isEmpty ? [] : ["not found: \(missing.joined(separator: ", "))"])
        // It is there, but nothing that the file imports has it.
        let hidden = index.declarations(named: name).filter { index.isExported($0) }.map { index.module($0).name }.min()
        let help: String
        if let hidden {
            help = "'\(name)' is declared in module '\(hidden)': add 'import \(hidden)' to '\(location.path)'"
        } else if let tool = search.failures.values.compactMap(\.missingTool).first {
            help =
                "the module may have no sources, and there is no '\(tool)' to ask: install a complete toolchain, "
                + "or leave '\(declaration.name)' out with 'exclude'"
        } else if isFiles {
            help =
                missing.isEmpty
                ? "add the file that declares '\(name)'" : "add the files of \(missing.joined(separator: ", "))"
        } else {
            help =
                "make the module that declares '\(name)' a dependency of the test target, "
                + "or leave '\(declaration.name)' out with 'exclude'"
        }
        return Diagnostic(
            .unknownParent, cause: .code,
            "'\(declaration.qualifiedName)' inherits from '\(name)', whose requirements mockgen cannot read "
                + "(searched: \(places.joined(separator: "; ")))",
            help: help, at: location)
    }

    fileprivate static func parentOfNoClass(_ name: String, of declaration: ProtocolDeclaration, at location: SourceLocation) -> Diagnostic
    {
        Diagnostic(
            .unsupportedParent, cause: .code,
            "'\(declaration.qualifiedName)' inherits from '\(name)', and a mock is a class, which cannot conform to '\(name)'",
            help: "remove '\(name)' from the inheritance clause, or leave '\(declaration.name)' out with 'exclude'", at: location)
    }

    /// A protocol of the standard library that mockgen knows by name only.
    fileprivate static func parentOfValues(_ name: String, of declaration: ProtocolDeclaration, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unsupportedParent, cause: .code,
            "'\(declaration.qualifiedName)' inherits from '\(name)', whose values a mock cannot replace",
            help: "use a real value in the tests, and leave '\(declaration.name)' out with 'exclude'", at: location)
    }

    fileprivate static func unreadableParent(_ type: TypeName, of declaration: ProtocolDeclaration, at location: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(
            .unsupportedParent, cause: .code, "'\(declaration.qualifiedName)' inherits from '\(type)', which is not a protocol or class",
            help: "correct the inheritance clause, or leave '\(declaration.name)' out with 'exclude'", at: location)
    }
}

extension Interfaces.Failure {
    fileprivate var missingTool: String? { if case .noPrinter(let tool) = self { tool } else { nil } }
}
