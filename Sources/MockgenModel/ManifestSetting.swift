/// A Swift setting of a target, as the manifest lists it.
package struct ManifestSetting: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case define(String)
        /// An upcoming or experimental feature.
        case feature(String)
        /// Nil for no global actor.
        case defaultIsolation(String?)
        case languageMode(String)
        case unsafeFlags([String])
    }

    package struct Condition: Hashable, Sendable {
        /// `debug` or `release`, if the setting is limited to one.
        package var configuration: String?
        /// SwiftPM's names of platforms in lowercase, such as `macos`; none for all.
        package var platforms: [String] = []
        package var hasTraits = false

        package init() {}
    }

    package var kind: Kind
    package var condition: Condition

    package init(_ kind: Kind, _ condition: Condition = Condition()) { (self.kind, self.condition) = (kind, condition) }
}

extension ManifestSetting.Condition {
    /// The condition after `#if`, such as `(DEBUG && os(Linux))`. Nil if a source file cannot test it.
    package var text: String? {
        guard !hasTraits else { return nil }
        var parts: [String] = []
        switch configuration {
        case nil: break
        case "debug": parts.append("DEBUG")
        case "release": parts.append("(!DEBUG)")
        default: return nil
        }
        if !platforms.isEmpty {
            let systems = platforms.compactMap { Self.systems[$0] }
            guard systems.count == platforms.count else { return nil }
            parts.append(systems.count == 1 ? systems[0] : "(\(systems.joined(separator: " || ")))")
        }
        return parts.isEmpty ? "true" : parts.count == 1 ? parts[0] : "(\(parts.joined(separator: " && ")))"
    }

    private static let systems = [
        "android": "os(Android)", "freebsd": "os(FreeBSD)", "ios": "os(iOS)", "linux": "os(Linux)",
        "maccatalyst": "targetEnvironment(macCatalyst)", "macos": "os(macOS)", "openbsd": "os(OpenBSD)", "tvos": "os(tvOS)",
        "visionos": "os(visionOS)", "wasi": "os(WASI)", "watchos": "os(watchOS)", "windows": "os(Windows)",
    ]
}

package enum LanguageVersion: String, CaseIterable, Sendable {
    case five = "5"
    case six = "6"
}

package enum DefaultIsolation: String, CaseIterable, Sendable {
    case nonisolated
    case mainActor = "MainActor"
}

extension ManifestSetting.Kind {
    package static func defaultIsolation(_ isolation: DefaultIsolation) -> ManifestSetting.Kind {
        .defaultIsolation(isolation == .mainActor ? isolation.rawValue : nil)
    }
}
