package import MockgenModel

/// A module that SwiftPM cannot describe, such as a target of an Xcode project.
package struct ModuleConfiguration: Hashable, Sendable {
    package let name: Located<String>
    /// Files, folders or globs, relative to the file. Never empty.
    package internal(set) var sources: [Located<String>] = []
    package internal(set) var dependencies: [Located<String>] = []
    package internal(set) var language = LanguageVersion.five
    package internal(set) var isolation = DefaultIsolation.nonisolated
    /// Upcoming and experimental features of the compiler.
    package internal(set) var features: [String] = []
    package internal(set) var flags: [String] = []
    /// Folders with modules without sources, relative to the file.
    package internal(set) var interfaces: [Located<String>] = []

    init(name: Located<String>) { self.name = name }
}

extension ModuleConfiguration {
    /// The key for the short form of a module, which is only the value of this key.
    static let sourcesKey: Key<ModuleConfiguration> = .value(
        "sources", \.sources, .paths(mayBeEmpty: false), default: nil, "the files, folders or globs of the module, relative to this file",
        example: "sources: [App/Sources]")

    static let keys: [Key<ModuleConfiguration>] = [
        sourcesKey,
        .value(
            "dependencies", \.dependencies, .moduleNames(), default: "none",
            "the other modules that its sources import, from this file or from the package", example: "dependencies: [Models]"),
        .value(
            "language", \.language, .choice(of: "language mode"), default: LanguageVersion.five.rawValue,
            "the Swift language mode of the module",
            example: "language: 6"),
        .value(
            "defaultIsolation", \.isolation, .choice(of: "isolation"), default: DefaultIsolation.nonisolated.rawValue,
            "the isolation of declarations that have none of their own", example: "defaultIsolation: MainActor"),
        .value(
            "features", \.features, .texts(of: "feature"), default: "none",
            "the upcoming and experimental features that the module is compiled with", example: "features: [ExistentialAny]"),
        .value("flags", \.flags, .flags, default: "none", "the names that are defined for '#if'", example: "flags: [DEBUG]"),
        .value(
            "interfaces", \.interfaces, .paths(), default: "none",
            "folders with the frameworks and other built modules that its sources import, relative to this file",
            example: "interfaces: [Pods/Frameworks]"),
    ]
}
