package enum Format: String, CaseIterable, Sendable {
    case auto, text, json, github, sarif

    static let names = allCases.map(\.rawValue)
}

package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    static let names = allCases.map(\.rawValue)
}
