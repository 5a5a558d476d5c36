/// The parts of a requirement that distinguish it from others: everything except effects, accessors, the names of generic parameters, the
/// spelling of constraints and whether an initializer may fail. Parameters that differ only in `@escaping`, `@Sendable` or ownership do not
/// make two requirements: one member of a class satisfies both, and the compiler allows no second one.
package struct RequirementIdentity: Hashable, Sendable {
    private let title: String
    private let conditions: [String]
    private let isVariadic: [Bool]
    private let parameters: [TypeName]
    private let result: TypeName
    private let genericParameters: [GenericParameter.Kind]
    private let constraints: Set<GenericRequirement>

    package init(_ member: Member) {
        var signature = GenericSignature(member.generics)
        title = member.titleOfOverloads
        conditions = member.conditions
        isVariadic = member.parameters.map(\.isVariadic)
        parameters = member.parameters.map { signature.parameter($0.type.withoutWordsOfNoOverload()) }
        result = signature.renamed(member.kind == .property ? member.result : member.result.withoutWordsOfNoOverload())
        genericParameters = signature.kinds
        constraints = signature.constraints
    }
}

/// Generic parameters by their positions, and their constraints in one form.
private struct GenericSignature {
    private(set) var kinds: [GenericParameter.Kind]
    private(set) var constraints: Set<GenericRequirement> = []
    private let positions: [String: TypeName]

    init(_ clause: GenericClause) {
        kinds = clause.parameters.map(\.kind)
        positions = Dictionary(
            clause.parameters.enumerated().map { ($1.name, GenericSignature.parameter($0)) }, uniquingKeysWith: { first, _ in first })
        for constraint in clause.constraints {
            switch constraint.relation {
            case .conforms: add(renamed(constraint.left), conformsTo: constraint.right)
            case .equals:
                let sides = [constraint.left, constraint.right].map(renamed).sorted { $0.description < $1.description }
                constraints.insert(GenericRequirement(left: sides[0], relation: .equals, right: sides[1]))
            }
        }
    }

    /// `$0`, which cannot be the name of a type in a source file.
    private static func parameter(_ position: Int) -> TypeName { .named("$\(position)") }

    func renamed(_ type: TypeName) -> TypeName { type.replacingNames(by: positions) }

    /// Returns the type of a parameter. `some P` is a generic parameter too.
    mutating func parameter(_ type: TypeName) -> TypeName {
        var opaque: [TypeName] = []
        let first = kinds.count
        let renamed = renamed(type).map { part in
            guard case .some(let constraint) = part else { return part }
            opaque.append(constraint)
            return GenericSignature.parameter(first + opaque.count - 1)
        }
        for (offset, constraint) in opaque.enumerated() { add(GenericSignature.parameter(first + offset), conformsTo: constraint) }
        kinds += opaque.map { _ in .type }
        return renamed
    }

    private mutating func add(_ type: TypeName, conformsTo constraint: TypeName) {
        for part in constraint.conjuncts { constraints.insert(GenericRequirement(left: type, relation: .conforms, right: renamed(part))) }
    }
}

extension TypeName {
    /// The attributes of types that do not distinguish overloads in a class. A member without them satisfies a requirement that has them.
    private static let wordsOfNoOverload: Set<String> = [
        "@Sendable", "@autoclosure", "@concurrent", "@escaping", "borrowing", "consuming", "isolated", "sending", "__owned", "__shared",
    ]

    /// The type without these attributes, apart from those to keep. An optional closure has those of the closure.
    package func withoutWordsOfNoOverload(except kept: Set<String> = []) -> TypeName {
        if case .optional(let wrapped) = self { return .optional(wrapped.withoutWordsOfNoOverload(except: kept)) }
        return without(TypeName.wordsOfNoOverload.subtracting(kept))
    }

    package var attributesOfClosure: [String] { if case .optional(let wrapped) = self { wrapped.attributesOfClosure } else { attributes } }
}
