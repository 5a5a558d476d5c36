import MockgenModel

/// A word of a shell command, with the variables whose values the script sets already expanded.
struct ShellWord {
    struct Piece {
        /// The text, or the source of an unknown expansion: `$SRCROOT`.
        var text: String
        let isKnown: Bool
        /// Whether blanks in it separate words, as in a variable without quotes.
        var isSplit = false
    }

    var pieces: [Piece] = []
    let location: SourceLocation

    var text: String { pieces.map(\.text).joined() }

    var unknown: [String] { pieces.filter { !$0.isKnown }.map(\.text) }

    var assignment: (name: String, value: [Piece])? {
        guard let first = pieces.first, first.isKnown, !first.isSplit, let sign = first.text.firstIndex(of: "=") else { return nil }
        let name = first.text[..<sign]
        guard !name.isEmpty, name.utf8.allSatisfy(\.isNameByte), name.first?.isNumber == false else { return nil }
        var value = pieces
        value[0].text = String(first.text[first.text.index(after: sign)...])
        return (String(name), value)
    }

    /// The words after splitting: `$DIRECTORIES` without quotes can be several.
    var split: [ShellWord] {
        guard pieces.contains(where: \.isSplit) else { return [self] }
        var words: [ShellWord] = []
        var word = ShellWord(location: location)
        for piece in pieces {
            guard piece.isSplit, piece.isKnown else {
                word.pieces.append(piece)
                continue
            }
            let parts = piece.text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
            for (number, part) in parts.enumerated() {
                if number > 0 {
                    words.append(word)
                    word = ShellWord(location: location)
                }
                if !part.isEmpty { word.pieces.append(Piece(text: String(part), isKnown: true)) }
            }
        }
        return (words + [word]).filter { !$0.pieces.isEmpty }
    }
}

/// The words of one command.
struct ShellWords {
    var words: [ShellWord]
    /// Whether a `cd` precedes it, so that its paths can be relative to another folder.
    let isBehindFolderChange: Bool
}
