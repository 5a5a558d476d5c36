/// A JSON value. Its keys stay in order.
package enum JSON: Sendable {
    case null
    case bool(Bool)
    case number(Int)
    case text(String)
    case list([JSON])
    case object([(key: String, value: JSON)])

    package init(_ text: String?) { self = text.map(JSON.text) ?? .null }

    /// The entries of both objects.
    package static func + (left: JSON, right: JSON) -> JSON {
        guard case .object(let first) = left, case .object(let second) = right else { return left }
        return .object(first + second)
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    package init(stringLiteral value: String) { self = .text(value) }
    package init(arrayLiteral elements: JSON...) { self = .list(elements) }
    package init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { (key: $0.0, value: $0.1) }) }
}

extension JSON: CustomStringConvertible {
    /// A readable document: a line for each value, indented by two spaces.
    package var description: String { written(indentation: "") }

    private func written(indentation: String) -> String {
        let inner = indentation + "  "
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .number(let value): return String(value)
        case .text(let text): return text.asJSON
        case .list(let items):
            guard !items.isEmpty else { return "[]" }
            return "[\n" + items.map { inner + $0.written(indentation: inner) }.joined(separator: ",\n") + "\n\(indentation)]"
        case .object(let entries):
            guard !entries.isEmpty else { return "{}" }
            let lines = entries.map { "\(inner)\($0.key.asJSON): \($0.value.written(indentation: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
        }
    }
}

extension String {
    fileprivate var asJSON: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..<" ", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
