import MockgenConfig
import MockgenModel

/// A `.mockgen.yml` to begin with.
struct ConfigurationText {
    struct Target {
        let name: String
        let protocols: [ProtocolListing]
    }

    let targets: [Target]

    var text: String {
        let settings: [ConfigurationKey.Name] = [.name, .access, .defaults]
        var lines = ["# The protocols to mock for each target. '\(ShellCommand.mockgen("list"))' shows the mocks.", "version: 1", ""]
        lines += ["# These hold for all targets, and may also stand in a target or in an override:"]
        lines += settings.flatMap(comment)
        lines += ["", "targets:"]
        for target in targets {
            lines.append("  \(target.name.asKey):")
            // Once is enough to show what there is.
            let keys: [ConfigurationKey.Name] = target.name == targets.first?.name ? [.sources, .exclude, .output, .overrides] : []
            lines += keys.flatMap(comment).map { "    \($0)" }
            lines.append("    protocols:")
            lines += protocolLines(of: target).map { "      \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// `# access: internal   who sees the mocks`
    private func comment(on name: ConfigurationKey.Name) -> [String] {
        ConfigurationKey.table.filter { $0.name == name }.map { "# \($0.example)   # \($0.summary)" }
    }

    /// What cannot be mocked stays in sight, as a comment.
    private func protocolLines(of target: Target) -> [String] {
        var mocks: Set<String> = []
        return target.protocols.map { listing in
            guard let mock = listing.mock else {
                return "# - \(listing.name)   # cannot be mocked: \(listing.refusals.map(\.id).unique.joined(separator: ", "))"
            }
            guard mocks.insert(mock).inserted else {
                return "# - \(listing.module).\(listing.name)   # another \(mock): give it a name under 'overrides'"
            }
            let isAmbiguous = target.protocols.contains { $0.location != listing.location && $0.name.isCalled(byPattern: listing.name) }
            return "- \(isAmbiguous ? "\(listing.module)." : "")\(listing.name)"
        }
    }
}

extension String {
    /// Whether the pattern, a name, also means this one: `Listener` means `Login.Listener`.
    fileprivate func isCalled(byPattern name: String) -> Bool { self == name || hasSuffix(".\(name)") }

    /// A name that YAML could take for something else is quoted.
    fileprivate var asKey: String { allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") } ? self : "\"\(self)\"" }
}
