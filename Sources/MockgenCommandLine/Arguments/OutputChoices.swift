package enum Format: String, CaseIterable, Sendable {
    case auto, text, json, github, sarif
}

package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
}
