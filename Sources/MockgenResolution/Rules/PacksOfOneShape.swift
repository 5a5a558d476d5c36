import MockgenModel

extension Rule<MockPlan> {
    static var packsOfOneShape: Rule {
        Rule(.packsOfOneShape) { plan in
            plan.members.compactMap { member in
                guard let packs = member.packsOfOneShape else { return nil }
                return plan.cannotBeMocked(
                    "'\(member.signature)' expands '\(packs.joined(separator: "' and '"))' together, "
                        + "and the compiler rejects such a member in a class",
                    help: "expand each pack separately, or \(plan.exclude)", at: member.location)
            }
        }
    }
}

extension Member {
    fileprivate var packsOfOneShape: [String]? {
        var found: [String]?
        for type in types {
            type.visit { part in
                guard case .expansion(let pattern) = part else { return }
                var packs: [String] = []
                pattern.visit { if case .element(let pack) = $0, !packs.contains(pack.description) { packs.append(pack.description) } }
                if packs.count > 1 { found = packs }
            }
        }
        return found
    }
}
