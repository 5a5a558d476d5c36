import MockgenModel

/// The names inside of a protocol or class that Sourcery reads otherwise in the result of a function.
struct OwnerNames {
    /// The protocol or class that declares the function.
    let name: String
    /// The constraint of each associated type that has one, and `Any` for one without a constraint or a default.
    private let constraints: [String: TypeName]

    static let unknown = OwnerNames(name: "", constraints: [:])

    /// For each requirement.
    static func all(of subject: ResolvedProtocol) -> [OwnerNames] {
        let words = subject.associatedTypes.compactMap { type in type.wordInResults.map { (type.name, $0) } }
        let constraints = Dictionary(words) { first, _ in first }
        return subject.requirements.map { OwnerNames(name: $0.origin, constraints: constraints) }
    }

    /// The result with the constraint in place of an associated type: `Sequence` for `Value` of `associatedtype Value: Sequence`.
    func spelled(_ result: TypeName) -> TypeName {
        result.map { type in
            switch type {
            case .named("Self", []) where !name.isEmpty: .named(name)
            case .named(let name, []): constraints[name] ?? type
            default: type
            }
        }
    }
}

extension AssociatedType {
    fileprivate var wordInResults: TypeName? {
        guard !inherited.isEmpty else { return defaultType == nil ? .named("Any") : nil }
        // A composition would have parentheses in an optional.
        return .named(inherited.map(\.description).joined(separator: " & "))
    }
}
