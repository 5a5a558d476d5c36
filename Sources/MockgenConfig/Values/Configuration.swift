package import MockgenModel

/// The contents of `.mockgen.yml`, complete and valid.
///
/// The package may not have the targets, sources and protocols with these names. Their locations are for messages about that.
package struct Configuration: Hashable, Sendable {
    package let path: String
    /// The modules that SwiftPM does not know.
    package let modules: [ModuleConfiguration]
    /// The shell command that builds the targets that SwiftPM does not know.
    package let buildCommand: Located<String>?
    /// The folders of the packages to which the targets belong, as paths or globs; empty for the package around the file.
    package let packages: [Located<String>]
    /// The targets in the order of the file. There is at least one, except with `packages`.
    package private(set) var targets: [TargetConfiguration]
}

extension Configuration {
    package func with(_ targets: [TargetConfiguration]) -> Configuration {
        var copy = self
        copy.targets = targets
        return copy
    }
}

/// The configuration of one target.
package struct TargetConfiguration: Hashable, Sendable {
    package let name: String
    package let location: SourceLocation
    /// The modules that it can import; nil for what SwiftPM says, or all modules.
    package let modules: [Located<String>]?
    /// Files, folders or globs, relative to the file. Never empty; nil for the sources of the target's dependencies.
    package let sources: [Located<String>]?
    package let protocols: ProtocolSelection
    /// The location of the value of `protocols`.
    package let protocolsLocation: SourceLocation
    /// The combined mocks in the order of the file.
    package let combined: [CombinedMock]
    /// The protocols and classes without a mock, even if another key selects them.
    package let exclude: [Located<Pattern>]
    /// The names of types that get stubs.
    package let models: [Located<Pattern>]
    /// The names of classes that get a testable subclass.
    package let testable: [Located<Pattern>]
    /// Modules to import in addition to those that the mocks need.
    package let imports: [Located<String>]
    /// A path inside the package, without `.` and `..`. Nil if the plugin generates the mocks at build time.
    package let output: Located<String>?
    /// The settings of every protocol without an override.
    package let settings: Settings
    package let overrides: Overrides
}

/// A mock that conforms to several protocols.
package struct CombinedMock: Hashable, Sendable {
    package let name: Located<String>
    /// The names as written: `P` or `Outer.P`. Never empty.
    package let protocols: [Located<String>]
}

/// The settings of one protocol or one combined mock.
package struct ProtocolOverride: Hashable, Sendable {
    /// The name as written: `P` or `Outer.P`.
    package let protocolName: Located<String>
    /// The settings of the override, and the target's for those that it does not set.
    package let settings: Settings
}

/// The overrides of a target. A list of thousands is searched by name.
package struct Overrides: Hashable, Sendable {
    /// The overrides in the order of the file.
    package let all: [ProtocolOverride]
    private let numbers: [String: Int]

    init(_ all: [ProtocolOverride]) {
        self.all = all
        numbers = Dictionary(all.enumerated().map { ($1.protocolName.value, $0) }) { first, _ in first }
    }

    package subscript(name: String) -> ProtocolOverride? { numbers[name].map { all[$0] } }
}

/// The selection of protocols by `protocols`.
package enum ProtocolSelection: Hashable, Sendable {
    case all
    /// The protocols that are annotated with a comment or a marker protocol.
    case annotated
    /// The protocols whose mocks the target's own sources use.
    case used
    /// The listed names and patterns. Empty if the target has only stubs.
    case patterns([Located<Pattern>])
}

extension TargetConfiguration {
    /// Returns the effective settings of a protocol.
    /// - Parameter names: the names that an override may use for it. If several have an override, the last one wins.
    package func settings(forProtocol names: [String]) -> Settings {
        names.reversed().lazy.compactMap { overrides[$0] }.first?.settings ?? settings
    }
    /// The settings of the target and those of its overrides.
    package var allSettings: [Settings] { [settings] + overrides.all.map(\.settings) }
}
