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
        let mainActor = mainActorTargets(inPackageAt: workspace.root)
        let modules = request.modules.map { $0.isolated(by: mainActor) }
        let own = Module(name: request.target.moduleName, isLocal: true, files: []).isolated(by: mainActor)
        let filter = SourceFilter(modules: modules, root: workspace.root, base: workspace.configurationPath.parentFolder)
        let admitted = try filter.files(of: target) ?? Set(modules.filter(\.isLocal).flatMap(\.files))
        let index = try await SourceIndex(reading: modules, root: workspace.root)
        try index.checkDamage(admitted: admitted)
        plans = try await index.plans(for: target, compiledIn: own, admitted: admitted)
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
