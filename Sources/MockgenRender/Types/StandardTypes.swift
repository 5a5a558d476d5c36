import MockgenModel

/// The types of the standard library and of Foundation as one mock writes them, and the helpers that it has named so far. A class, because
/// all who print the mock name helpers.
final class StandardTypes {
    /// Names that mean another type in the mock.
    let hidden: Set<StandardName>
    /// The namespace of the code that mocks share. A project may also declare a type called `Mocks`.
    let namespace: String
    /// Whether the message of a stop is a failure of the test before. Only support can report it.
    private let reportsStops: Bool
    private(set) var needs: Set<HelperType> = []

    /// - Parameter namespace: nil for the one in the module of the mocks.
    init(hidden: Set<StandardName>, namespace: String? = nil, reportsStops: Bool = false) {
        self.hidden = hidden
        self.reportsStops = reportsStops
        self.namespace = namespace ?? Self.namespace(hidden: hidden, for: [])
    }

    /// - Parameter compiler: the settings of the module that has the mocks.
    static func namespace(hidden: Set<StandardName>, for compiler: Set<CompilerSetting>) -> String {
        let name = StandardName.mocks.rawValue
        guard hidden.contains(.mocks) else { return name }
        return compiler.contains(.importsSupport) ? "\(Module.support.name).\(name)" : HelperType.otherNamespace
    }

    func callAsFunction(_ name: StandardName, _ arguments: [TypeName] = []) -> TypeName { name.type(arguments, hidden: hidden) }

    var anyError: TypeName { .any(self(.error)) }

    /// A function of the standard library, with its module: a project may also declare a function with this name.
    func function(_ name: String) -> String { StandardName.qualified(name, by: "Swift", hidden: hidden) }

    /// Stops the test with a message.
    func stop(_ message: String) -> String { reportsStops ? "\(helper(.stop))(\(SwiftLiteral.string(message)))" : trap(message) }

    func trap(_ message: String) -> String { "\(function("fatalError"))(\(SwiftLiteral.string(message)))" }

    /// Takes the value of an optional variable. A project may extend `Optional` with its own `take()`.
    func taking(_ variable: String) -> String { "\(function("exchange"))(&\(variable), with: nil)" }

    /// A part of the code that mocks share: `Mocks.Call`, `Mocks.Generated.cast`. The module of the mock then declares it.
    func helper(_ helper: HelperType) -> String {
        needs.insert(helper)
        return "\(namespace).\(helper.isFunction ? "\(HelperType.functions)." : "")\(helper.rawValue)"
    }

    /// - Parameter subject: the subject of the message about a wrong type.
    func cast(_ value: String, to type: TypeName, _ subject: String) -> String {
        "\(helper(.cast))(\(value), \"\(subject)\") as \(type)"
    }

    /// A value that is passed across isolation.
    func boxed(_ value: String) -> String { "\(helper(.unchecked))(\(value)).value" }
}

extension ModelPlan {
    var standard: StandardTypes {
        let hidden = model.hiddenNames
        return StandardTypes(hidden: hidden, namespace: StandardTypes.namespace(hidden: hidden, for: settings.compiler))
    }
}
