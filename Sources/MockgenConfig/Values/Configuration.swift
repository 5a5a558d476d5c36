package import MockgenModel

/// The contents of `.mockgen.yml`, complete and valid.
///
/// The package may not have these targets, sources and protocols. The locations are for messages about missing ones.
package struct Configuration: Hashable, Sendable {
    package let path: String
    /// The default settings of all targets.
    package internal(set) var settings = Settings.builtIn
    /// The modules that SwiftPM cannot describe.
    package internal(set) var modules: [ModuleConfiguration] = []
    /// The folders of the packages with the targets, as paths or globs; empty for the package that contains the file.
    package internal(set) var packages: [Located<String>] = []
    /// The shell command that builds the targets that SwiftPM cannot describe.
    package internal(set) var buildCommand: Located<String>?
    /// The targets in the order of the file. Only a configuration with `packages` can have none.
    package internal(set) var targets: [TargetConfiguration] = []

    init(path: String) { self.path = path }
}

extension Configuration {
    package func with(_ targets: [TargetConfiguration]) -> Configuration {
        var copy = self
        copy.targets = targets
        return copy
    }

    static let keys: [Key<Configuration>] = [version] + Settings.keys.map { $0.within(\.settings) } + ownKeys

    private static let version = Key<Configuration>(
        "version", .integer, default: nil, "the version of the file format", example: "version: 1"
    ) { node, _, reader in reader.checkVersion(node) }

    private static let ownKeys: [Key<Configuration>] = [
        .value(
            "modules", \.modules, .modules, default: "none",
            "modules that SwiftPM does not know, such as the targets of an Xcode project: the sources of each, or its settings",
            example: "modules: { App: [App/Sources] }"),
        .value(
            "packages", \.packages, .paths(mayBeEmpty: false), default: "none",
            "the folders or globs of the packages to which the targets belong, relative to this file; a package can have a file of its own",
            example: "packages: [\"Packages/*\"]"),
        Key(
            "verify", .mapping(.verify), default: "none",
            "how the command 'verify' builds the targets that SwiftPM does not know",
            example: "verify: { build: \"xcodebuild build-for-testing -scheme App\" }"
        ) { node, configuration, reader in reader.readVerify(node, into: &configuration) },
        // The settings are read earlier, so that the targets can inherit them.
        Key(
            "targets", .names(of: "target", to: .target, mayBeEmpty: false), default: "required, except with 'packages'",
            "the targets that use mocks", example: "targets: { AppTests: { protocols: all } }"
        ) { node, configuration, reader in configuration.targets = reader.targets(node, inheriting: configuration.settings) },
    ]

    static let keysOfVerify: [Key<Configuration>] = [
        .optional(
            "build", \.buildCommand, .command, default: nil,
            "a shell command that builds these targets, run in the folder of this file after the mocks are compared",
            example: "verify: { build: \"xcodebuild build-for-testing -scheme App\" }")
    ]
}
