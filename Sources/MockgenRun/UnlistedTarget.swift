package import MockgenConfig
package import MockgenModel

extension Diagnostic {
    /// Returns the error about a name after '--target' that neither the configuration nor the package has.
    package static func targetNotConfigured(_ name: String, among known: [String], in path: String) -> Diagnostic {
        let help = nearest(to: name, among: known).map { "did you mean '\($0)'?" } ?? "it lists \(quotedList(known, "and"))"
        return Diagnostic(.targetNotConfigured, cause: .setup, "target '\(name)' is not listed in '\(path)'", help: help, at: nil)
    }

    /// Returns the error about a target of the package or project that the configuration does not list.
    /// - Parameter manifest: nil if it is unknown.
    package static func targetNotConfigured(_ name: String, in configuration: Configuration, manifest: ManifestDump?) -> Diagnostic {
        let declared = manifest?.targets.map(\.name) ?? []
        if let misspelled = configuration.target(misspelling: name, declared: declared) {
            return unlisted(
                name, in: configuration.path, but: ", but '\(misspelled.name)' is", help: "did you mean '\(name)'?", at: misspelled.location
            )
        }
        let withPlugin = manifest?.targetsWithPlugin ?? []
        let others = configuration.targets.filter {
            declared.contains($0.name) && $0.output == nil && !withPlugin.contains($0.name)
        }
        guard withPlugin.contains(name), let other = others.first else { return unlisted(name, in: configuration.path) }
        let names = quotedList(others.map(\.name), "and")
        return unlisted(
            name, in: configuration.path, but: ", but has the plugin",
            help: "\(names) \(others.count == 1 ? "is" : "are") listed and \(others.count == 1 ? "has" : "have") no plugin: "
                + "move it there in Package.swift", at: other.location)
    }

    private static func unlisted(
        _ name: String, in path: String, but: String = "", help: String? = nil, at location: SourceLocation? = nil
    ) -> Diagnostic {
        Diagnostic(
            .targetNotConfigured, cause: .setup, "target '\(name)' is not listed in '\(path)'\(but)",
            help: help ?? "add it under 'targets' with the protocols to mock:\n      \(name):\n        protocols: [UserServicing]",
            at: location ?? SourceLocation(path: path, line: 1, column: 1))
    }
}

extension Configuration {
    /// Returns the listed target that is probably meant to be this one.
    /// - Parameter declared: the targets of the package, whose names are right.
    package func target(misspelling name: String, declared: [String]) -> TargetConfiguration? {
        // Another package can have the others.
        guard packages.isEmpty else { return nil }
        let unknown = targets.filter { !declared.contains($0.name) }
        return nearest(to: name, among: unknown.map(\.name)).flatMap { near in unknown.first { $0.name == near } }
    }
}
