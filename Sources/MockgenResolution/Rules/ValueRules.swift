import MockgenModel

/// The rules about values that a mock cannot store.
let valueRules: [Rule<MockPlan>] = [
    Rule(.noncopyableProperty) { plan in
        plan.members.compactMap { member in
            // The help would lead to a function that returns a nonescapable value. Another rule forbids it.
            guard member.kind == .property, member.result.isNoncopyable, !member.result.isNonescapable else { return nil }
            return plan.cannotBeMocked(
                "'\(member.writtenName)' has the noncopyable type '\(member.result)', and a mock cannot both store and return such a value",
                help: "make the requirement a function that returns a '\(member.result)', or \(plan.exclude)", at: member.location)
        }
    },
    Rule(.noncopyableResult) { plan in
        plan.members.compactMap { member in
            let parameters = Set(member.generics.parameters.map(\.name))
            guard
                member.result.contains(member.generics.mayBeNoncopyable)
                    || member.result.isNoncopyable && member.result.canonical.mentions(parameters)
            else { return nil }
            return plan.cannotBeMocked(
                "'\(member.signature)' returns '\(member.result)', which may be noncopyable, "
                    + "and a mock cannot store a value of an arbitrary noncopyable type",
                help: "return a copyable type or one noncopyable type, or \(plan.exclude)", at: member.location)
        }
    },
    Rule(.noncopyableSubscript) { plan in
        plan.members.compactMap { member in
            guard member.kind == .subscript, member.accessors.isSettable, member.result.isNoncopyable, !member.result.isNonescapable
            else { return nil }
            return plan.cannotBeMocked(
                "its settable subscript has the noncopyable type '\(member.result)'",
                help: "replace it with two functions, or \(plan.exclude)", at: member.location)
        }
    },
    Rule(.nonescapableResult) { plan in
        plan.members.compactMap { member in
            guard member.result.contains(\.isNonescapable) else { return nil }
            return plan.cannotBeMocked(
                "'\(member.signature)' returns '\(member.result)', which is nonescapable, and a mock cannot store it",
                help: "return an array or another copy of the values, or \(plan.exclude)", at: member.location)
        }
    },
]

extension GenericClause {
    /// Whether the type is `T` of `<T: ~Copyable>`, or `some P & ~Copyable`.
    fileprivate func mayBeNoncopyable(_ type: TypeName) -> Bool {
        switch type {
        case .named(let name, []): constraints(of: name).contains { !$0.suppressed.isEmpty }
        case .some(let constraint): !constraint.suppressed.isEmpty
        default: false
        }
    }

    private func constraints(of name: String) -> [TypeName] {
        let inline = parameters.filter { $0.name == name && $0.kind != .value }.flatMap { $0.inherited?.conjuncts ?? [] }
        guard parameters.contains(where: { $0.name == name }) else { return [] }
        let others = requirements.filter { $0.relation == .conforms && $0.left == .named(name) }
        return inline + others.flatMap(\.right.conjuncts)
    }
}
