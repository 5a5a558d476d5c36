extension String {
    /// The text, in quotes if YAML could read it as anything other than a string.
    package var asYAML: String {
        let isPlain = first?.isLetter == true && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_.-/".contains($0)) }
        return isPlain && !["null", "true", "false", "yes", "no", "on", "off"].contains(lowercased()) ? self : debugDescription
    }
}

extension [String] {
    /// `[App, "Debug*"]`
    package var asYAML: String { "[\(map(\.asYAML).joined(separator: ", "))]" }
}
