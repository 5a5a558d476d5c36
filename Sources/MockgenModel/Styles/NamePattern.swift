/// The pattern of a mock member's name: `{member}CallsCount`.
package struct NamePattern: Hashable, Sendable {
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

    package init(_ text: String) {
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

    /// Whether the pattern can produce a name for a member whose stem begins with this text.
    package func mayName(_ name: String, forMember member: String) -> Bool {
        var rest = name[...]
        for part in parts {
            switch part {
            case .text(let text), .unknown(let text):
                guard let found = rest.ranges(of: text).first else { return false }
                rest = rest[found.upperBound...]
            case .placeholder(.member), .placeholder(.capitalizedMember):
                let start = part == .placeholder(.member) ? member : member.capitalizedFirst
                guard rest.hasPrefix(start) else { return false }
                rest.removeFirst(start.count)
            case .placeholder(.argument): break
            }
        }
        return true
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
