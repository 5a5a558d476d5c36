/// A configuration for a package that has none.
package struct InitReport: Sendable {
    package struct ManifestChange: Sendable {
        /// `the target 'AppTests'`
        package var location: String
        package var manifest: String
        package var line: String

        init(to location: String, of manifest: String = "Package.swift", line: String) {
            self.location = location
            self.manifest = manifest
            self.line = line
        }
    }

    package var path: String
    package var text: String
    package var isWritten = false
    package var manifestChanges: [ManifestChange] = []

    package var notes: [String] = []
}
