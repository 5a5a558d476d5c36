import MockgenModel
import MockgenOutline
import MockgenSyntax

/// The meaning of an entry of an inheritance clause.
enum Ancestor {
    /// A protocol with sources, and the generic arguments that it is inherited with.
    case declared(SourceIndex.Reference, arguments: [TypeName])
    /// A class with its outer names.
    case superclass(TypeName, SourceIndex.Reference)
    /// A protocol or class of the standard library that is only a trait of the mock.
    case builtIn(String)

    var reference: SourceIndex.Reference? {
        switch self {
        case .declared(let parent, _), .superclass(_, let parent): parent
        case .builtIn: nil
        }
    }
}

/// Reads the inheritance clause of a protocol or class, and interfaces if no source declares a parent.
struct AncestorReader {
    private let lookup: Lookup
    private let declaration: ProtocolDeclaration
    private let target: Module
    private(set) var ancestors: [Ancestor] = []
    private(set) var problems: [Diagnostic] = []
    /// Empty if the entries do not depend on conditions.
    var branches: [ParentBranches] { declaration.kind == .protocol && entries.contains(where: \.isConditional) ? entries : [] }
    /// The problems of parents with a condition that cannot be repeated around members.
    private var conditionalProblems: [Diagnostic] = []
    private var entries: [ParentBranches] = []
    /// Each alias is followed once, because an alias can lead to itself.
    private var followed: Set<Alias> = []

    init(of declaration: ProtocolDeclaration, in scope: Lookup.Scope, _ lookup: Lookup, for target: Module) {
        (self.declaration, self.lookup, self.target) = (declaration, lookup, target)
        for parent in declaration.parents { follow(parent.value, from: scope, at: parent.location) }
        // `where Self: Base` has the same meaning as a parent.
        for requirement in declaration.requirements where requirement.relation == .conforms && requirement.left == .named("Self") {
            follow(requirement.right, from: scope, at: declaration.location)
        }
        // A class implements its protocols, so mockgen need not find them.
        problems = (declaration.kind == .class ? [] : problems) + conditionalProblems
    }

    private struct Alias: Hashable {
        let reference: SourceIndex.Reference
        let arguments: [TypeName]
        let conditions: [String]
    }

    /// A type in an inheritance clause or behind an alias in it, and its location.
    private struct Step {
        let type: TypeName
        let scope: Lookup.Scope
        var conditions: [String] = []
    }

    private mutating func follow(_ type: TypeName, from scope: Lookup.Scope, at location: SourceLocation) {
        entries.append(ParentBranches(at: location))
        var open = [Step(type: type, scope: scope)]
        while let step = open.popLast() { open += steps(after: step, at: location).reversed() }
    }

    private mutating func steps(after step: Step, at location: SourceLocation) -> [Step] {
        let scope = step.scope
        switch step.type {
        case .composition(let types):
            return types.map { Step(type: $0, scope: scope, conditions: step.conditions) }
        case .suppressed:
            return []
        case .any(let type), .attributed(_, let type):
            return [Step(type: type, scope: scope, conditions: step.conditions)]
        case .named(_, let arguments), .member(_, _, let arguments):
            guard let path = step.type.path else { fallthrough }
            let found = lookup.find(path, from: scope).flatMap { isBuiltIn($0) ? nil : $0 }
            if let reference = found { return steps(after: step, to: reference, arguments: arguments, at: location) }
            // Other modules than the standard library of a later toolchain have this name, too.
            let isLater = path[path.count - 1] == "Iterable"
            guard isLater || !builtIn(path, under: step.conditions, at: location) else { return [] }
            // A class implements its protocols itself.
            guard declaration.kind == .protocol else { return [] }
            let search = lookup.searchInterfaces(for: path, from: scope, isParent: true)
            if let reference = search.found ?? (path.count > 1 ? lookup.findAnywhere(path, from: scope) : nil) {
                if isLater, lookup.index.isOfStandardLibrary(reference), builtIn(path, under: [], at: location) { return [] }
                return steps(after: step, to: reference, arguments: arguments, at: location)
            }
            let parent = UnknownParent(path: path, declaration: declaration, index: lookup.index, search: search, location: location)
            problems.append(parent.problem)
        default:
            problems.append(UnsupportedParent.notAProtocol.problem(step.type.description, of: declaration, at: location))
        }
        return []
    }

