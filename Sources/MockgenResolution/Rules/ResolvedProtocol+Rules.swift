import MockgenModel

extension ResolvedProtocol {
    /// Whether the type is a closure on a global actor that is not `@Sendable` by its own attributes.
    func isClosureOnGlobalActor(_ type: TypeName) -> Bool {
        guard case .attributed(let attributes, .function) = type else { return false }
        return !attributes.contains("@Sendable") && attributes.contains(where: globalActors.contains)
    }
}

extension GenericClause {
    /// Whether the type is `T` of `<T: ~Copyable>`, or `some P & ~Copyable`.
    func mayBeNoncopyable(_ type: TypeName) -> Bool {
        switch type {
        case .named(let name, []): constraints(of: name).contains(where: \.isSuppression)
        case .some(let constraint): constraint.conjuncts.contains(where: \.isSuppression)
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

extension TypeName {
    var isOpaque: Bool { if case .some = self { true } else { false } }
}
