package struct GenerateReport: Sendable {
    /// The files with mocks, including those that were up to date.
    package var files: [String] = []
    package var written: [String] = []
    /// The previous generator of each written file that mockgen has taken over.
    package var replaced: [String: MockGenerator] = [:]
    package var mocks = 0
    /// Targets whose mocks the plugin generates.
    package var pluginTargets: [String] = []
    package var warnings: [Diagnostic] = []

    package init() {}
}
