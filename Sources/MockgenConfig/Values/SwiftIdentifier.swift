import MockgenModel

/// Whether the text is an identifier by Swift's grammar. Keywords count as identifiers.
package func isIdentifier(_ text: String) -> Bool {
    var scalars = text.unicodeScalars.makeIterator()
    guard let head = scalars.next(), isIdentifierHead(head) else { return false }
    while let scalar = scalars.next() {
        guard isIdentifierHead(scalar) || continuing.contains(where: { $0 ~= scalar }) else { return false }
    }
    return true
}

/// Whether the text can be the name of a declaration without back-ticks.
func isName(_ text: String) -> Bool { isIdentifier(text) && !text.isSwiftKeyword && text != "_" }

/// Whether the text can follow `import`: `App`, or a submodule such as `CoreServices.CarbonCore`.
package func isModuleName(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isName(String($0)) }
}

/// - Parameters:
///   - text: a text that is not a name.
///   - placeholder: the placeholder of the pattern that makes the name.
func helpForName(_ text: String, around placeholder: String? = nil, example: String) -> String {
    if isIdentifier(text) { return "Swift reserves '\(text)'; use another name, for example: \(example)" }
    return "use letters, digits and '_'\(placeholder.map { " around '\($0)'" } ?? ""), for example: \(example)"
}

private func isIdentifierHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    case "\0"..."\u{7F}": false
    default: beginning.contains { $0 ~= scalar } && !unassigned(scalar)
    }
}

/// Unicode never assigns the last two scalars of each plane.
private func unassigned(_ scalar: Unicode.Scalar) -> Bool { scalar.value & 0xFFFE == 0xFFFE }

private let beginning: [ClosedRange<Unicode.Scalar>] = [
    "\u{A8}"..."\u{A8}", "\u{AA}"..."\u{AA}", "\u{AD}"..."\u{AD}", "\u{AF}"..."\u{AF}", "\u{B2}"..."\u{B5}", "\u{B7}"..."\u{BA}",
    "\u{BC}"..."\u{BE}", "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}", "\u{F8}"..."\u{2FF}", "\u{370}"..."\u{167F}",
    "\u{1681}"..."\u{180D}", "\u{180F}"..."\u{1DBF}", "\u{1E00}"..."\u{1FFF}", "\u{200B}"..."\u{200D}", "\u{202A}"..."\u{202E}",
    "\u{203F}"..."\u{2040}", "\u{2054}"..."\u{2054}", "\u{2060}"..."\u{20CF}", "\u{2100}"..."\u{218F}", "\u{2460}"..."\u{24FF}",
    "\u{2776}"..."\u{2793}", "\u{2C00}"..."\u{2DFF}", "\u{2E80}"..."\u{2FFF}", "\u{3004}"..."\u{3007}", "\u{3021}"..."\u{302F}",
    "\u{3031}"..."\u{D7FF}", "\u{F900}"..."\u{FD3D}", "\u{FD40}"..."\u{FDCF}", "\u{FDF0}"..."\u{FE1F}", "\u{FE30}"..."\u{FE44}",
    "\u{FE47}"..."\u{FFFD}", "\u{10000}"..."\u{EFFFF}",
]

private let continuing: [ClosedRange<Unicode.Scalar>] = [
    "0"..."9", "\u{300}"..."\u{36F}", "\u{1DC0}"..."\u{1DFF}", "\u{20D0}"..."\u{20FF}", "\u{FE20}"..."\u{FE2F}",
]
