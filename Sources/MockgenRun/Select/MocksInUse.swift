package import MockgenConfig
import MockgenModel
import MockgenOutline
package import MockgenResolution

extension Selection {
    /// Returns the candidates whose mocks the target's own sources name. If the package declares a type with the name, it is not a mock.
    func mocksInUse(among candidates: [Reference]) -> Set<Reference> {
        guard !candidates.isEmpty, let own, let number = index.number(ofModule: own.name) else { return [] }
        let names = Dictionary(candidates.map { ($0, index.mockName(of: $0, in: target)) }) { first, _ in first }
        let wanted = Set(names.values).filter { name in !index.declarations(named: name).contains { index.module($0).isLocal } }
        guard !wanted.isEmpty else { return [] }
        let found = index.files[number].reduce(into: Set<String>()) { $0.formUnion($1.text.names(among: wanted)) }
        return Set(names.filter { found.contains($0.value) }.keys)
    }

    /// The protocols of other packages, unless 'sources' limits the search or a module already has a type with the name of the mock, such as
    /// a mock that the other package provides.
    var mockableProtocolsOfDependencies: [Reference] {
        guard target.sources == nil else { return [] }
        return index.protocols.filter { reference in
            !isAdmitted(reference) && !index.module(reference).isLocal && index.isExported(reference) && !index.hasNoSource(reference)
                && !isSkipped(reference) && index.declarations(named: index.mockName(of: reference, in: target)).isEmpty
        }
    }
}

extension SourceIndex {
    package func mockName(of reference: Reference, in target: TargetConfiguration) -> String {
        settings(for: reference, in: target).name.value.name(forProtocol: declaration(reference).name)
    }

    /// Returns the settings of one protocol or class. An override can use any of its names.
    package func settings(for reference: Reference, in target: TargetConfiguration) -> Settings {
        let annotated = declaration(reference).marks.nameOfMock.map { Located($0, at: location(reference)) }
        return target.settings(forProtocol: names(of: reference), annotatedAs: annotated)
    }
}

extension SourceIndex {
    /// Returns what the own sources of a target mention, as far as it selects members of mocks: all names, if any mock has only members
    /// that they mention, and the phrases with which tests ask for members of stubs.
    func mentionsThatSelectMembers(for target: TargetConfiguration, in own: Module) async -> Set<String> {
        let (readsNames, readsPhrases) = (target.hasMocksWithUsedMembers, target.hasMocksWithStubs)
        guard readsNames || readsPhrases, let number = number(ofModule: own.name) else { return [] }
        return await files[number].mapOnAllCores { file in
            (readsNames ? file.text.names : []).union(readsPhrases ? file.text.phrases : [])
        }.reduce(into: []) { $0.formUnion($1) }
    }
}

extension TargetConfiguration {
    /// Whether the mocks depend on the names in the target's own sources.
    var dependsOnMentionedNames: Bool { protocols == .used || hasMocksWithUsedMembers }

    package var hasMocksWithUsedMembers: Bool { allSettings.contains { $0.members.value == .used } }

    package var hasMocksWithStubs: Bool { allSettings.contains { $0.style.value.style.hasMembersOnDemand } }
}

extension Settings {
    /// Whether the mock inherits the default implementation of any requirement.
    var inheritsImplementations: Bool { implemented.value == .inherit || !requirements.inherited.isEmpty }
}

extension ProtocolSelection {
    /// The word in the configuration.
    var word: String {
        switch self {
        case .all: "all"
        case .annotated: "annotated"
        case .used: "used"
        case .patterns: ""
        }
    }
}
