import MockgenBytes
import MockgenConfig
package import MockgenModel
import MockgenRender
import MockgenResolution

/// Plans mocks: parse -> resolve -> plan.
struct MockPlanner: Sendable {
    let target: TargetConfiguration
    let own: Module
    let index: SourceIndex
    /// Whether a report lists the requirements with default implementations.
    let isDescribing: Bool
    let mentioned: Set<String>

    /// Returns the entries with the plans of those whose mocks are wanted, and with the problems of these.
    func planned(_ entries: [TargetPlan.Entry]) async -> [TargetPlan.Entry] {
        let wanted = entries.filter(\.isWanted)
        let settings = wanted.map(settings)
        let resolution = await Resolution(
            of: wanted.map(\.references), in: index, for: own,
            findingImplementationsFor: Set(settings.indices.filter { isDescribing || settings[$0].inheritsImplementations }))
        let numbers = Array(wanted.indices)
        var planned = await numbers.mapOnAllCores("checked") { number in
            plan(wanted[number], settings[number], resolution.subjects[number], resolution.library)
        }[...]
        return entries.map { entry in entry.isWanted ? planned.removeFirst() : entry }
    }

    private func settings(of entry: TargetPlan.Entry) -> Settings {
        entry.combinedName.map { target.settings(forProtocol: [$0]) } ?? index.settings(for: entry.reference, in: target)
    }

    private func plan(
        _ entry: TargetPlan.Entry, _ settings: Settings, _ subject: ResolvedProtocol?, _ library: ProtocolLibrary
    ) -> TargetPlan.Entry {
        var entry = entry
        // Without sources, point at the configuration.
        let selecting = entry.verdict.isChosen ? entry.verdict.location ?? target.location : target.location
        let location = entry.references.contains(where: index.hasNoSource) ? selecting : nil
        entry.mock = subject.map { subject in
            var made = MockSettings(settings, simpleName: subject.declaration.name, mentioned: mentioned, compiler: own.settings)
            made.name = entry.combinedName ?? made.name
            return MockPlan(subject: location.map(subject.located) ?? subject, settings: made)
        }
        guard entry.verdict.isChosen else { return entry }
        let unreadable = library.problems.isEmpty ? [] : entry.references.flatMap(library.problems).unique
        entry.problems = unreadable.map { location.map($0.located) ?? $0 } + (entry.mock?.problems ?? [])
        guard !entry.problems.isEmpty else { return entry }
        entry.ancestors = Set(entry.references.flatMap(library.inheritanceChain)).subtracting(entry.references)
        // If mockgen can make the mock, the mock stays under its '#if', so that the file is the same on every system.
        if entry.combinedName == nil,
            let condition = index.falseCondition(around: entry.reference, hasErrors: entry.problems.contains(where: \.isOfSyntax))
        {
            (entry.verdict, entry.problems) = (Verdict(.notCompiled(condition: condition)), [])
        }
        return entry
    }
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

    /// Whether the cause may be the syntax of a later Swift version.
    fileprivate var isOfSyntax: Bool { [.syntaxError, .unsupportedAccessor, .unreadableDeclaration].contains(id) }
}
