import MockgenModel

/// What the stubs of a generated file are made of: a Swift file of its own, which the tool contains.
enum StubSupport {
    /// Its declarations, without the imports, which stand at the top of a generated file.
    static func text(hidden: Set<StandardName>) -> String {
        let lines = String(decoding: PackageResources.Stubs_swift, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let declarations = lines.drop { $0.isEmpty || $0.hasPrefix("import ") }.dropLast().joined(separator: "\n")
        return hidden.isEmpty
            ? declarations
            : declarations.mapWords { word in
                StandardName(rawValue: word).flatMap { hidden.contains($0) ? $0.type(hidden: hidden).description : nil } ?? word
            }
    }
}

extension String {
    /// Changes words that stand alone, not behind a dot.
    fileprivate func mapWords(_ change: (String) -> String) -> String {
        var (text, word) = ("", "")
        for sign in self {
            if sign.isLetter || sign.isNumber || sign == "_" {
                word.append(sign)
                continue
            }
            text += text.last == "." ? word : change(word)
            text.append(sign)
            word = ""
        }
        return text + change(word)
    }
}
