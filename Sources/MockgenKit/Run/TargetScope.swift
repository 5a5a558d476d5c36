import MockgenConfig
import MockgenModel
import MockgenRender

/// A configured target with the modules that it is compiled from and with.
struct TargetScope {
    let target: TargetConfiguration
    let own: Module
    /// What its sources can import, itself left out.
    let visible: [Module]
}

extension Workspace {
    /// The mocks of one target: index -> select -> parse -> resolve -> plan.
    func plans(for scope: TargetScope, in configuration: Configuration) async throws(Diagnostics) -> [MockPlan] {
        // A target's own sources may be named too; what mockgen wrote into them is no source.
        let outputs = Set(configuration.targets.compactMap { $0.output.map(path(of:)) })
        let modules = (scope.visible + [scope.own]).map { module in
            var module = module
            module.files.removeAll(where: outputs.contains)
            return module
        }
        let filter = SourceFilter(modules: modules, root: root, base: configurationPath.parentFolder)
        let admitted = try filter.files(of: scope.target) ?? Set(scope.visible.filter(\.isLocal).flatMap(\.files))
        let index = try await SourceIndex(reading: modules, root: root)
        try index.checkDamage(admitted: admitted)
        return try await index.plans(for: scope.target, compiledIn: scope.own, admitted: admitted)
    }

    /// The checked-in file of a target that has one: the plans go into it in whatever order they come.
    func checkedInFile(_ plans: [MockPlan], of target: TargetConfiguration) async -> GeneratedFile? {
        guard let output = target.output else { return nil }
        return GeneratedFile(path: path(of: output), text: await text(of: plans, for: target))
    }

    func text(of plans: [MockPlan], for target: TargetConfiguration) async -> String {
        guard !plans.isEmpty else { return await render([], imports: []) }
        let extra = target.imports.map { ImportLine(path: $0.value) }
        return await render(plans, imports: (plans.flatMap(\.imports) + extra).merged())
    }

    /// Paths in the configuration are relative to it, shown ones to the package.
    private func path(of output: Located<String>) -> String {
        output.value.inFolder(configurationPath.parentFolder).relative(to: root)
    }
}
