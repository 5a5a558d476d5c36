import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenRun

struct ConfigurationText {
    /// For a project without a package.
    var modules: [ProjectPart] = []
    /// Folders and globs, for several packages.
    var packages: [String] = []
    let targets: [ProposedTarget]
    /// The lines for all targets; nil for the style that the tests use.
    var settings: [String]?

    var text: String {
        let settings = settings ?? ProposedStyle.settings(for: targets)
        func hasSetting(_ name: String) -> Bool { settings.contains { $0.hasPrefix("\(name):") } }
        let defaults = hasSetting("defaults") ? [] : ProposedDefaults.merged(targets.map(\.defaults)).lines
        let examples = (["style", "name"] + (defaults.isEmpty ? ["defaults"] : [])).filter { !hasSetting($0) }
        let head = [
            "# The mocks of \(subject). '\(ShellCommand.mockgen("list"))' lists every protocol and its mock.",
            "version: 1", "", "# Settings for all targets; a target or an override may have its own:",
        ]
        let targetLines = targets.isEmpty ? [] : ["", "targets:"] + targets.flatMap(\.lines)
        let lines = head + settings + examples.flatMap(comment) + defaults + packageLines + moduleLines + targetLines
        return lines.map { "\($0)\n" }.joined()
    }

    private var subject: String { !packages.isEmpty ? "these packages" : modules.isEmpty ? "this package" : "this project" }

    private var packageLines: [String] {
        packages.isEmpty ? [] : ["", "packages: \(packages.asYAML)"]
    }

    private var moduleLines: [String] {
        guard !modules.isEmpty else { return [] }
        return ["", "modules:"]
            + modules.map { module in
                let sources = module.sources.asYAML
                let dependencies = module.dependencies.isEmpty ? [] : ["dependencies: \(module.dependencies.asYAML)"]
                let others = dependencies + module.settings.keys
                let value = others.isEmpty ? sources : "{ \((["sources: \(sources)"] + others).joined(separator: ", ")) }"
                return "  \(module.name.asYAML): \(value)"
            }
    }

    /// `# name: "{protocol}Mock"   # the name of each mock`
    private func comment(on name: String) -> [String] {
        ConfigurationKey.table.filter { $0.name == name }.map { "# \($0.example)   # \($0.summary)" }
    }
}

extension ProposedTarget {
    fileprivate var lines: [String] {
        var lines = ["  \(name.asYAML):"]
        for (key, values) in [("modules", modules), ("sources", sources), ("imports", imports)] where !values.isEmpty {
            lines.append("    \(key): \(values.asYAML)")
        }
        lines.append("    protocols: \(protocols)")
        if !Set(annotations).isSubset(of: Marks.usualWords) {
            lines.append("    annotations: [\(annotations.map(\.asYAML).joined(separator: ", "))]")
        }
        // A template contains the name that the settings give to all mocks.
        lines += settings.filter { template == nil || !$0.hasPrefix("name:") }.map { "    \($0)" }
        if let template { lines.append("    name: \(template.asYAML)") }
        if let output { lines.append("    output: \(output.asYAML)") }
        if let condition { lines.append("    condition: \(condition.asYAML)") }
        if let access { lines.append("    access: \(access.rawValue)") }
        if !excluded.isEmpty { lines.append("    exclude:") }
        lines += excluded.map { "      - \($0.name.asYAML)   # \($0.reason)" }
        let overrides = renamed.map { ($0.name, "name: \($0.mock.asYAML)") } + lessVisible.map { ($0, "access: internal") }
        if !overrides.isEmpty { lines.append("    overrides:") }
        for name in overrides.map(\.0).unique {
            lines.append("      \(name.asYAML): { \(overrides.filter { $0.0 == name }.map(\.1).joined(separator: ", ")) }")
        }
        if unlistedDuplicates > 0 {
            lines.append(
                "    # \(unlistedDuplicates) more protocols would share the name of a mock: rename those that you use under 'overrides'")
        }
        return lines
    }
}
