/// The names that a module defines for `@available`, with `AvailabilityMacro=` or `-define-availability`.
package struct AvailabilityMacros: Hashable, Sendable {
    /// The platforms that each name means, without spaces: `macOS13,iOS16` for `Service1.0`.
    package var definitions: [String: String]

    package init(definitions: [String: String] = [:]) { self.definitions = definitions }
}
