internal import MockgenModel

extension ConfigurationKey {
    /// In the order in which people write them in a file.
    package static let table: [ConfigurationKey] = [
        ConfigurationKey(
            .version, .integer, in: [.root], default: nil,
            "the version of the file format", example: "version: 1"),
        ConfigurationKey(
            .style, .choice(BuiltInStyle.names, orMapping: .style), in: settings, default: Settings.builtIn.style.value.base.rawValue,
            "the names and kinds of the members with which a test configures and checks a mock", example: "style: automockable"),
        ConfigurationKey(
            .extends, .choice(BuiltInStyle.names), in: [.style], default: nil,
            "the built-in style that a custom style extends", example: "style: { extends: automockable }"),
        ConfigurationKey(
            .naming, .choice(Naming.names), in: [.style], default: "label for automockable, short for the others",
            "how member names begin: with the base name, the argument labels or also the types of a requirement",
            example: "style: { extends: automockable, naming: label }"),
        ConfigurationKey(
            .history, .flag, in: [.style], default: "true for automockable, false for handler and spy",
            "whether mocks record the arguments of all calls, as stubs always do", example: "style: { extends: handler, history: true }"),
        ConfigurationKey(
            .initializer, .choice(MockInitializer.names), in: [.style], default: "properties for handler, none for the others",
            "the values that the initializer of a mock takes: 'none', 'properties', or 'all' for properties and return values",
            example: "style: { extends: automockable, initializer: properties }"),
        ConfigurationKey(
            .names, .names(of: Role.noun, to: nil, among: Role.names), in: [.style], default: "the names of the extended style",
            "changed, additional or removed members: a name pattern for each role, with '{member}' for the name of the requirement, or 'none'",
            example: "style: { extends: handler, names: { callCount: \"{member}Count\" } }"),
        ConfigurationKey(
            .name, .text, in: settings, default: Settings.builtIn.name.value.text,
            "the name of each mock; '{protocol}' is the name of its protocol", example: "name: \"{protocol}Mock\""),
        ConfigurationKey(
            .access, .choice(AccessLevel.names), in: settings, default: Settings.builtIn.access.value.rawValue,
            "the access level of the mocks", example: "access: internal"),
        ConfigurationKey(
            .defaults, .names(of: "type", to: nil), in: settings, default: "none",
            "the values that un-stubbed members return: a Swift expression for each type", example: "defaults: { Money: Money.zero }"),
        ConfigurationKey(
            .callsSuper, .flag, in: settings, default: String(Settings.builtIn.callsSuper.value),
            "whether un-stubbed members of a class mock call the class's own implementation", example: "callsSuper: true"),
        ConfigurationKey(
            .implemented, .choice(Implemented.names), in: settings, default: Settings.builtIn.implemented.value.rawValue,
            "whether to mock requirements with a default implementation in an extension, or to inherit it",
            example: "implemented: inherit"),
        ConfigurationKey(
            .members, .choice(MockMemberSelection.names), in: settings, default: Settings.builtIn.members.value.rawValue,
            "whether mocks have all members, or only those that the target's source files mention", example: "members: used"),
        ConfigurationKey(
            .modules, .namesOrLists(of: "module", to: .module, item: "path"), in: [.root], default: "none",
            "modules that SwiftPM does not know, such as the targets of an Xcode project: the sources of each, or its settings",
            example: "modules: { App: [App/Sources] }"),
        ConfigurationKey(
            .sources, .list(of: "path"), in: [.module], default: nil,
            "the files, folders or globs of the module, relative to this file", example: "sources: [App/Sources]"),
        ConfigurationKey(
            .dependencies, .list(of: "module"), in: [.module], default: "none",
            "the other modules that its sources import, from this file or from the package", example: "dependencies: [Models]"),
        ConfigurationKey(
            .language, .choice(LanguageVersion.names), in: [.module], default: LanguageVersion.five.rawValue,
            "the Swift language mode of the module", example: "language: 6"),
        ConfigurationKey(
            .defaultIsolation, .choice(DefaultIsolation.names), in: [.module], default: DefaultIsolation.nonisolated.rawValue,
            "the isolation of declarations that have none of their own", example: "defaultIsolation: MainActor"),
        ConfigurationKey(
            .features, .list(of: "feature"), in: [.module], default: "none",
            "the upcoming and experimental features that the module is compiled with", example: "features: [ExistentialAny]"),
        ConfigurationKey(
            .flags, .list(of: "flag"), in: [.module], default: "none",
            "the names that are defined for '#if'", example: "flags: [DEBUG]"),
        ConfigurationKey(
            .interfaces, .list(of: "path"), in: [.module], default: "none",
            "folders with the frameworks and other built modules that its sources import, relative to this file",
            example: "interfaces: [Pods/Frameworks]"),
        ConfigurationKey(
            .packages, .list(of: "path"), in: [.root], default: "none",
            "the folders or globs of the packages to which the targets belong, relative to this file; a package can have a file of its own",
            example: "packages: [\"Packages/*\"]"),
        ConfigurationKey(
            .verify, .mapping(.verify), in: [.root], default: "none",
            "how the command 'verify' compiles the mocks of targets that SwiftPM does not know",
            example: "verify: { build: \"xcodebuild build-for-testing -scheme App\" }"),
        ConfigurationKey(
            .build, .text, in: [.verify], default: nil,
            "a shell command that builds these targets, run in the folder of this file after the mocks are compared",
            example: "verify: { build: \"xcodebuild build-for-testing -scheme App\" }"),
        ConfigurationKey(
            .targets, .names(of: "target", to: .target), in: [.root], default: "required, except with 'packages'",
            "the targets that use mocks", example: "targets: { AppTests: { protocols: all } }"),
        ConfigurationKey(
            .sources, .list(of: "path"), in: [.target], default: "the sources of the target's dependencies",
            "the files, folders or globs to search for protocols, relative to this file", example: "sources: [Sources/App]"),
        ConfigurationKey(
            .protocols, .list(of: "pattern", orWord: ["all", "annotated", "used"]), in: [.target],
            default: "required, except with 'models'",
            "the protocols to mock: names and globs, or 'all', 'annotated' or 'used'; also the names of classes",
            example: "protocols: [RootRouting, \"LoggedOut*\"]"),
        ConfigurationKey(
            .modules, .list(of: "module"), in: [.target], default: "what SwiftPM says, otherwise all modules",
            "the modules that the target can import", example: "modules: [App, Core]"),
        ConfigurationKey(
            .combined, .lists(of: "protocol", by: "mock"), in: [.target], default: "none",
            "mocks that conform to several protocols, by mock name",
            example: "combined: { ScreenMock: [ScreenPresentable, ScreenControllable] }"),
        ConfigurationKey(
            .exclude, .list(of: "pattern"), in: [.target], default: "none",
            "protocols not to mock, whatever 'protocols' selects", example: "exclude: [\"*Internal\"]"),
        ConfigurationKey(
            .models, .list(of: "name"), in: [.target], default: "none",
            "structs, classes and enums to generate 'stub()' and 'modify()' for", example: "models: [LightModel, LightStateModel]"),
        ConfigurationKey(
            .testable, .list(of: "name"), in: [.target], default: "none",
            "classes to generate a subclass of that uses mocks for the dependencies that the class creates",
            example: "testable: [RootPresenter]"),
        ConfigurationKey(
            .imports, .list(of: "module"), in: [.target], default: "none",
            "additional modules to import; mockgen adds the modules that the mocks need itself", example: "imports: [Foundation]"),
        ConfigurationKey(
            .output, .text, in: [.target], default: "generated at build time",
            "the path of the checked-in file, relative to this file", example: "output: Sources/AppTestSupport/Mocks.swift"),
        ConfigurationKey(
            .overrides, .names(of: "protocol", to: .override), in: [.target], default: "none",
            "settings for individual protocols", example: "overrides: { UserServicing: { name: FakeUserService } }"),
    ]

    /// The levels of a setting, from the outermost to the innermost. The innermost value wins.
    private static let settings: [Level] = [.root, .target, .override]

    private init(
        _ name: Name, _ type: ValueType, in levels: [Level], default defaultText: String?, _ summary: String, example: String
    ) {
        self.init(name: name, type: type, levels: levels, defaultText: defaultText, summary: summary, example: example)
    }
}
