/// How a mock is named: `{protocol}Mock`, or in an override also a plain name.
package struct NameTemplate: Hashable, Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }

    static let placeholder = "{protocol}"

    package func name(forProtocol name: String) -> String {
        let words = name.filter { $0 != "`" }
        let made = parts.map { part in
            switch part {
            case .text(let text): text
            case .placeholder(let placeholder): placeholder == Self.placeholder ? words : placeholder
            }
        }.joined()
        // A keyword needs back-ticks alone, and none as a part of a longer name.
        let isPlain = name == words || words.first?.isNumber == false && words.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isPlain || !followsProtocol ? made : "`\(made)`"
    }
}

extension NameTemplate {
    enum Part: Hashable {
        case text(String)
        /// With its braces.
        case placeholder(String)
    }

    var parts: [Part] {
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

    /// Whether it names each protocol's mock after the protocol.
    var followsProtocol: Bool { parts.contains(.placeholder(Self.placeholder)) }

    var unknownPlaceholder: String? {
        for case .placeholder(let placeholder) in parts where placeholder != Self.placeholder { return placeholder }
        return nil
    }
}
