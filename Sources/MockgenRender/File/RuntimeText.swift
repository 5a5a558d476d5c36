import MockRuntime
import MockgenModel

/// The support of the stubs in a generated file: Swift files that the tool contains.
///
/// The files are a template. They write the name of their namespace, the access and the module in front of each name that they use, and only
/// these three are replaced: nothing that a project declares can change what the rest means.
enum RuntimeText {
    /// The framework that records failures, where there is one.
    static let framework = "Testing"
    static let condition = "canImport(\(framework))"

    /// Its declarations, without the imports, which stand at the top of a generated file.
    /// - Parameter importsTesting: whether failures can be issues of Swift Testing.
    static func text(_ standard: StandardTypes, isPublic: Bool, importsTesting: Bool) -> String {
        let lines = String(cString: textOfMockRuntime()).split(separator: "\n", omittingEmptySubsequences: false)
        var declarations = Array(lines.drop { $0.isEmpty || $0.hasPrefix("import ") }.dropLast())
        if !importsTesting { declarations.removeBlock(if: condition) }
        var text = declarations.joined(separator: "\n").replacing(StandardName.mocks.rawValue, with: standard.namespace)
        for module in StandardName.modules where standard.hidden.contains(module) {
            text = text.replacing("\(module.rawValue).", with: "\(module.rawValue)::")
        }
        return isPublic ? text : text.replacing("public ", with: "")
    }
}

extension [Substring] {
    /// Removes the lines from the first `#if` with this condition to its `#endif`.
    fileprivate mutating func removeBlock(if condition: String) {
        guard let start = firstIndex(where: { $0.hasSuffix("#if \(condition)") }),
            let end = self[start...].firstIndex(where: { $0.hasSuffix("#endif") })
        else { return }
        removeSubrange(start...end)
    }
}