    /// Follows each possible declaration of the name.
    private mutating func steps(
        after step: Step, to reference: SourceIndex.Reference, arguments: [TypeName], at location: SourceLocation
    ) -> [Step] {
        let branches = lookup.branches(of: reference, from: step.scope)
        guard branches.count > 1 else {
            return steps(after: reference, arguments: arguments, type: step.type, under: step.conditions, at: location)
        }
        let conditions = branches.map { branch in
            let index = lookup.index
            return step.conditions + index.module(branch).adapted(index.declaration(branch).conditions, for: target)
        }
        entries[entries.count - 1].add(branches: conditions, under: step.conditions)
        return zip(branches, conditions).flatMap { branch, conditions in
            steps(after: branch, arguments: arguments, type: step.type, under: conditions, at: location)
        }
    }

    private mutating func steps(
        after reference: SourceIndex.Reference, arguments: [TypeName], type: TypeName, under conditions: [String],
        at location: SourceLocation
    ) -> [Step] {
        let found = lookup.index.declaration(reference)
        switch found.kind {
        case .protocol:
            ancestors.append(.declared(reference, arguments: arguments))
            entries[entries.count - 1].add(reference, under: conditions)
        case .alias:
            guard !arguments.contains(where: \.isTooLargeToExpand) else {
                problems.append(UnsupportedParent.tooLarge.problem(found.name, of: declaration, at: location))
                return []
            }
            guard followed.insert(Alias(reference: reference, arguments: arguments, conditions: conditions)).inserted else { return [] }
            switch lookup.aliases.read(reference, in: lookup.index) {
            case .success(let alias):
                return [Step(type: alias.target(with: arguments), scope: lookup.scope(of: reference), conditions: conditions)]
            case .failure(let failure): problems += failure.all
            }
        case .class where !conditions.isEmpty:
            conditionalProblems.append(UnsupportedParent.conditional.problem(type.description, of: declaration, at: location))
        case .class where lookup.index.module(reference).name == "Foundation" && Foundation.closedClasses.contains(found.name):
            problems.append(UnsupportedParent.closedClass.problem(type.description, of: declaration, at: location))
        case .class:
            let isInFull = (type.path?.count ?? 0) > found.context.count
            ancestors.append(.superclass(isInFull ? type : TypeName(path: found.context + [found.name], arguments), reference))
        case .structure, .enumeration, .actor:
            problems.append(UnsupportedParent.notAProtocol.problem(type.description, of: declaration, at: location))
        }
        return []
    }

    private func isBuiltIn(_ reference: SourceIndex.Reference) -> Bool {
        let declaration = lookup.index.declaration(reference)
        return lookup.index.isOfInterface(reference) && lookup.index.module(reference).isOfToolchain && declaration.context.isEmpty
            && StandardParent.named[declaration.name] != nil
    }

    /// Whether mockgen knows the parent without reading its declaration.
    private mutating func builtIn(_ path: [String], under conditions: [String], at location: SourceLocation) -> Bool {
        let name = path[path.count - 1]
        guard let standard = StandardParent.named[name] else { return false }
        // The mock can be Sendable without a requirement, but it cannot become an actor or a subclass.
        if !conditions.isEmpty, StandardLibrary.changesKindOfMock(name) {
            conditionalProblems.append(UnsupportedParent.conditional.problem(name, of: declaration, at: location))
        }
        if case .object = standard {
            ancestors.append(.builtIn(StandardLibrary.objectiveCSuperclass))
            return true
        }
        guard path.count == 1 || StandardLibrary.modules.contains(path[0]) || path[0] == "Distributed" else { return false }
        switch standard {
        case .noRequirements, .object: break
        case .trait: ancestors.append(.builtIn(name))
        case .undeclared(let names):
            let missing = names.filter { name in !declaration.members.contains { $0.name == name } }
            guard !missing.isEmpty else { return false }
            problems.append(UnsupportedParent.undeclared(missing).problem(name, of: declaration, at: location))
        case .unsupported(let reason): problems.append(reason.problem(name, of: declaration, at: location))
        }
        return true
    }
}

extension TypeAlias {
    /// The type behind the alias. An alias without parameters passes its generic arguments on.
    fileprivate func target(with arguments: [TypeName]) -> TypeName {
        guard !arguments.isEmpty else { return type }
        if parameters.isEmpty { return type.genericArguments.isEmpty ? type.with(arguments) : type }
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
