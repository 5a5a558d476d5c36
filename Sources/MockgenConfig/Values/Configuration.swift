package import MockgenModel

/// What `.mockgen.yml` says, complete and valid in itself.
///
/// Whether targets, sources and protocols of these names exist is not known here: the locations are kept for who finds out.
package struct Configuration: Hashable, Sendable {
    package let path: String
    /// In the order of the file, at least one.
    package let targets: [TargetConfiguration]
}

/// The mocks one SwiftPM target compiles.
package struct TargetConfiguration: Hashable, Sendable {
    package let name: String
    package let location: SourceLocation
    /// Files, folders or globs relative to the file; nil: the sources of the target's dependencies. Never empty.
    package let sources: [Located<String>]?
    package let protocols: ProtocolSelection
    /// Where the value of `protocols` begins.
    package let protocolsLocation: SourceLocation
    /// In the order of the file.
    package let combined: [CombinedMock]
    /// What is never mocked, whatever else selects it.
    package let exclude: [Located<Pattern>]
    /// Names of types that stubs are made of.
    package let models: [Located<Pattern>]
    /// Names of classes that get a testable subclass.
    package let testable: [Located<Pattern>]
    /// Modules to import besides those that are found to be needed.
    package let imports: [Located<String>]
    /// A path inside the package, without `.` and `..`; nil: generated at build time.
    package let output: Located<String>?
    /// In effect for every protocol without an override.
    package let settings: Settings
    /// In the order of the file.
    package let overrides: [ProtocolOverride]
}

/// A mock that conforms to several protocols.
package struct CombinedMock: Hashable, Sendable {
    package let name: Located<String>
    /// As written: `P` or `Outer.P`. Never empty.
    package let protocols: [Located<String>]
}

/// What is set for one protocol, or one combined mock, alone.
package struct ProtocolOverride: Hashable, Sendable {
    /// As written: `P` or `Outer.P`.
    package let protocolName: Located<String>
    /// In effect for this protocol: what the override leaves open is the target's.
    package let settings: Settings
}

/// The protocols of the sources that are mocked.
package enum ProtocolSelection: Hashable, Sendable {
    case all
    /// Those that a comment or a marker protocol asks to mock.
    case annotated
    /// Those whose mocks the target's own sources name.
    case used
    /// Empty where only stubs are wanted.
    case patterns([Located<Pattern>])
}

extension TargetConfiguration {
    /// The settings in effect for a protocol.
    /// - Parameter names: what an override may call it; of several overrides, that of the last name wins.
    package func settings(forProtocol names: [String]) -> Settings {
        names.reversed().lazy.compactMap { name in overrides.first { $0.protocolName.value == name } }.first?.settings ?? settings
    }
}
