import MockgenModel

/// The name of mocks: `{protocol}Mock`. In an override, it can be a plain name.
package struct NameTemplate: Hashable, Sendable {
    package let text: String
    let parts: [Part]

    init(_ text: String) { (self.text, parts) = (text, text.parts(Part.text, inBraces: Self.placeholder)) }

    /// The placeholders as messages show them.
    static let placeholders = ["{protocol}", "{protocol without SUFFIX}", "{protocol without prefix PREFIX}"]

    package func name(forProtocol name: String) -> String {
        let bare = name.withoutBackTicks
        let made = parts.map { part in
            switch part {
            case .text(let text), .unknown(let text): text
            case .protocolName(let affix): affix.map { bare.without($0) } ?? bare
            }
        }.joined()
        // A keyword needs backticks, but not as a part of a longer name.
        let isPlain = name == bare || bare.first?.isNumber == false && bare.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isPlain || !followsProtocol ? made : "`\(made)`"
    }
}

extension NameTemplate {
    enum Part: Hashable, Sendable {
        case text(String)
        case protocolName(without: Affix?)
        /// An unknown placeholder with its braces.
        case unknown(String)
    }

    /// The part of a protocol's name that the names of mocks do not have.
    package enum Affix: Hashable, Sendable {
        case suffix(String)
        case prefix(String)

        package var text: String {
            switch self {
            case .suffix(let text), .prefix(let text): text
            }
        }
    }

    /// `Mock{protocol without prefix App}`
    package init(before: String, without affix: Affix?, after: String) {
        let words =
            switch affix {
            case nil: ""
            case .suffix(let text): " without \(text)"
            case .prefix(let text): " without prefix \(text)"
            }
        self.init("\(before){protocol\(words)}\(after)")
    }

    private static func placeholder(_ text: String) -> Part {
        let words = text.dropFirst().dropLast().split(separator: " ").map(String.init)
        switch (words.count, words.first, words.dropFirst().first) {
        case (1, "protocol", _): return .protocolName(without: nil)
        case (3, "protocol", "without") where words[2] != "prefix" && isIdentifier("_" + words[2]):
            return .protocolName(without: .suffix(words[2]))
        case (4, "protocol", "without") where words[2] == "prefix" && isIdentifier(words[3]):
            return .protocolName(without: .prefix(words[3]))
        default: return .unknown(text)
        }
    }

    var followsProtocol: Bool { parts.contains { if case .protocolName = $0 { true } else { false } } }

    var unknownPlaceholder: String? {
        for case .unknown(let placeholder) in parts { return placeholder }
        return nil
    }
}

extension String {
    /// The name without a suffix, or without a prefix in front of a capital letter. The whole name if the rest is not the name of a type.
    package func without(_ affix: NameTemplate.Affix) -> String {
        let rest: Substring
        switch affix {
        case .suffix(let suffix):
            guard hasSuffix(suffix) else { return self }
            rest = dropLast(suffix.count)
        case .prefix(let prefix):
            guard hasPrefix(prefix), dropFirst(prefix.count).first?.isUppercase == true else { return self }
            rest = dropFirst(prefix.count)
        }
        return isName(String(rest)) ? String(rest) : self
    }
}
