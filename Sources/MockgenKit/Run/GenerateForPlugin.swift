import MockgenConfig
package import MockgenModel
import MockgenRender

/// The run of the build-tool plugin: one target, a file for each module that it can see.
///
/// A file for each module, because the plugin must name its outputs before anything is read, and because a change in one module
/// then leaves the mocks of the others compiled.
package func generateForPlugin(requestPath: String) async throws(Diagnostics) -> GenerateReport {
    let request = try PluginRequest(readingFrom: requestPath)
    let workspace = Workspace(request: request)
    let configuration = try workspace.configure()
    guard let target = configuration.targets.first(where: { $0.name == request.target }) else {
        throw Diagnostics([.targetNotConfigured(request.target, in: configuration)])
    }
    var report = GenerateReport()
    var plans: [MockPlan] = []
    if target.output == nil {
        let filter = SourceFilter(modules: request.modules, root: workspace.root, base: workspace.configurationPath.parentFolder)
        let admitted = try filter.files(of: target) ?? Set(request.modules.filter(\.isLocal).flatMap(\.files))
        let index = try await SourceIndex(reading: request.modules, root: workspace.root)
        try index.checkDamage(admitted: admitted)
        plans = try await index.plans(for: target, named: request.target.moduleName, admitted: admitted)
    }
    let files = request.modules.map { module in
        GeneratedFile(
            path: "\(request.output)/\(PluginRequest.fileName(forModule: module.name))",
            text: file(plans.filter { $0.subject.declaration.module == module.name }, target))
    }
    report.mocks = plans.count
    report.files = files.map(\.path)
    report.written = try FileWriter(root: workspace.root).write(files)
    return report
}

extension String {
    /// `My-Tests` is compiled as module `My_Tests`.
    fileprivate var moduleName: String {
        String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
