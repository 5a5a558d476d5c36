import MockgenConfig
import MockgenModel
import MockgenRender

@testable import MockgenKit

extension SourceIndex {
    /// What a target generates; throws everything that is wrong, also with protocols that would be left out with a warning.
    func plans(
        for target: TargetConfiguration, compiledIn module: Module, admitted: Set<String>?
    ) async throws(Diagnostics) -> [Plan] {
        let plan = await TargetPlan(for: target, compiledIn: module, from: self, admitted: admitted)
        let refusals = plan.entries.filter(\.verdict.isChosen).flatMap(\.refusals)
        let problems = (plan.errors + refusals).unique
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return plan.parts
    }
}

extension Selection {
    /// What is selected; throws everything that is wrong.
    func protocols() throws(Diagnostics) -> [Reference] {
        let selected = selected()
        let problems = selected.problems + selected.candidates.filter(\.verdict.isChosen).compactMap(\.obstacle)
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return selected.candidates.filter(\.verdict.isChosen).map(\.reference)
    }
}
