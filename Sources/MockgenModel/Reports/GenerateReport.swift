/// The result of a run that writes files.
package struct GenerateReport: Sendable {
    /// The files that were made, with those that are fresh already.
    package var files: [String] = []
    package var written: [String] = []
    package var mocks = 0
    /// Targets that the plugin makes mocks for at build time.
    package var pluginTargets: [String] = []
    package var warnings: [Diagnostic] = []

    package init() {}
}
