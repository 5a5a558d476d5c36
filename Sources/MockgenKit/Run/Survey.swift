import MockgenConfig
package import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenSyntax

/// What becomes of the protocols of one target's sources: the run up to its plans, with nothing left out on the way.
struct Survey {
    struct Entry {
        let listing: ProtocolListing
        let access: Access
        /// Any name that the configuration may use for it.
        let names: [String]
        let plan: MockPlan?
    }

    private(set) var entries: [Entry] = []
    private(set) var problems: [Diagnostic] = []

    /// - Parameters:
    ///   - names: of the protocols to look at, if not all; then also those of other files than the admitted ones.
    init(of scope: TargetScope, _ sources: TargetSources, only names: Set<String>? = nil) async {
        let index = sources.index
        let target = scope.target
        let selection = Selection(index: index, target: target, admitted: sources.admitted, own: scope.own)
        var (verdicts, problems) = selection.verdicts()
        if let names {
            let listed = Set(verdicts.map(\.reference))
            // What admits no file of `sources` is the whole target, if it has none.
            let place = target.sources?.first?.location ?? target.location
            verdicts += (index.protocols + index.classes).filter { index.module($0).isLocal && !listed.contains($0) }.map { reference in
                let isAdmitted = selection.isAdmitted(reference)
                return (reference, isAdmitted ? selection.verdict(on: reference, selected: nil) : .outsideSources(at: place))
            }
            verdicts.removeAll { names.isDisjoint(with: index.names(of: $0.reference)) }
        }
        // All that are asked for by name are parsed: their requirements are shown even if nobody mocks them.
        let wanted = verdicts.filter { $0.verdict.isChosen || names != nil }.map(\.reference)
        let chosen = Set(wanted)
        let combined = target.combined.map { (mock: $0, protocols: selection.protocols(of: $0, &problems)) }
        let library = await ProtocolLibrary(parsing: (wanted + combined.flatMap(\.protocols)).unique, in: index, for: scope.own)
        let builder = SubjectBuilder(library, findsImplementations: true)
        var plans: [MockPlan] = []
        for (reference, verdict) in verdicts {
            let subject = chosen.contains(reference) ? builder.subject(of: reference, for: scope.own) : nil
            let plan = subject.map { subject in
                MockPlan(
                    subject: subject,
                    settings: MockSettings(for: subject.declaration, in: target, compiler: scope.own.settings))
            }
            let stops = library.problems(of: reference) + (plan.map(refusals) ?? [])
            if verdict.isChosen {
                problems += stops
                if let plan { plans.append(plan) }
            }
            let declaration = index.declaration(reference)
            let isMocked = verdict.isChosen && stops.isEmpty
            entries.append(
                Entry(
                    listing: ProtocolListing(
                        kind: declaration.kind == .class ? .class : .protocol, name: declaration.qualifiedName,
                        module: index.module(reference).name, location: index.location(reference),
                        verdict: verdict, mock: isMocked ? plan?.settings.name : nil, refusals: verdict.isChosen ? stops : []),
                    access: index.access(reference), names: index.names(of: reference), plan: plan))
        }
        for (mock, protocols) in combined {
            guard let subject = builder.subject(of: protocols, for: scope.own) else { continue }
            let settings = MockSettings(
                for: subject.declaration, combinedAs: mock.name.value, in: target, compiler: scope.own.settings)
            plans.append(MockPlan(subject: subject, settings: settings))
            problems += protocols.flatMap(library.problems) + refusals(plans[plans.count - 1])
        }
        self.problems = problems + index.clashes(among: plans, at: target.location)
    }
}

extension Workspace {
    /// `mockgen list`: a survey of each target.
    package func list(targets names: [String]) async throws(Diagnostics) -> ListReport {
        let (configuration, package, scopes) = try await scopes(targets: names)
        let outputs = Set(configuration.targets.compactMap(output(of:)))
        var report = ListReport()
        for scope in scopes {
            do throws(Diagnostics) {
                let survey = await Survey(of: scope, try await sources(of: scope, in: configuration))
                report.problems += survey.problems
                let users = Set(([scope.own] + package.modules(thatSee: scope.target.name)).flatMap(\.files)).subtracting(outputs)
                let used = await namesUsed(among: Set(survey.entries.compactMap(\.listing.mock)), in: users)
                let listings = survey.entries.map { entry in
                    var listing = entry.listing
                    listing.isUsed = listing.mock.map(used.contains) ?? false
                    return listing
                }
                report.targets.append(
                    TargetListing(target: scope.target.name, output: output(of: scope.target), protocols: listings))
            } catch {
                report.problems += error.all
            }
        }
        report.problems = report.problems.unique
        return report
    }

    /// What of it the files name; one that cannot be read names nothing.
    private func namesUsed(among wanted: Set<String>, in files: Set<String>) async -> Set<String> {
        let found = await files.sorted().mapOnAllCores { path in
            let bytes = try? Disk.read(path.inFolder(root))
            return SourceText(path: path, bytes: bytes ?? []).names(among: wanted)
        }
        return found.reduce(into: []) { $0.formUnion($1) }
    }
}
