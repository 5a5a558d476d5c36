import MockgenConfig
import MockgenModel
import MockgenRender

@testable import MockgenResolution
@testable import MockgenRun

extension SourceIndex {
    /// Returns the parts of a target, or throws all problems, also those of protocols that a run leaves out with a warning.
    func parts(
        for target: TargetConfiguration, compiledIn module: Module, admitted: Set<String>?
    ) async throws(Diagnostics) -> [RenderedPart] {
        let plan = await TargetPlan(for: target, compiledIn: module, from: self, admitted: admitted)
        let problems = (plan.errors + plan.entries.filter(\.verdict.isChosen).flatMap(\.problems)).unique
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return await rendered(plan.parts)
    }
}

extension Selection {
    /// Returns the selected protocols and classes, or throws all problems.
    func protocols() throws(Diagnostics) -> [Reference] {
        try chosen().references
    }

    /// Returns their names: `App.Outer.P`.
    func names() throws(Diagnostics) -> [String] {
        let (references, index) = try chosen()
        return references.map { "\(index.module($0).name).\(index.declaration($0).qualifiedName)" }
    }

    private func chosen() throws(Diagnostics) -> (references: [Reference], index: SourceIndex) {
        let chosen = selected()
        let entries = chosen.entries.filter(\.verdict.isChosen)
        let problems = chosen.problems + entries.flatMap(\.problems)
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return (entries.map(\.reference), index)
    }
}
