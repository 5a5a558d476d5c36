import MockgenModel

/// The types of the standard library and of Foundation as one mock writes them.
struct StandardTypes {
    /// Names that mean another type in the mock.
    let hidden: Set<StandardName>

    func callAsFunction(_ name: StandardName, _ arguments: [TypeName] = []) -> TypeName { name.type(arguments, hidden: hidden) }

    var anyError: TypeName { .any(self(.error)) }

    /// A function of the standard library, with its module: projects have functions of these names.
    func function(_ name: String) -> String { StandardName.qualified(name, by: "Swift", hidden: hidden) }

    func stop(_ message: String) -> String { "\(function("fatalError"))(\(SwiftLiteral.string(message)))" }

    /// Takes the value of an optional variable. Projects extend `Optional` with a `take()` of their own.
    func taking(_ variable: String) -> String { "\(function("exchange"))(&\(variable), with: nil)" }

    /// The namespace of everything that stubs need. Projects have types called `Mocks`.
    var namespace: String { hidden.contains(.mocks) ? HelperType.stub.rawValue : StandardName.mocks.rawValue }
}

extension ResolvedProtocol {
    var standard: StandardTypes { StandardTypes(hidden: hiddenNames) }
}

extension ResolvedModel {
    var standard: StandardTypes { StandardTypes(hidden: hiddenNames) }
}
