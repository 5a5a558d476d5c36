/// The format of reports.
package enum Format: String, CaseIterable, Sendable {
    case auto, text, json, github, sarif

    static let words = allCases.map(\.rawValue)
}

package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    static let words = allCases.map(\.rawValue)
}
