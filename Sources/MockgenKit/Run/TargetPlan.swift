import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution

/// The plan of one target: what becomes of every protocol, what is generated, and everything that is wrong. All verbs read it.
struct TargetPlan: Sendable {
    /// A protocol that the target can mock, or a class that it does.
    struct Entry: Sendable {
        let reference: SourceIndex.Reference
        let verdict: Verdict
        /// Set for what is selected or described, unless it cannot be read.
        let mock: MockPlan?
        /// Why it cannot be mocked.
        let refusals: [Diagnostic]
    }

    let target: TargetConfiguration
    let index: SourceIndex
    /// Protocols before classes, in the order of modules and files.
    let entries: [Entry]
    /// Everything that is generated: mocks, stubs and testable subclasses.
    let parts: [Plan]
    let errors: [Diagnostic]
    /// About protocols that are left out because they cannot be mocked.
    let warnings: [Diagnostic]

    /// The parts, if nothing is wrong.
    /// - Parameter isStrict: whether warnings are errors.
    func checked(isStrict: Bool = false) throws(Diagnostics) -> [Plan] {
        let warnings = isStrict ? warnings.map(\.asError) : warnings
        guard errors.isEmpty, !isStrict || warnings.isEmpty else { throw Diagnostics(errors + warnings) }
        return parts
    }

    var listings: [ProtocolListing] { entries.map(listing) }

    /// The entries that the configuration may call by this name.
    func entries(named name: String) -> [Entry] { entries.filter { index.names(of: $0.reference).contains(name) } }

    func listing(of entry: Entry) -> ProtocolListing {
        let declaration = index.declaration(entry.reference)
        let refusals = entry.verdict.isChosen ? entry.refusals : []
        return ProtocolListing(
            kind: declaration.kind == .class ? .class : .protocol, name: declaration.qualifiedName,
            module: index.module(entry.reference).name,
            location: index.hasNoSource(entry.reference) ? nil : index.location(entry.reference), verdict: entry.verdict,
            mock: entry.verdict.isChosen && refusals.isEmpty ? entry.mock?.settings.name : nil, refusals: refusals)
    }
}
