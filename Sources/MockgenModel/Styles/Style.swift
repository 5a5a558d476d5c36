/// Everything that distinguishes the mocks of a style. A custom style changes some of the values of a built-in one.
package struct Style: Hashable, Sendable {
    package var naming = Naming.short
    /// Whether the mock stores the arguments of all calls.
    var keepsHistory = false
    package var initializer = MockInitializer.none
    package var autoclosures = AutoclosureArguments.closures
    package var singleArgument = SingleArgument.value
    /// Whether a mock can wrap another object, also if no test asks for it.
    package var wraps = false
    /// Whether each property has stubs for reading and setting it, also if no test asks for them.
    package var hasAccessors = false
    /// The roles that a custom style can name.
    package var roles = Role.allCases.filter { $0 != .stubs && $0 != .stub }
    /// A mock has no members for a role without a pattern. `{member}` is the stem, `{Member}` the stem with a capital, and `{Argument}` a
    /// parameter's name with a capital.
    package var patterns: [Role: NamePattern]
    /// Whether a result starts with the empty value of its type, if there is one, instead of nil.
    package var returnsEmptyValues = false
    package var propertyStorage = PropertyStorage.counted
    package var staticStorage = StaticStorage.shared
    /// Whether the mock itself stores the closures that a test sets or a call passes. The compiler crashes on some of them.
    package var storesClosures = true
    /// Whether the message of a mock that stops the test is also a failure of the test. Only the support of stubs can report it.
    package var reportsStops = false
    /// Whether a test that names them adds members: `init(wrapping:)`, and the stubs of accessors.
    package var hasMembersOnDemand = false
    package var hasHeadings = true
    package var initializerStem = "init"
}

extension Style {
    /// - Parameter names: patterns that differ from the built-in style; nil for a role to leave out.
    package init(
        _ base: BuiltInStyle, naming: Naming? = nil, keepsHistory: Bool? = nil, initializer: MockInitializer? = nil,
        autoclosures: AutoclosureArguments? = nil, singleArgument: SingleArgument = .value, wraps: Bool = false,
        hasAccessors: Bool = false, names: [Role: NamePattern?] = [:]
    ) {
        self = base.style
        self.naming = naming ?? self.naming
        for (role, pattern) in names { patterns[role] = pattern }
        if !(keepsHistory ?? (self.keepsHistory || names[.invocations] != nil)) { patterns[.invocations] = nil }
        self.initializer = initializer ?? self.initializer
        self.autoclosures = autoclosures ?? self.autoclosures
        self.singleArgument = singleArgument
        self.wraps = wraps && hasMembersOnDemand
        self.hasAccessors = hasAccessors && hasMembersOnDemand
    }

    package func name(_ role: Role, stem: String, argument: String = "") -> String? {
        patterns[role]?.name(stem: stem, argument: argument)
    }
}

/// The properties with an initial value that are plain stored properties of the mock. All others are computed from their storage.
package enum PropertyStorage: Sendable {
    case plain
    /// Properties whose new values the mock counts, and collections.
    case counted
    /// Collections but no sets, as in Sourcery's AutoMockable, whose getters with effects also have a storage.
    case sourcery
}

/// The part of the support that holds static values outside of the mock, by its name.
package enum StaticStorage: Sendable {
    /// For all tests, and only for mocks that cannot hold the values themselves.
    case shared
    /// For each strict test.
    case current
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
