package import MockgenModel

/// A page for each kind of message, for `mockgen explain ID` and for formats that print rules.
package struct DiagnosticPages: Sendable {
    /// Sorted by id.
    package let all: [DiagnosticPage]

    /// - Parameter rules: the pages that the code declares next to the problems that it reports.
    package init(ofRules rules: [DiagnosticPage]) {
        let others = commandPages + modulePages + selectionPages + sourcePages + packagePages + verifyPages
        all = (others + rules).sorted { $0.id < $1.id }
    }

    package func page(named id: String) -> DiagnosticPage? { all.first { $0.id.rawValue == id } }
}
