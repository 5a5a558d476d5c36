import MockgenVerbs

/// The state of a row of the page. Buttons select rows by state.
enum RowState: String, CaseIterable {
    case mocked, unused, stale, unsupported, unselected

    var title: String {
        switch self {
        case .mocked: "Mocked"
        case .unused: "Unused"
        case .stale: "Out of date"
        case .unsupported: "Cannot be mocked"
        case .unselected: "Not selected"
        }
    }

    /// The states that require a change.
    static let noted: [RowState] = [.unused, .stale, .unsupported]

    var badge: HTML? {
        Self.noted.contains(self) ? "<span class=\"badge \(rawValue)\">\(title.lowercased())</span>" : nil
    }
}

extension ProtocolListing {
    var states: [RowState] {
        guard mock != nil else { return [problems.isEmpty ? .unselected : .unsupported] }
        return [.mocked] + (isUsed ? [] : [.unused]) + (details?.isStale == true ? [.stale] : [])
    }
}

extension OverviewReport {
    var numbers: (mocks: Int, lines: Int) {
        let mocks = list.targets.flatMap(\.protocols).filter { $0.mock != nil }
        return (mocks.count, mocks.compactMap(\.details).map(\.source.count).reduce(0, +))
    }

    func count(_ state: RowState) -> Int { list.targets.flatMap(\.protocols).filter { $0.states.contains(state) }.count }
}
