package import MockgenModel

/// Reads a YAML file of one document, or a JSON file. An empty file is null.
package func parseYAML(_ text: [UInt8], path: String) throws(Diagnostics) -> YAMLNode {
    let (document, problems) = try composeYAML(text, path: path)
    guard problems.isEmpty else { throw Diagnostics(problems) }
    return document
}

/// Returns the tree and its problems, so that a reader can report its own problems too.
func composeYAML(_ text: [UInt8], path: String) throws(Diagnostics) -> (document: YAMLNode, problems: [Diagnostic]) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = text.starts(with: byteOrderMark) ? Array(text.dropFirst(byteOrderMark.count)) : text
    // All other errors of the file follow from the conflict.
    if let marker = ConflictMarker.firstLocation(in: text, path: path) { throw Diagnostics([.conflictMarker(at: marker, cause: .setup)]) }
    let positions = YAMLPositions(in: text, path: path)
    let events = YAMLEvents(of: text)

    // This check comes first, because errors inside a second document do not matter.
    if let second = events.all.filter({ $0.kind == .documentStart }).dropFirst().first {
        let help = "remove this '---' or '...', or everything after it"
        throw Diagnostics([
            Diagnostic(
                .severalDocuments, cause: .setup, "a second document begins here, and only one is supported", help: help,
                at: positions.location(of: second.position))
        ])
    }
    if let failure = events.failure { throw Diagnostics([.invalidYAML(failure, positions)]) }

    do {
        var composer = YAMLComposer(events.all[...], positions)
        return (try composer.document(), composer.problems)
    } catch {
        throw Diagnostics([error])
    }
}
