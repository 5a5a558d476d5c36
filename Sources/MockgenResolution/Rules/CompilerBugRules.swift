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
        plan.subject.requirements.filter(\.isFromBeforeIsolatedTypes).compactMap { requirement in
            let member = requirement.member
            let argument = member.typeOfIsolatedClosures
            guard let type = argument ?? (requirement.isOfSendableProtocol ? member.isolatedClosure : nil) else { return nil }
            return Finding(
                "'\(plan.declaration.qualifiedName)' cannot be mocked in this target: Swift 6 makes the closure '\(type)' in "
                    + "'\(member.signature)' Sendable, the protocol's module does not, and the compiler "
                    + (argument == nil ? "warns about" : "crashes on") + " the difference",
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
    Rule(.noncopyableClosure) { plan in
        let style = plan.settings.style
        return plan.members.compactMap { member in
            let hasClosure = member.types.contains { $0.contains { $0.function != nil } }
            let isStored = member.kind == .property ? hasClosure : style.storesClosures && (hasClosure || style.patterns[.handler] != nil)
            guard isStored, let type = member.types.lastPart({ $0.isMadeNoncopyable ? $0 : nil }) else { return nil }
            let otherStyle = member.kind == .property ? "" : "set 'style: stub' for it under 'overrides', or "
            return plan.cannotBeMocked(
                "'\(member.signature)' has the type '\(type)', which only its arguments make noncopyable, "
                    + "and the compiler crashes on a stored closure with it",
                help: otherStyle + plan.exclude, at: member.location)
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
        types.lastPart { part in
            guard case .function(let function) = part, case .typed(let error) = function.effects.throwing, !error.isNever else {
                return nil
            }
            return error.expanded.isNever ? error : nil
        }
    }

    /// A generic type with a closure on a global actor as an argument. The compiler converts closures in collections and optionals.
    fileprivate var typeOfIsolatedClosures: TypeName? {
        types.lastPart { part in
            guard case .symbol(let name) = part, !["Array", "Dictionary", "Optional"].contains(name.symbol.standardName) else { return nil }
            return name.allArguments.contains { $0.contains(\.isIsolatedClosure) } ? part : nil
        }
    }

    /// A closure on a global actor that is not the result itself. Of a protocol without Sendable, the compiler accepts it.
    fileprivate var isolatedClosure: TypeName? {
        let result = if kind == .function, case .optional(let wrapped) = result { wrapped } else { result }
        return (parameters.map(\.type) + [result.withoutAttributes]).lastPart { $0.isIsolatedClosure ? $0 : nil }
    }

    fileprivate var packsOfOneShape: [String]? {
        types.lastPart { part in
            guard case .expansion(let pattern) = part else { return nil }
            var packs: [String] = []
            pattern.visit { if case .element(let pack) = $0, !packs.contains(pack.description) { packs.append(pack.description) } }
            return packs.count > 1 ? packs : nil
        }
    }
}

extension TypeName {
    /// Whether it is a type of the sources that can be copied only with other arguments.
    fileprivate var isMadeNoncopyable: Bool { symbol?.traits.copying == .ofArguments && symbol?.isOfSources == true && isNoncopyable }
}

extension [TypeName] {
    fileprivate func lastPart<Found>(_ find: (TypeName) -> Found?) -> Found? {
        var found: Found?
        for type in self { type.visit { found = find($0) ?? found } }
        return found
    }
}
