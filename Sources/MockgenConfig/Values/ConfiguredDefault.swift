package import MockgenModel

/// A type under `defaults`, and the expression that un-stubbed members return.
package struct ConfiguredDefault: Hashable, Sendable {
    package let type: Located<String>
    package let value: Located<String>
}
