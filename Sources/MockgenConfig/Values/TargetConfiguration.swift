package import MockgenModel

package struct TargetConfiguration: Hashable, Sendable {
    package let name: String
    package let location: SourceLocation
    /// The settings of every protocol without an override.
    package internal(set) var settings: Settings
    /// Files, folders or globs, relative to the file. Never empty; nil for the sources of the target's dependencies.
    package internal(set) var sources: [Located<String>]?
    package internal(set) var protocols = ProtocolSelection.patterns([])
    package internal(set) var protocolsLocation: SourceLocation
    /// The words of other tools that annotate protocols; nil for the usual ones.
    package internal(set) var annotations: [Located<String>]?
    /// The modules that it can import; nil for the dependencies in SwiftPM, or for all modules.
    package internal(set) var modules: [Located<String>]?
    package internal(set) var combined: [CombinedMock] = []
    /// The protocols and classes without a mock, even if another key selects them.
    package internal(set) var exclude: [Located<Pattern>] = []
    /// The names of types that get stubs.
    package internal(set) var models: [Located<Pattern>] = []
    /// The names of classes that get a testable subclass.
    package internal(set) var testable: [Located<Pattern>] = []
    /// Modules to import in addition to the imports that the mocks need.
    package internal(set) var imports: [Located<String>] = []
    /// A path inside the package, without `.` and `..`. Nil if the plugin generates the mocks at build time.
    package internal(set) var output: Located<String>?
    /// The condition of the `#if` around the mocks.
    package internal(set) var condition: String?
    package internal(set) var overrides = Overrides([])

    init(name: Located<String>, inheriting settings: Settings) {
        self.name = name.value
        location = name.location
        protocolsLocation = name.location
        self.settings = settings
    }
}

extension TargetConfiguration {
    static let keys: [Key<TargetConfiguration>] = Settings.keys.map { $0.within(\.settings) } + ownKeys

    private static let ownKeys: [Key<TargetConfiguration>] = [
        .optional(
            "sources", \.sources, .paths(mayBeEmpty: false),
            default: "the sources of the target's dependencies, and its own ones unless it is a test target",
            "the files, folders or globs to search for protocols, relative to this file", example: "sources: [Sources/App]"),
        Key(
            "protocols", .list(of: "pattern", orWord: ["all", "annotated", "used"], mayBeEmpty: false),
            default: "required, except with 'models'",
            "the protocols to mock: names and globs, or 'all', 'annotated' or 'used'; also the names of classes",
            example: "protocols: [RootRouting, \"LoggedOut*\"]"
        ) { node, target, reader in
            target.protocols = reader.protocols(node)
            target.protocolsLocation = node.location
        },
        .optional(
            "annotations", \.annotations, .annotations, default: "AutoMockable, @mockable",
            "the words that 'protocols: annotated' looks for: those of '// sourcery:' comments and marker protocols, or '@word'",
            example: "annotations: [autoMockable]"),
        .optional(
            "modules", \.modules, .moduleNames(mayBeEmpty: false), default: "what SwiftPM says, otherwise all modules",
            "the modules that the target can import", example: "modules: [App, Core]"),
        .value(
            "combined", \.combined, .combinedMocks, default: "none", "mocks that conform to several protocols, by mock name",
            example: "combined: { ScreenMock: [ScreenPresentable, ScreenControllable] }"),
        .value(
            "exclude", \.exclude, .patterns, default: "none", "protocols not to mock, whatever 'protocols' selects",
            example: "exclude: [\"*Internal\"]"),
        .value(
            "models", \.models, .typeNames(example: "LightModel"), default: "none",
            "structs, classes and enums to generate 'stub()' and 'modify()' for", example: "models: [LightModel, LightStateModel]"),
        .value(
            "testable", \.testable, .typeNames(example: "RootPresenter"), default: "none",
            "classes to generate a subclass of that uses mocks for the dependencies that the class creates",
            example: "testable: [RootPresenter]"),
        .value(
            "imports", \.imports, .imports, default: "none",
            "additional modules to import; mockgen adds the modules that the mocks need itself", example: "imports: [Foundation]"),
        Key(
            "output", .text, default: "generated at build time", "the path of the checked-in file, relative to this file",
            example: "output: Sources/AppTestSupport/Mocks.swift"
        ) { node, target, reader in target.output = reader.output(node.located, target: target.name) },
        .optional(
            "condition", \.condition, .condition, default: "none",
            "a flag, or another condition of '#if', around the file of mocks; for mocks that an app compiles", example: "condition: DEBUG"),
        // The settings and the output are read earlier.
        Key(
            "overrides", .names(of: "protocol", to: .override), default: "none", "settings for individual protocols",
            example: "overrides: { UserServicing: { name: FakeUserService } }"
        ) { node, target, reader in target.overrides = reader.overrides(node, of: target) },
    ]
}

extension TargetConfiguration {
    /// - Parameter names: the names that an override can use for it. If several have an override, the last one wins.
    package func settings(forProtocol names: [String]) -> Settings {
        names.reversed().firstNonNil { overrides[$0] }?.settings ?? settings
    }

    /// - Parameter annotated: the name that an annotation gives the mock. An override can give it another one.
    package func settings(forProtocol names: [String], annotatedAs annotated: Located<String>?) -> Settings {
        var found = settings(forProtocol: names)
        // Templates of Sourcery may use the word for something else, such as a text.
        if let annotated, isName(annotated.value), annotated.value.first?.isUppercase == true, found.name == settings.name {
            found.name = Setting(NameTemplate(annotated.value), at: annotated.location)
        }
        return found
    }

    package var allSettings: [Settings] { [settings] + overrides.all.map(\.settings) }
}

package struct CombinedMock: Hashable, Sendable {
    package let name: Located<String>
    /// The names as written: `P` or `Outer.P`. Never empty.
    package let protocols: [Located<String>]
}

/// The settings of one protocol or one combined mock.
package struct ProtocolOverride: Hashable, Sendable {
    /// The name as written: `P` or `Outer.P`.
    package let protocolName: Located<String>
    /// The settings of the override, completed by the settings of the target.
    package let settings: Settings
}

/// The overrides of a target. Finding one by name is fast even among thousands.
package struct Overrides: Hashable, Sendable {
    package let all: [ProtocolOverride]
    private let numbers: [String: Int]

    init(_ all: [ProtocolOverride]) {
        self.all = all
        numbers = Dictionary(all.enumerated().map { ($1.protocolName.value, $0) }) { first, _ in first }
    }

    package subscript(name: String) -> ProtocolOverride? { numbers[name].map { all[$0] } }
}

package enum ProtocolSelection: Hashable, Sendable {
    case all
    /// The protocols that are annotated with a comment or a marker protocol.
    case annotated
    /// The protocols whose mocks the target's own sources use.
    case used
    /// The listed names and patterns. Empty if the target has only stubs.
    case patterns([Located<Pattern>])
}
