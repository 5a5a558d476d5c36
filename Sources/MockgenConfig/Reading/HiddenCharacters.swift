internal import MockgenModel

extension ConfigurationReader {
    /// Reports the names and values in which a reader of the file does not see every character, or sees them in another order. Swift allows
    /// most of these characters in names, and they would look like other names in mocks, paths and messages.
    mutating func rejectHiddenCharacters(in node: YAMLNode) {
        switch node.content {
        case .scalar(let scalar): rejectHiddenCharacter(in: scalar.text, at: node.location)
        case .list(let items): for item in items { rejectHiddenCharacters(in: item) }
        case .mapping(let entries):
            for entry in entries {
                rejectHiddenCharacter(in: entry.key.value, at: entry.key.location)
                rejectHiddenCharacters(in: entry.value)
            }
        }
    }

    private mutating func rejectHiddenCharacter(in text: String, at location: SourceLocation) {
        guard let scalar = text.hiddenCharacter else { return }
        let number = String(scalar.value, radix: 16, uppercase: true)
        report(
            .invalidText, "this text contains the hidden character U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number)",
            help: "remove the character: type the text again instead of copying it", at: location)
    }
}

extension String {
    /// The first character that is invisible, or that changes the order of the characters around it.
    var hiddenCharacter: Unicode.Scalar? {
        // Nearly all texts are ASCII, and need no Unicode tables.
        guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return nil }
        let scalars = Array(unicodeScalars)
        return scalars.indices.first { index in
            guard scalars[index].isHidden else { return false }
            let neighbors = [index - 1, index + 1].filter(scalars.indices.contains).map { scalars[$0] }
            return !(scalars[index].isJoiner && neighbors.contains { !$0.isASCII && !$0.isHidden })
        }.map { scalars[$0] }
    }
}

extension Unicode.Scalar {
    fileprivate var isHidden: Bool {
        switch properties.generalCategory {
        case .control: self != "\n" && self != "\t"
        case .lineSeparator, .paragraphSeparator: true
        default: properties.isDefaultIgnorableCodePoint
        }
    }

    /// Whether emojis and some scripts need the character between others.
    fileprivate var isJoiner: Bool { properties.isJoinControl || properties.isVariationSelector }
}
