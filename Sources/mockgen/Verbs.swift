import MockgenCommandLine
import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun
import MockgenVerbs

extension Invocation {
    func report(in workspace: Workspace) async -> Report {
        do throws(Diagnostics) {
            try workspace.checkFolder()
            switch verb {
            case .generate where isToStdout:
                let mocks = try await mocksText(ofFiles: operands, style: style, naming: naming, settings: settings)
                guard !isStrict || mocks.warnings.isEmpty else { throw Diagnostics(mocks.warnings) }
                return Report(mocks: mocks.text, warnings: mocks.warnings)
            case .generate:
                let repository = try await Repository(workspace)
                return Report(try await repository.generate(targets: targets, isStrict: isStrict, replacesOthers: replacesOthers))
            case .verify:
                return Report(try await Repository(workspace).verify(targets: targets, compiles: compiles, wantsDiffs: wantsDiffs))
            case .list:
                return Report(try await Repository(workspace).list(targets: targets), isOnlyUnused: isOnlyUnused)
            case .explain: return try await explanation(of: operands[0], in: workspace)
            case .report:
                let overview = try await Repository(workspace).overview(targets: targets)
                let path = page ?? ""
                try await workspace.observer.step("writing the page", result: { _ in "wrote the page" }) { () throws(Diagnostics) in
                    try Disk.writeNamed(overview.page.utf8, to: path, over: OverviewReport.pageMarker, option: "--html")
                }
                return Report(overview, page: path)
            case .mutate:
                return Report(try await workspace.mutate(targets: targets, filter: filter, since: since))
            case .initialize: return Report(try await workspace.initialize(from: from, isDry: isToStdout))
            case .schema: return Report(.schema, text: "\(ConfigurationKey.schema)\n")
            case .doctor: return Report(await Repository.doctor(workspace))
            case .action:
                let report = try await runAction(
                    at: input ?? "", depfile: depfile, isStrict: isStrict, observer: workspace.observer)
                return Report(report, of: .action)
            case .bundle:
                return Report(try bundle(at: operands[0], with: with, sources: mockgenPackage))
            case .help: return Report(.help, text: helpPage(of: nil))
            }
        } catch {
            return Report(verb, diagnostics: error.all)
        }
    }

    /// Explaining the id of a message does not need a package.
    private func explanation(of name: String, in workspace: Workspace) async throws(Diagnostics) -> Report {
        if let page = DiagnosticPage.named(name) { return Report(page) }
        return Report(try await Repository(workspace).explain(name, otherNames: Diagnostic.ID.allCases.map(\.rawValue)))
    }
}
