/// The roles of mock members and their names. A mock has no members for a role without a pattern.
package struct Style: Hashable, Sendable {
    package var naming: Naming
    package private(set) var patterns: [Role: NamePattern]
    /// Whether a result starts with the empty value of its type, if there is one, instead of nil.
    package let returnsEmptyValues: Bool
    /// Whether properties use their storage where Sourcery's AutoMockable does: for the result of a getter with effects, and for a set.
    package let hasStorageOfSourcery: Bool
    package let initializer: MockInitializer
    package let autoclosures: AutoclosureArguments
    package let singleArgument: SingleArgument
    /// Whether a mock with stubs can wrap another object, also if no test asks for it.
    package let wraps: Bool
    /// Whether each property has stubs for reading and setting it, also if no test asks for them.
    package let hasAccessors: Bool
    /// Whether each call has one stub that records it and answers it.
    package var hasStubs: Bool { patterns[.stub] != nil }

    /// - Parameters:
    ///   - keepsHistory: whether the mock stores the arguments of all calls.
    ///   - names: patterns that differ from the built-in style; nil for a role to leave out.
    package init(
        _ base: BuiltInStyle, naming: Naming? = nil, keepsHistory: Bool? = nil, initializer: MockInitializer? = nil,
        autoclosures: AutoclosureArguments? = nil, singleArgument: SingleArgument = .value, wraps: Bool = false,
        hasAccessors: Bool = false, names: [Role: NamePattern?] = [:]
    ) {
        self.naming = naming ?? base.naming
        patterns = base.patterns
        for (role, pattern) in names { patterns[role] = pattern }
        if !(keepsHistory ?? (base.keepsHistory || names[.invocations] != nil)) { patterns[.invocations] = nil }
        returnsEmptyValues = base == .spy
        hasStorageOfSourcery = base == .automockable
        self.initializer = initializer ?? base.initializer
        self.autoclosures = autoclosures ?? base.autoclosures
        (self.singleArgument, self.wraps, self.hasAccessors) = (singleArgument, wraps, hasAccessors)
    }

    package static let automockable = Style(.automockable)

    package func name(_ role: Role, stem: String, argument: String = "") -> String? {
        patterns[role]?.name(stem: stem, argument: argument)
    }
}

package enum BuiltInStyle: String, CaseIterable, Sendable {
    case automockable
    /// The names of Uber's RIBs and of Mockolo.
    case handler
    case spy
    /// One value for each member, which answers its calls and records them.
    case stub
}

extension BuiltInStyle {
    /// Returns the help for the name of another tool instead of a style.
    package static func help(for word: String) -> String? {
        switch word.lowercased() {
        case "sourcery", "spyable": "'\(automockable.rawValue)' has the names of '\(word)'"
        case "mockolo", "ribs": "'\(handler.rawValue)' has the names of '\(word)'"
        case "cuckoo", "mockable", "mockito", "swiftymocky": "no style has the names of '\(word)': '\(stub.rawValue)' is the most similar"
        default: nil
        }
    }

    package var naming: Naming { self == .automockable ? .label : .short }

    package var keepsHistory: Bool { self == .automockable }

    package var roles: [Role] {
        let ofStubs: [Role] = [.stubs, .stub, .storage, .subject]
        return Role.allCases.filter { self == .stub ? ofStubs.contains($0) : $0 != .stubs && $0 != .stub }
    }

    package var initializer: MockInitializer { self == .handler ? .properties : .none }

    package var autoclosures: AutoclosureArguments { self == .stub ? .values : .closures }

    /// In a pattern `{member}` is the stem, `{Member}` the stem with a capital, `{Argument}` a parameter's name with a capital.
    package var patterns: [Role: NamePattern] { BuiltInStyle.allPatterns[self, default: [:]] }

    /// Computed once, because each mock has a style.
    private static let allPatterns = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.readPatterns()) })

    private func readPatterns() -> [Role: NamePattern] {
        let texts: [Role: String] =
            switch self {
            case .automockable:
                [
                    .callCount: "{member}CallsCount",
                    .called: "{member}Called",
                    .receivedArgument: "{member}Received{Argument}",
                    .receivedArguments: "{member}ReceivedArguments",
                    .invocations: "{member}ReceivedInvocations",
                    .thrownError: "{member}ThrowableError",
                    .returnValue: "{member}ReturnValue",
                    .handler: "{member}Closure",
                    .storage: "underlying{Member}",
                ]
            case .handler:
                [
                    .callCount: "{member}CallCount",
                    .invocations: "{member}ArgValues",
                    .handler: "{member}Handler",
                    .storage: "stored{Member}",
                    .setCount: "{member}SetCallCount",
                    .subject: "{member}Subject",
                ]
            case .stub: [.stubs: "on", .stub: "{member}", .storage: "stored{Member}", .subject: "{member}Subject"]
            case .spy:
                [
                    .called: "{member}WasCalled",
                    .receivedArgument: "{member}Param",
                    .receivedArguments: "{member}Params",
                    .invocations: "{member}History",
                    .thrownError: "{member}ToThrow",
                    .returnValue: "{member}ToReturn",
                    .storage: "stored{Member}",
                ]
            }
        return texts.mapValues { NamePattern($0) }
    }
}

/// The parts of a requirement that make up the stem.
package enum Naming: String, CaseIterable, Sendable {
    case label
    case short
    /// Labels, names, types and the result, as in Sourcery 2.1.4 and later.
    case full
    /// The base name alone, and for each overload but the first the words that Mockolo adds.
    case mockolo
    /// The same with the words of Mockolo's development version for types.
    case mockoloMain = "mockolo-main"

    package var isOfMockolo: Bool { self == .mockolo || self == .mockoloMain }
}

/// The parameters of the mock's initializer. All of them have default values.
package enum MockInitializer: String, CaseIterable, Sendable {
    case none
    case properties
    case all
}

/// The form in which a mock records the argument of a parameter `@autoclosure () -> T`, and passes it to a test.
package enum AutoclosureArguments: String, CaseIterable, Sendable {
    /// The value, which the call computes once.
    case values
    /// The closure, which a mock can record only if it escapes.
    case closures
}

/// The form in which a mock records the argument of a call with one argument.
package enum SingleArgument: String, CaseIterable, Sendable {
    case value
    /// With its label, as several arguments have: `(id: 1, ())`. Swift has no tuple of one element.
    case labeled
}
