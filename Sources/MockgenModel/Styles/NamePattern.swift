/// The pattern of a mock member's name: `{member}CallsCount`.
package struct NamePattern: Hashable, Sendable, ExpressibleByStringLiteral {
    package enum Part: Hashable, Sendable {
        case text(String)
        case placeholder(Placeholder)
        /// The text with its braces.
        case unknown(String)
    }

    package enum Placeholder: String, CaseIterable, Sendable {
        /// The stem, unchanged and with a capital.
        case member = "{member}"
        case capitalizedMember = "{Member}"
        /// The name of the parameter, with a capital.
        case argument = "{Argument}"
    }

    package let text: String
    package let parts: [Part]

    package init(stringLiteral text: String) {
        self.text = text
        parts = text.parts {
            .text($0)
        } inBraces: { word in
            Placeholder(rawValue: word).map { .placeholder($0) } ?? .unknown(word)
        }
    }

    package var isFixed: Bool { !parts.contains(.placeholder(.member)) && !parts.contains(.placeholder(.capitalizedMember)) }

    package func name(stem: String, argument: String = "") -> String {
        var name = ""
        for part in parts {
            switch part {
            case .text(let text), .unknown(let text): name += text
            case .placeholder(.member): name += stem
            case .placeholder(.capitalizedMember): name += stem.capitalizedFirst
            case .placeholder(.argument): name += argument.capitalizedFirst
            }
        }
        return name
    }
}

extension String {
    /// The parts of a pattern, from its texts and from its placeholders with their braces.
    package func parts<Part>(_ plain: (String) -> Part, inBraces placeholder: (String) -> Part) -> [Part] {
        var parts: [Part] = []
        var rest = self[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { parts.append(plain(String(rest[..<open]))) }
            parts.append(placeholder(String(rest[open...close])))
            rest = rest[rest.index(after: close)...]
        }
        return rest.isEmpty ? parts : parts + [plain(String(rest))]
    }
}
