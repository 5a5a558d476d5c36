import MockgenModel

/// The rules about members that a compiler rejects or crashes on.
let compilerBugRules: [Rule<MockPlan>] = [
    Rule(.thrownNever) { plan in
        plan.subject.requirements.compactMap { requirement in
            guard requirement.origin != plan.declaration.qualifiedName, let error = requirement.member.thrownNever
            else { return nil }
            return plan.cannotBeMocked(
                "it fixes '\(error)' to Never, a closure of the inherited '\(requirement.member.signature)' throws '\(error)', "
                    + "and the compiler crashes on every conforming type",
                help: "mock the parent with Never for '\(error)', or \(plan.exclude)")
        }
    },
    Rule(.isolatedClosure) { plan in
        plan.subject.requirements.filter(\.isFromBeforeIsolatedTypes).map(\.member).compactMap { member in
            guard let type = member.typeOfClosures(on: plan.subject.globalActors) else { return nil }
            return Finding(
                "'\(plan.declaration.qualifiedName)' cannot be mocked in this target: Swift 6 makes the closure '\(type)' in "
                    + "'\(member.signature)' Sendable, the protocol's module does not, and the compiler crashes on the difference",
                help:
                    "write '@Sendable' in front of the closure, or enable 'GlobalActorIsolatedTypesUsability' in the protocol's module",
                at: member.location)
        }
    },
    Rule(.packClosure) { plan in
        plan.members.compactMap { member in
            guard member.result.isClosureOverPack else { return nil }
            return plan.cannotBeMocked(
                "'\(member.signature)' returns a closure over a parameter pack, and the compiler cannot store such a closure",
                help: "return a struct that contains the closure, or \(plan.exclude)", at: member.location)
        }
    },
    Rule(.packsOfOneShape) { plan in
        plan.members.compactMap { member in
            guard let packs = member.packsOfOneShape else { return nil }
            return plan.cannotBeMocked(
                "'\(member.signature)' expands '\(packs.joined(separator: "' and '"))' together, "
                    + "and the compiler rejects such a member in a class",
                help: "expand each pack separately, or \(plan.exclude)", at: member.location)
        }
    },
]

extension Member {
    /// The error type of a closure, if the protocol fixes it to `Never`.
    fileprivate var thrownNever: TypeName? {
        lastInTypes { part in
            guard case .function(let function) = part, case .typed(let error) = function.effects.throwing, !error.isNever else {
                return nil
            }
            return error.expanded.isNever ? error : nil
        }
    }

    /// A generic type with a closure on a global actor as an argument. The compiler converts closures in collections and optionals.
    fileprivate func typeOfClosures(on globalActors: Set<String>) -> TypeName? {
        lastInTypes { part in
            guard case .symbol(let name) = part, !["Array", "Dictionary", "Optional"].contains(name.symbol.standardName) else { return nil }
            return name.allArguments.contains { $0.contains { $0.isClosure(on: globalActors) } } ? part : nil
        }
    }

    fileprivate var packsOfOneShape: [String]? {
        lastInTypes { part in
            guard case .expansion(let pattern) = part else { return nil }
            var packs: [String] = []
            pattern.visit { if case .element(let pack) = $0, !packs.contains(pack.description) { packs.append(pack.description) } }
            return packs.count > 1 ? packs : nil
        }
    }

    private func lastInTypes<Found>(_ find: (TypeName) -> Found?) -> Found? {
        var found: Found?
        for type in types { type.visit { found = find($0) ?? found } }
        return found
    }
}

extension TypeName {
    /// Whether the type is a closure on a global actor that is not `@Sendable` by its own attributes.
    fileprivate func isClosure(on globalActors: Set<String>) -> Bool {
        guard case .attributed(let attributes, .function) = self else { return false }
        return !attributes.contains("@Sendable") && attributes.contains(where: globalActors.contains)
    }
}
