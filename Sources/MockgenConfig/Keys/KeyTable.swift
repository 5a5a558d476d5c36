internal import MockgenModel

extension ConfigurationKey {
    /// In the order in which a file is best written.
    package static let table: [ConfigurationKey] = [
        ConfigurationKey(
            .version, .integer, in: [.root], default: nil,
            "the version of the format of this file", example: "version: 1"),
        ConfigurationKey(
            .style, .choice(BuiltInStyle.words, orMapping: .style), in: settings, default: Settings.builtIn.style.value.base.rawValue,
            "how mocks record calls and are told what to answer", example: "style: automockable"),
        ConfigurationKey(
            .extends, .choice(BuiltInStyle.words), in: [.style], default: nil,
            "the style that the long form starts from", example: "style: { extends: automockable }"),
        ConfigurationKey(
            .naming, .choice(Naming.words), in: [.style], default: "label for automockable, short for handler and spy",
            "what of a requirement the names of a mock's members begin with",
            example: "style: { extends: automockable, naming: label }"),
        ConfigurationKey(
            .history, .flag, in: [.style], default: "true for automockable, false for handler and spy",
            "whether the arguments of all calls are kept", example: "style: { extends: handler, history: true }"),
        ConfigurationKey(
            .names, .names(of: Role.noun, to: nil, among: Role.words), in: [.style], default: "those of the style it extends",
            "members of a mock that are named otherwise, or are there besides: a pattern for each role",
            example: "style: { extends: handler, names: { callCount: \"{member}Count\" } }"),
        ConfigurationKey(
            .name, .text, in: settings, default: Settings.builtIn.name.value.text,
            "the name of a mock, with '{protocol}' for the protocol's", example: "name: \"{protocol}Mock\""),
        ConfigurationKey(
            .access, .choice(AccessLevel.words), in: settings, default: Settings.builtIn.access.value.rawValue,
            "who sees the mocks", example: "access: internal"),
        ConfigurationKey(
            .defaults, .names(of: "type", to: nil), in: settings, default: "none",
            "what an un-stubbed member returns, a Swift expression for each type", example: "defaults: { Money: Money.zero }"),
        ConfigurationKey(
            .callsSuper, .flag, in: settings, default: String(Settings.builtIn.callsSuper.value),
            "whether an un-stubbed member of a class's mock does what the class does", example: "callsSuper: true"),
        ConfigurationKey(
            .implemented, .choice(Implemented.words), in: settings, default: Settings.builtIn.implemented.value.rawValue,
            "whether requirements that an extension of their protocol implements are mocked or inherited from it",
            example: "implemented: inherit"),
        ConfigurationKey(
            .targets, .names(of: "target", to: .target), in: [.root], default: nil,
            "the SwiftPM targets that compile mocks", example: "targets: { AppTests: { protocols: all } }"),
        ConfigurationKey(
            .sources, .list(of: "path"), in: [.target], default: "the sources of the target's dependencies",
            "files, folders or globs that declare the protocols, relative to this file", example: "sources: [Sources/App]"),
        ConfigurationKey(
            .protocols, .list(of: "pattern", orWord: ["all", "annotated", "used"]), in: [.target], default: "none beside 'models'",
            "the protocols to mock: names, globs, 'all', 'annotated', or 'used' for those whose mocks the target names; classes by their names",
            example: "protocols: [RootRouting, \"LoggedOut*\"]"),
        ConfigurationKey(
            .combined, .lists(of: "protocol", by: "mock"), in: [.target], default: "none",
            "mocks of several protocols at once, by their names",
            example: "combined: { ScreenMock: [ScreenPresentable, ScreenControllable] }"),
        ConfigurationKey(
            .exclude, .list(of: "pattern"), in: [.target], default: "none",
            "protocols that are never mocked", example: "exclude: [\"*Internal\"]"),
        ConfigurationKey(
            .models, .list(of: "name"), in: [.target], default: "none",
            "structs, classes and enums to make stubs and changed copies of", example: "models: [LightModel, LightStateModel]"),
        ConfigurationKey(
            .testable, .list(of: "name"), in: [.target], default: "none",
            "classes to make a subclass of that has mocks for what the class makes itself", example: "testable: [RootPresenter]"),
        ConfigurationKey(
            .imports, .list(of: "module"), in: [.target], default: "none",
            "modules to import besides those that are found to be needed", example: "imports: [Foundation]"),
        ConfigurationKey(
            .output, .text, in: [.target], default: "generated at build time",
            "the checked-in file to generate, relative to this file", example: "output: Sources/AppTestSupport/Mocks.swift"),
        ConfigurationKey(
            .overrides, .names(of: "protocol", to: .override), in: [.target], default: "none",
            "settings for single protocols", example: "overrides: { UserServicing: { name: FakeUserService } }"),
    ]

    /// The places of a setting, the farthest first: the nearest wins.
    private static let settings: [Place] = [.root, .target, .override]

    private init(
        _ name: Name, _ type: ValueType, in places: [Place], default defaultText: String?, _ summary: String, example: String
    ) {
        self.init(name: name, type: type, places: places, defaultText: defaultText, summary: summary, example: example)
    }
}
