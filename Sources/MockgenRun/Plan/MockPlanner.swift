import MockgenBytes
import MockgenConfig
package import MockgenModel
import MockgenRender
import MockgenResolution

/// Plans mocks: parse -> resolve -> plan.
struct MockPlanner: Sendable {
    private struct Job: Sendable {
        let references: [SourceIndex.Reference]
        /// The location in the configuration that selects the declarations.
        let location: SourceLocation?
        var name: String?
    }

    struct Results {
        /// The index, including all interfaces that the run has read.
        let index: SourceIndex
        let single: [SourceIndex.Reference: PlannedMock]
        let combined: [PlannedMock]
    }

    let target: TargetConfiguration
    let own: Module
    let index: SourceIndex
    /// Whether a report lists the requirements with default implementations.
    let isDescribing: Bool
    let mentioned: Set<String>
    /// The location in the configuration that selects each declaration.
    let locations: [SourceIndex.Reference: SourceLocation]

    func plan(
        _ wanted: [SourceIndex.Reference], combined: [(mock: CombinedMock, protocols: [SourceIndex.Reference])]
    ) async -> Results {
        let jobs =
            wanted.map { Job(references: [$0], location: locations[$0]) }
            + combined.map { Job(references: $0.protocols, location: $0.mock.name.location, name: $0.mock.name.value) }
        let inheriting = jobs.indices.filter { isDescribing || settings(of: jobs[$0], in: index).inheritsImplementations }
        let resolution = await Resolution(
            of: jobs.map(\.references), in: index, for: own, findingImplementationsFor: Set(inheriting))
        let mocks = await Array(zip(jobs, resolution.subjects)).mapOnAllCores("checked") { planned($0, $1, resolution.library) }
        return Results(
            index: resolution.library.index, single: Dictionary(zip(wanted, mocks)) { first, _ in first },
            combined: Array(mocks.dropFirst(wanted.count)))
    }

    private func planned(_ job: Job, _ subject: ResolvedProtocol?, _ library: ProtocolLibrary) -> PlannedMock {
        // Without sources, point at the configuration.
        let location = job.references.contains(where: library.index.hasNoSource) ? job.location : nil
        let plan = subject.map { subject in
            MockPlan(
                subject: location.map(subject.located) ?? subject,
                settings: settings(of: job, for: subject.declaration, in: library.index))
        }
        let unreadable = library.problems.isEmpty ? [] : job.references.flatMap(library.problems).unique
        let problems = unreadable.map { location.map($0.located) ?? $0 } + (plan?.problems ?? [])
        let chain = job.references.flatMap(library.inheritanceChain)
        return PlannedMock(
            plan: plan, problems: problems, ancestors: problems.isEmpty ? [] : Set(chain).subtracting(job.references))
    }

    private func settings(of job: Job, for declaration: ProtocolDeclaration, in index: SourceIndex) -> MockSettings {
        var made = MockSettings(
            settings(of: job, in: index), simpleName: declaration.name, mentioned: mentioned, compiler: own.settings)
        if let name = job.name { made.name = name }
        return made
    }

    private func settings(of job: Job, in index: SourceIndex) -> Settings {
        job.name.map { target.settings(forProtocol: [$0]) } ?? index.settings(for: job.references[0], in: target)
    }
}

struct PlannedMock: Sendable {
    /// Nil if mockgen cannot read the declarations.
    let plan: MockPlan?
    let problems: [Diagnostic]
    /// The ancestors of a protocol that cannot be mocked.
    let ancestors: Set<SourceIndex.Reference>
}

extension MockPlan {
    /// The reasons why the mock cannot be generated.
    package var problems: [Diagnostic] { (mockRules + styleRules).problems(in: self) }
}

extension ResolvedProtocol {
    /// Points at the location that selects the protocol: a module without sources has no file to open.
    fileprivate func located(at location: SourceLocation) -> ResolvedProtocol {
        var copy = self
        copy.declaration.location = location
        for number in copy.requirements.indices { copy.requirements[number].member.location = location }
        for number in copy.associatedTypes.indices { copy.associatedTypes[number].location = location }
        return copy
    }
}

extension Diagnostic {
    fileprivate func located(at location: SourceLocation) -> Diagnostic {
        Diagnostic(id, severity, cause: cause, message, help: help, at: location, notes: notes)
    }
}
