/// The generic parameters `<T: Decodable, each U>` and their `where` clause.
package struct GenericClause: Hashable, Sendable {
    package var parameters: [GenericParameter]
    package var requirements: [GenericRequirement]

    package init(parameters: [GenericParameter] = [], requirements: [GenericRequirement] = []) {
        self.parameters = parameters
        self.requirements = requirements
    }

    package var isEmpty: Bool { parameters.isEmpty && requirements.isEmpty }

    package func mapTypes(_ change: (TypeName) -> TypeName) -> GenericClause {
        guard !isEmpty else { return self }
        return GenericClause(
            parameters: parameters.map { GenericParameter(kind: $0.kind, name: $0.name, inherited: $0.inherited.map(change)) },
            requirements: requirements.map { $0.mapTypes(change) })
    }

    /// The constraints of the parameters and of the `where` clause, one for each protocol.
    package var constraints: [GenericRequirement] {
        let inherited = parameters.filter { $0.kind != .value }.compactMap { parameter in
            parameter.inherited.map { GenericRequirement(left: .named(parameter.name), relation: .conforms, right: $0) }
        }
        return (inherited + requirements).flatMap { requirement in
            guard requirement.relation == .conforms else { return [requirement] }
            return requirement.right.protocols.map { GenericRequirement(left: requirement.left, relation: .conforms, right: $0) }
        }
    }

    package var types: [TypeName] {
        isEmpty ? [] : parameters.compactMap(\.inherited) + requirements.flatMap { [$0.left, $0.right] }
    }
}

package struct GenericParameter: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case type
        /// `each T`
        case pack
        /// `let n: Int`
        case value
    }

    package var kind: Kind
    package var name: String
    package var inherited: TypeName?

    package init(kind: Kind, name: String, inherited: TypeName?) { (self.kind, self.name, self.inherited) = (kind, name, inherited) }
}

package struct GenericRequirement: Hashable, Sendable {
    package enum Relation: String, Sendable {
        case conforms = ":"
        case equals = "=="
    }

    package var left: TypeName
    package var relation: Relation
    package var right: TypeName

    package init(left: TypeName, relation: Relation, right: TypeName) { (self.left, self.relation, self.right) = (left, relation, right) }

    package func mapTypes(_ change: (TypeName) -> TypeName) -> GenericRequirement {
        GenericRequirement(left: change(left), relation: relation, right: change(right))
    }
}

extension GenericRequirement {
    /// Returns the fixed type of `Item == Int`, in either order, if `Item` is one of the names.
    package func fixing(_ names: Set<String>) -> (name: String, type: TypeName)? { fixing(names.contains) }

    package func fixing(_ isFree: (String) -> Bool) -> (name: String, type: TypeName)? {
        guard relation == .equals else { return nil }
        if case .named(let name, []) = left.withoutSelf, isFree(name) { return (name, right.withoutSelf) }
        if case .named(let name, []) = right.withoutSelf, isFree(name) { return (name, left.withoutSelf) }
        return nil
    }
}

extension TypeName {
    package var protocols: [TypeName] {
        switch expanded {
        case .composition(let types): types.flatMap(\.protocols)
        case .any(let constraint): constraint.protocols
        default: [self]
        }
    }

    /// Replaces `Self.Item` by `Item`, which has the same meaning in the mock.
    package var withoutSelf: TypeName {
        map { part in
            if case .member(.named("Self", []), let name, let arguments) = part { .named(name, arguments) } else { part }
        }
    }
}

extension GenericParameter: CustomStringConvertible {
    package var description: String {
        let word =
            switch kind {
            case .type: ""
            case .pack: "each "
            case .value: "let "
            }
        return word + name + (inherited.map { ": \($0)" } ?? "")
    }
}

extension GenericRequirement: CustomStringConvertible {
    package var description: String {
        relation == .conforms ? "\(left): \(right)" : "\(left) == \(right)"
    }
}

extension GenericClause {
    /// `<T, U>`, or nothing.
    package var parameterList: String {
        parameters.isEmpty ? "" : "<" + parameters.map(\.description).joined(separator: ", ") + ">"
    }

    /// ` where T: P`, or nothing.
    package var whereClause: String {
        requirements.isEmpty ? "" : " where " + requirements.map(\.description).joined(separator: ", ")
    }
}
