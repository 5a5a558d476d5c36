import Foundation

extension Mocks {
    /// Returns an expression that makes an equal value, with a comment for each part that has none.
    internal nonisolated static func literal(_ value: Any, depth: Swift.Int = 0) -> Swift.String {
        let mirror = Swift.Mirror(reflecting: value)
        let texts = { mirror.children.map { literal($0.value, depth: depth + 1) } }
        switch (value, mirror.displayStyle) {
        case _ where depth > 20: return comment(value)
        // In an optional of an optional, `nil` is the outer one.
        case (_, .optional): return texts() == ["nil"] ? comment(value) : texts().first ?? "nil"
        case (is any Swift.BinaryInteger, _), (is Swift.Bool, _): return "\(value)"
        case (let number as any Swift.BinaryFloatingPoint, _): return number.isFinite ? "\(value)" : comment(value)
        case (is Swift.String, _), (is Swift.Substring, _), (is Swift.Character, _): return Swift.String(reflecting: value)
        case (is Foundation.Decimal, _): return "Decimal(string: \"\(value)\")!"
        case (let date as Foundation.Date, _): return "Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate))"
        case (let url as Foundation.URL, _): return "URL(string: \(Swift.String(reflecting: url.absoluteString)))!"
        case (is Foundation.UUID, _): return "UUID(uuidString: \"\(value)\")!"
        case (let data as Foundation.Data, _): return "Data(base64Encoded: \"\(data.base64EncodedString())\")!"
        case (_, .tuple): return arguments(mirror.children, texts())
        case (is any Swift.ExpressibleByArrayLiteral, .collection): return "[\(texts().joined(separator: ", "))]"
        case (_, .set): return "[\(texts().sorted().joined(separator: ", "))]"
        case (_, .dictionary):
            let pairs = mirror.children.map { Swift.Mirror(reflecting: $0.value).children.map { literal($0.value, depth: depth + 1) } }
            return pairs.isEmpty ? "[:]" : "[\(pairs.map { "\($0[0]): \($0[1])" }.sorted().joined(separator: ", "))]"
        case (is any Swift.CustomReflectable, _): return comment(value)
        // Property wrappers and lazy properties have other parameters, and structures of the system hide what they store.
        case (_, .struct) where !mirror.children.contains(where: { "_$".contains($0.label?.first ?? "_") }):
            return nameOfType(of: value) + arguments(mirror.children, texts())
        case (_, .enum) where !mirror.children.isEmpty:
            let (name, values) = ("\(nameOfType(of: value)).\(mirror.children.first?.label ?? "")", texts()[0])
            return values.hasPrefix("(") ? name + values : "\(name)(\(values))"
        // A type with its own description does not tell the name of a case.
        case (is any Swift.CustomStringConvertible, _), (is any Swift.CustomDebugStringConvertible, _): return comment(value)
        case (_, .enum): return "\(nameOfType(of: value)).\(value)"
        default: return comment(value)
        }
    }

    /// `(id: 7, name: "Alex")`
    private nonisolated static func arguments(_ parts: Swift.Mirror.Children, _ texts: [Swift.String]) -> Swift.String {
        let labels = parts.map { $0.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? "" }
        return "(\(zip(labels, texts).map(+).joined(separator: ", ")))"
    }

    /// `Cart.Line` of `App.Cart.Line<Swift.Int>`. The compiler infers the arguments.
    private nonisolated static func nameOfType(of value: Any) -> Swift.String {
        let name = Swift.String(reflecting: Swift.type(of: value))
            .replacingOccurrences(of: #"<.*>|\(unknown context at [^)]*\)\."#, with: "", options: .regularExpression)
        return Swift.String(name.drop { $0 != "." }.dropFirst())
    }

    /// The description of a value for a person who replaces it: `/* App.Router */`.
    internal nonisolated static func comment(_ value: Any) -> Swift.String {
        "/* \(described(value).replacingOccurrences(of: #"(\s|/\*|\*/)+"#, with: " ", options: .regularExpression)) */"
    }
}
