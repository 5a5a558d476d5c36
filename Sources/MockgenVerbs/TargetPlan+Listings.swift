import MockgenModel
import MockgenOutline
import MockgenResolution
package import MockgenRun

extension TargetPlan {
    package var listings: [ProtocolListing] { entries.map(listing) }

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
