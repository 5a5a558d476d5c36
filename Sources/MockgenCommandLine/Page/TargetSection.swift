import MockgenConsole
import MockgenModel
import MockgenVerbs

/// The rows of a target, those with a mock first.
struct TargetSection {
    let html: HTML
    /// The line of the index.
    let item: HTML

    init(_ target: TargetListing, _ anchors: inout Anchors) {
        let anchor = anchors.anchor(target.target)
        let lines = target.protocols.compactMap(\.details).map(\.source.count)
        let groups: [HTML] = [RowState.mocked, .unsupported, .unselected].compactMap { state in
            let rows = target.protocols.filter { $0.states.contains(state) }.map { listing in
                Row(
                    listing: listing, anchor: anchors.anchor(target.target, listing.module, listing.name),
                    importedModule: target.isShared ? target.target : nil, linesOfTarget: lines.reduce(0, +),
                    linesOfLargest: lines.max() ?? 0
                ).html
            }
            guard !rows.isEmpty else { return nil }
            return """
                <div class="group">
                \(state == .mocked ? nil : "<h3>\(state.title)</h3>\n" as HTML)\(rows)</div>

                """
        }
        html = """
            <section class="target" id="\(anchor)">
            <h2>\(target.target)</h2>
            <p class="location">\(target.summary)</p>
            \(groups)</section>

            """
        let noted = RowState.noted.map { state in (state, target.protocols.count { $0.states.contains(state) }) }
        let notes = noted.filter { $0.1 > 0 }.map { ", \($0.0.title.lowercased()): \($0.1)" }.joined()
        item = """
            <li><a href="#\(anchor)">\(target.target)</a> <span>\(counted(target.protocols.count { $0.mock != nil }, "mock"))\(notes)</span></li>

            """
    }
}
