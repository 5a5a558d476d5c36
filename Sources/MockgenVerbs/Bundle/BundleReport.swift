/// A package with compiled tools that `mockgen bundle` has written.
package struct BundleReport: Sendable {
    /// The path that the user has typed.
    package var path: String
    /// The systems that the package serves, such as `x86_64-unknown-linux-gnu`.
    package var systems: [String]
    /// In bytes.
    package var size: Int
    package var version: String
}
