/// A configuration for a package that has none.
package struct InitReport: Sendable {
    package struct ManifestChange: Sendable {
        /// `the target 'AppTests'`
        package var location: String
        package var manifest = "Package.swift"
        package var line: String
    }

    package var path: String
    package var text: String
    package var isWritten = false
    package var manifestChanges: [ManifestChange] = []

    package var notes: [String] = []
}
