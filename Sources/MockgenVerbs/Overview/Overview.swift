import MockgenDisk
package import MockgenModel
import MockgenRun

extension Repository {
    /// `mockgen report`: all protocols, with the details of the mocks and the problems of the checked-in files.
    package func overview(targets names: [String]) async throws(Diagnostics) -> OverviewReport {
        var list = try await list(targets: names, isDetailed: true)
        list.problems += workspace.keptFindings
        return OverviewReport(name: workspace.root.fileName, list: list)
    }
}
