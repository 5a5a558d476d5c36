/// Functions of the standard library, with their module: projects have functions of these names.
enum SwiftFunction {
    static let fatalError = "Swift.fatalError"

    static func stop(_ message: String) -> String { "\(fatalError)(\(literal(message)))" }

    /// Returns a string literal of the text. The name of a member may contain quotes.
    static func literal(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
    }

    /// Takes the value of an optional variable. Projects extend `Optional` with a `take()` of their own.
    static func taking(_ variable: String) -> String { "Swift.exchange(&\(variable), with: nil)" }
}
