package import MockgenConfig
package import MockgenModel
import MockgenOutline
package import MockgenRender
package import MockgenResolution

/// The plan of one target: the verdict on every protocol, the parts to generate, and all problems. All verbs read it.
package struct TargetPlan: Sendable {
    /// A protocol that the target can see, or a class that it mocks.
    package struct Entry: Sendable {
        package let reference: SourceIndex.Reference
        package let verdict: Verdict
        /// Set if the protocol or class is selected or described, and can be read.
        let plan: Plan?
        /// The reasons why it cannot be mocked.
        package let problems: [Diagnostic]

        /// Nil if the run keeps only the text of the mock.
        package var mock: MockPlan? { plan?.mock }
    }

    package let target: TargetConfiguration
    package let index: SourceIndex
    /// The protocols, then the classes, in the order of modules and files.
    package let entries: [Entry]
    /// The parts to generate: mocks, stubs and testable subclasses.
    package let parts: [Plan]
    /// For each part, what to remember with its text; nil for a text that is not remembered.
    let memos: [MockMemory.Memo?]
    let memory: MockMemory?
    package let errors: [Diagnostic]
    /// The warnings about protocols that are left out because they cannot be mocked, and about the place of the mocks.
    package var warnings: [Diagnostic]

    /// Whether it has the plan of each mock, so that reports know the locations of all requirements.
    package var isComplete: Bool { !memos.contains { $0?.isRecalled == true } }

    /// Returns the parts, or throws the errors.
    /// - Parameter isStrict: whether warnings are errors.
    package func checked(isStrict: Bool = false) throws(Diagnostics) -> [Plan] {
        let warnings = isStrict ? warnings.map(\.asError) : warnings
        guard errors.isEmpty, !isStrict || warnings.isEmpty else { throw Diagnostics(errors + warnings) }
        return parts
    }

    /// Renders the parts, or throws the errors. The next run can use the text of the mocks again.
    package func rendered(isStrict: Bool = false) async throws(Diagnostics) -> [RenderedPart] {
        let texts = await MockgenRender.rendered(try checked(isStrict: isStrict))
        guard var memory else { return texts }
        for (text, memo) in zip(texts, memos) { if let memo, !memo.isRecalled { memory.remember(text, memo) } }
        memory.save()
        return texts
    }

    package var listings: [ProtocolListing] { entries.map(listing) }

    /// Returns the entries that have this name in the configuration.
    package func entries(named name: String) -> [Entry] { entries.filter { index.names(of: $0.reference).contains(name) } }

    package func listing(of entry: Entry) -> ProtocolListing {
        let declaration = index.declaration(entry.reference)
        let problems = entry.verdict.isChosen ? entry.problems : []
        var listing = ProtocolListing(
            kind: declaration.kind == .class ? .class : .protocol, name: declaration.qualifiedName,
            module: index.module(entry.reference).name,
            location: index.hasNoSource(entry.reference) ? nil : index.location(entry.reference), verdict: entry.verdict,
            mock: entry.verdict.isChosen && problems.isEmpty ? entry.mock?.settings.name : nil, problems: problems)
        if listing.mock != nil, listing.kind == .class { listing.notOverridden = entry.mock?.subject.superclass?.notOverridden ?? [] }
        return listing
    }
}
