import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution
import MockgenRun

extension Workspace {
    /// `mockgen explain PROTOCOL`: explains the protocols of this name in all targets that can see them. A compiler names only their mocks.
    func explain(_ name: String, targets: [String] = []) async throws(Diagnostics) -> ExplainReport {
        let (configuration, package, scopes) = try await scopes(targets: targets)
        var report = ExplainReport()
        for scope in scopes {
            let sources = try await sources(of: scope, in: configuration)
            let index = sources.index
            let own = (index.protocols + index.classes).filter { index.module($0).isLocal }
            own.forEach { report.names.formUnion(index.names(of: $0) + [index.mockName(of: $0, in: scope.target)]) }
            let mocked = own.first { index.mockName(of: $0, in: scope.target) == name }
            let name = mocked.map { index.declaration($0).qualifiedName } ?? name
            let plan = try await plan(of: sources, describing: [name])
            let entries = plan.entries(named: name)
            var listings = entries.map(plan.listing)
            await noteUsers(in: &listings, of: scope, in: package, configuration)
            for (entry, listing) in zip(entries, listings) {
                report.add(plan.explanation(of: entry, use(of: entry, as: listing, of: plan)))
            }
        }
        return report
    }

    private func use(of entry: TargetPlan.Entry, as listing: ProtocolListing, of plan: TargetPlan) -> ProtocolExplanation.Use {
        let target = plan.target
        let settings = plan.index.settings(for: entry.reference, in: target)
        let isImplemented = entry.mock?.subject.requirements.contains { $0.implementation != nil } ?? false
        let effective = settings.effective(forClass: listing.kind == .class, isImplemented: isImplemented)
        var use = ProtocolExplanation.Use(
            target: target.name, output: output(of: target), isGenerated: plan.isGenerated, listing: listing, settings: effective)
        if let mock = entry.taken {
            use.file = file(ofMockOf: mock.subject.declaration, for: target)
            use.members = MockMembers(of: mock)
        }
        return use
    }
}

extension Settings {
    /// Returns the settings that affect a mock, each with the line that sets it.
    /// - Parameter isImplemented: whether an extension implements one of its requirements.
    fileprivate func effective(forClass isClass: Bool, isImplemented: Bool) -> [EffectiveSetting] {
        effective.filter { setting in
            switch setting.key {
            case "callsSuper": isClass
            case "implemented": implemented.value == .inherit || isImplemented
            case "lenses": false
            case "threadSafe": threadSafe.value
            case "members": members.value == .used
            default: true
            }
        }
    }
}

extension ExplainReport {
    /// Adds the mocks of a protocol that is already in the report to that one, because several targets can see a protocol.
    mutating func add(_ explanation: ProtocolExplanation) {
        if let index = protocols.firstIndex(where: { $0.listing.isSame(as: explanation.listing) }) {
            protocols[index].uses += explanation.uses
        } else {
            protocols.append(explanation)
        }
    }
}

extension ProtocolListing {
    fileprivate func isSame(as other: ProtocolListing) -> Bool {
        module == other.module && name == other.name && location == other.location
    }
}

extension TargetPlan {
    fileprivate func explanation(of entry: Entry, _ use: ProtocolExplanation.Use) -> ProtocolExplanation {
        let listing = use.listing
        let subject = entry.mock?.subject
        let types = (subject?.associatedTypes ?? []).map { type in
            let isOwn = subject?.declaration.associatedTypes.contains { $0.location == type.location } ?? false
            return ProtocolExplanation.Requirement(
                title: type.title, origin: isOwn ? nil : index.protocolName(around: type.location), location: type.location)
        }
        let titles = Dictionary(grouping: subject?.requirements ?? [], by: \.member.title)
        let requirements = (subject?.requirements ?? []).map { requirement in
            let isOverload = titles[requirement.member.title, default: []].count > 1
            return ProtocolExplanation.Requirement(
                title: isOverload ? requirement.written.titleWithTypes : requirement.member.title,
                origin: requirement.origin == listing.name ? nil : requirement.origin,
                location: requirement.member.location)
        }
        let inherited = (subject?.superclass?.notOverridden ?? []).map { member in
            ProtocolExplanation.Requirement(
                title: member.title, origin: member.owner == listing.name ? nil : member.owner, location: member.location,
                notOverridden: member.reason)
        }
        return ProtocolExplanation(
            access: index.access(entry.reference), requirements: types + requirements + (listing.kind == .class ? inherited : []),
            uses: [use])
    }
}

extension AssociatedType {
    /// `associatedtype Item: Hashable`
    fileprivate var title: String {
        "associatedtype \(name)" + (inherited.isEmpty ? "" : ": \(inherited.map(\.description).joined(separator: " & "))")
    }
}

extension SourceIndex {
    /// Returns the last protocol that begins before the location.
    fileprivate func protocolName(around location: SourceLocation) -> String? {
        let before = protocols.filter { file($0).text.path == location.path && self.location($0) < location }
        return before.max { self.location($0) < self.location($1) }.map { declaration($0).qualifiedName }
    }
}

extension Diagnostic {
    static func unknownName(_ name: String, known: [String]) -> Diagnostic {
        Diagnostic(
            .unknownName, cause: .setup, "'\(name)' is neither a protocol or class of the configured targets nor the id of a message",
            help: nearest(to: name, among: known).map { "did you mean '\($0)'?" }
                ?? "'\(ShellCommand.mockgen("list"))' shows the protocols", at: nil)
    }
}
