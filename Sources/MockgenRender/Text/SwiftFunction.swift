/// Functions of the standard library, with their module: projects have functions of these names.
enum SwiftFunction {
    static let fatalError = "Swift.fatalError"

    /// Takes the value of an optional variable. Projects extend `Optional` with a `take()` of their own.
    static func taking(_ variable: String) -> String { "Swift.exchange(&\(variable), with: nil)" }
}
