import MockgenModel
import MockgenOutline
import MockgenResolution
import MockgenRun

extension TargetPlan {
    var listings: [ProtocolListing] { entries.map(listing) }

    func listing(of entry: Entry) -> ProtocolListing {
        let declaration = index.declaration(entry.reference)
        var listing = ProtocolListing(
            kind: declaration.kind == .class ? .class : .protocol, name: declaration.qualifiedName,
            module: index.module(entry.reference).name,
            location: index.hasNoSource(entry.reference) ? nil : index.location(entry.reference), verdict: entry.verdict,
            mock: entry.taken?.settings.name, problems: entry.problems)
        if listing.kind == .class { listing.notOverridden = entry.taken?.subject.superclass?.notOverridden ?? [] }
        return listing
    }
}
