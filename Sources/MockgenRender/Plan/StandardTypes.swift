import MockgenModel

/// The types of the standard library and of Foundation as one mock writes them.
struct StandardTypes {
    /// Names that mean another type in the mock.
    let hidden: Set<StandardName>

    func callAsFunction(_ name: StandardName, _ arguments: [TypeName] = []) -> TypeName { name.type(arguments, hidden: hidden) }

    var anyError: TypeName { .any(self(.error)) }
}

extension ResolvedProtocol {
    var standard: StandardTypes { StandardTypes(hidden: hiddenNames) }
}

extension ResolvedModel {
    var standard: StandardTypes { StandardTypes(hidden: hiddenNames) }
}
