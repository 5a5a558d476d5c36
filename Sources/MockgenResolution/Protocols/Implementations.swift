import MockgenModel
import MockgenOutline
import MockgenSyntax

extension ProtocolResolver {
    /// Finds the implementation of each requirement in extensions of the protocols. If in doubt, the mock implements the requirement,
    /// because an unnecessary member does no harm, and a missing one does.
    func findImplementations(requiring superclass: RequiredSuperclass.Name?, for requirements: inout [ResolvedProtocol.Requirement]) {
        let found = inheritanceChain.flatMap {
            lookup.implementations(of: $0, conformingTo: inheritanceChain, superclass: superclass?.reference, in: library)
        }
        guard !found.isEmpty else { return }
        let overloads = Dictionary(grouping: found, by: Selector.init)
        for index in requirements.indices where requirements[index].implementation == nil {
            let written = requirements[index].written
            requirements[index].implementation = overloads[Selector(written)]?.first { $0.implements(written) }?.location
        }
    }
}

extension Lookup {
    fileprivate func implementations(
        of reference: SourceIndex.Reference, conformingTo inheritanceChain: [SourceIndex.Reference], superclass: SourceIndex.Reference?,
        in library: ProtocolLibrary
    ) -> [Member] {
        extensions(of: reference).flatMap { found -> [Member] in
            // The extension may not exist.
            guard found.extension.conditions.isEmpty,
                let implementations = try? index.file(found.scope.sourceFile).text.parseImplementations(in: found.extension)
            else { return [] }
            let isMet = implementations.requirements.allSatisfy { requirement in
                guard requirement.relation == .conforms, requirement.left == .named("Self") else { return false }
                return requirement.right.conjuncts.allSatisfy { type in
                    if [.named("AnyObject"), .named("Any")].contains(type) { return true }
                    guard let reference = type.path.flatMap({ find($0, from: found.scope) }) else { return false }
                    return inheritanceChain.contains(reference)
                        || superclass.map { library.inheritanceChain(of: $0).contains(reference) } ?? false
                }
            }
            guard isMet else { return [] }
            let isLocal = index.module(numbered: found.scope.module).isLocal
            return implementations.members.filter { member in
                // An interface is that of this system, and its restrictions are those of others.
                let isUsable = isLocal ? !implementations.isRestricted && !member.isRestricted : !member.isUnavailable
                // The compiler warns about a type that inherits a deprecated implementation.
                return member.conditions.isEmpty && isUsable && !member.isDeprecated
                    && (isLocal || implementations.isPublic || member.modifiers.contains("public"))
            }
        }
    }
}

extension Member {
    /// Whether it implements the requirement with the same types. It may have fewer effects.
    func implements(_ requirement: Member) -> Bool {
        // An implementation without a condition implements requirements under all conditions.
        var requirement = requirement
        requirement.conditions = conditions
        guard isSameRequirement(as: requirement) else { return false }
        let needed = satisfying(requirement)
        return parameters == needed.parameters && failing == needed.failing && effects.isWithin(requirement.effects)
            && (accessors.isSettable || !requirement.accessors.isSettable)
    }
}

extension Effects {
    fileprivate func isWithin(_ other: Effects) -> Bool {
        (!isAsync || other.isAsync) && (throwing == .never || throwing == other.throwing)
    }
}
