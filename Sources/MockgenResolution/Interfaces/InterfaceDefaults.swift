import MockgenModel
import MockgenOutline
import MockgenSyntax

/// The implementations and associated types that extensions in interfaces provide for a mock.
struct InterfaceDefaults {
    let index: SourceIndex
    let mocked: [SourceIndex.Reference]
    let inheritanceChain: [SourceIndex.Reference]
    var requirements: [GenericRequirement]
    let associatedTypes: [AssociatedType]

    private var ancestors: [SourceIndex.Reference] { inheritanceChain.filter(index.isOfInterface) }

    /// Returns the requirements that a mock must implement. Removes those that the standard library and Foundation implement, and marks
    /// those that other modules implement, because a setting decides about them.
    func remaining(_ requirements: [ResolvedProtocol.Requirement]) -> [ResolvedProtocol.Requirement] {
        let origins = Dictionary(ancestors.map { (index.declaration($0).qualifiedName, index.module($0)) }) { first, _ in first }
        guard !origins.isEmpty else { return requirements }
        let (given, fixed) = (members, fixedNames)
        return requirements.compactMap { requirement in
            guard let module = origins[requirement.origin] else { return requirement }
            guard !requirement.written.modifiers.contains("optional") else { return nil }
            guard let member = given.first(where: { $0.satisfies(requirement.written, fixed) }) else { return requirement }
            guard !module.keepsImplementations || mockedModules.contains(module.name), requirement.member.name?.hasPrefix("_") != true
            else { return nil }
            var implemented = requirement
            implemented.implementation = member.location
            return implemented
        }
    }

    /// If the configuration selects a protocol of a module by name, the mock implements all requirements of that module.
    private var mockedModules: Set<String> {
        Set(mocked.filter { $0.module > index.standard }.map { index.module($0).name })
    }

    /// The members in all extensions that apply to the mock.
    private var members: [Member] {
        ancestors.flatMap { ancestor in
            let name = index.declaration(ancestor).name
            return index.interfaces.interface(numbered: ancestor.module).files.flatMap { file in
                file.outline.extensions.filter { $0.extended.last == name }.flatMap { found in
                    // If an extension cannot be read, the mock implements the members.
                    guard let given = try? file.text.parseImplementations(in: found), given.requirements.allSatisfy(isMet) else {
                        return [Member]()
                    }
                    return given.members.filter { !$0.isUnavailable }
                }
            }
        }
    }

    private func isMet(_ requirement: GenericRequirement) -> Bool {
        let (left, right) = (requirement.left.withoutSelf, requirement.right.withoutSelf)
        // An extension for types that need not be copyable is also one for a mock.
        if requirement.relation == .conforms, right.conjuncts.allSatisfy(\.isSuppression) { return true }
        if left == .named("Self") {
            return requirement.relation == .conforms && (right == .named("AnyObject") || right.path.map(isInherited) ?? false)
        }
        // The types of an interface are not resolved, so this compares their texts.
        let same = GenericRequirement(left: left, relation: requirement.relation, right: right).description
        if requirements.contains(where: { $0.mapTypes(\.withoutSelf).description == same }) { return true }
        return requirement.relation == .conforms
            && associatedTypes.contains { type in
                .named(type.name) == left && type.inherited.contains { $0.description == right.description }
            }
    }

    private func isInherited(_ path: [String]) -> Bool {
        inheritanceChain.contains { index.declaration($0).qualifiedName == path.joined(separator: ".") }
    }

    private var fixedNames: [String: TypeName] {
        let free = Set(associatedTypes.map(\.name))
        return Dictionary(requirements.compactMap { $0.fixing(free).map { ($0.name, $0.type.written) } }) { first, _ in first }
    }

    /// If no subprotocol fixes an associated type, the mock uses the default of the interface.
    var fixedTypes: [(name: String, type: TypeName)] {
        let files = Set(ancestors.map { index.file($0).text.path })
        let fixed = fixedNames
        return associatedTypes.compactMap { type in
            guard let standard = type.defaultType, files.contains(type.location.path), fixed[type.name] == nil,
                !standard.contains({ $0 == .named("Self") })
            else { return nil }
            return (type.name, standard)
        }
    }
}

extension Module {
    /// Whether mocks use the implementations of the module.
    fileprivate var keepsImplementations: Bool {
        isOfToolchain && [StandardLibrary.module, "_", "Foundation"].contains(where: name.hasPrefix)
    }
}

extension Member {
    fileprivate func satisfies(_ requirement: Member, _ fixed: [String: TypeName]) -> Bool {
        let spelled = { (type: TypeName) in
            type.withoutSelf.replacingNames(by: fixed)
        }
        return mapTypes(spelled).implements(requirement.mapTypes(spelled))
    }
}
