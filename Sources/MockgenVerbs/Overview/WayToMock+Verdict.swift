import MockgenConfig
import MockgenModel
import MockgenRun

extension WayToMock {
    /// Nil for a protocol that is selected, and for one that the compiler does not see.
    /// - Parameter name: the shortest name that the configuration can use for it.
    init?(_ listing: ProtocolListing, named name: String, mock: String, in target: TargetConfiguration) {
        let place = "in the configuration of '\(target.name)'"
        switch listing.verdict.reason {
        case .chosen, .notCompiled: return nil
        case .notListed:
            self = .add(name, to: "protocols", with: target.protocols.patterns, at: target.protocolsLocation, place)
        case .outsideSources:
            guard let path = listing.location?.path else { return nil }
            self = .add(path, to: "sources", with: (target.sources ?? []).map(\.value), at: target.sources?.first?.location, place)
        case .excluded(let pattern):
            self.init(
                pattern == name
                    ? "Remove '\(pattern)' from 'exclude'." : "Replace '\(pattern)' in 'exclude' with names that do not match '\(name)'.")
        case .notAnnotated(let annotation):
            self.init("Write above the protocol:", lines: [annotation.hasPrefix("//") ? annotation : "// mockgen: mock"])
        case .skipped: self.init("Remove '// mockgen: skip' above the protocol.")
        case .notUsed: self.init("Use the mock in a test:", lines: ["let mock = \(mock)()"])
        case .isPrivate: self.init("Give the protocol at least the access level 'internal'.")
        case .lessVisible(let own, _):
            let isFirst = target.overrides.all.isEmpty
            self.init(
                isFirst ? "Write \(place):" : "Write in the 'overrides' of '\(target.name)':",
                lines: (isFirst ? ["    overrides:"] : []) + ["      \(name.asYAML): { access: \(own.rawValue) }"])
        }
    }

    /// Repeats the list, so that the line can replace the one in the file. A long list would be hard to read.
    private static func add(
        _ entry: String, to key: String, with others: [String], at location: SourceLocation?, _ place: String
    ) -> WayToMock {
        guard others.count > 8 else { return WayToMock("Write \(place):", lines: ["    \(key): \((others + [entry]).asYAML)"]) }
        return WayToMock("Add to the list '\(key)'\(location.map { ", \($0)" } ?? ""):", lines: [entry.asYAML])
    }
}

extension ProtocolSelection {
    fileprivate var patterns: [String] { if case .patterns(let patterns) = self { patterns.map(\.value.text) } else { [] } }
}
