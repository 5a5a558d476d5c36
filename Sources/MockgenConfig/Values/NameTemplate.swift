import MockgenModel

/// The name of mocks: `{protocol}Mock`. In an override, it can be a plain name.
package struct NameTemplate: Hashable, Sendable {
    package let text: String
    let parts: [Part]

    package init(_ text: String) { (self.text, parts) = (text, Self.parts(of: text)) }

    static let placeholder = "{protocol}"

    package func name(forProtocol name: String) -> String {
        let bare = name.withoutBackTicks
        let made = parts.map { part in
            switch part {
            case .text(let text): text
            case .placeholder(let placeholder): placeholder == Self.placeholder ? bare : placeholder
            }
        }.joined()
        // A keyword needs backticks, but not as a part of a longer name.
        let isPlain = name == bare || bare.first?.isNumber == false && bare.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isPlain || !followsProtocol ? made : "`\(made)`"
    }
}

extension NameTemplate {
    enum Part: Hashable {
        case text(String)
        /// The placeholder with its braces.
        case placeholder(String)
    }

    private static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
            parts.append(.placeholder(String(rest[open...close])))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        return parts
    }

    var followsProtocol: Bool { parts.contains(.placeholder(Self.placeholder)) }

    var unknownPlaceholder: String? {
        for case .placeholder(let placeholder) in parts where placeholder != Self.placeholder { return placeholder }
        return nil
    }
}
