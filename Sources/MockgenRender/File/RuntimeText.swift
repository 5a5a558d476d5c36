import MockRuntime
import MockgenModel

/// The code that mocks share: the Swift files in `Runtime`, which the tool contains.
///
/// The files are a template with a namespace, an access level and a module to replace. They qualify every name, so declarations of a
/// project cannot change its meaning.
enum RuntimeText {
    /// The frameworks that record failures, where they exist.
    static let frameworks = ["Testing", "XCTest"]

    static func condition(of framework: String) -> String { "canImport(\(framework))" }

    /// The namespace is the first part. The helpers follow in the order of the cases.
    private static let parts = String(cString: textOfMockRuntime()).split(separator: "\u{0C}").map(String.init)

    /// Returns the declarations that mocks need, without their imports.
    /// - Parameters:
    ///   - isInOneFile: whether only the mocks in this file use them.
    ///   - importsTesting: whether failures can be issues of Swift Testing.
    static func declarations(
        _ needs: Set<HelperType>, _ standard: StandardTypes, isInOneFile: Bool, importsTesting: Bool
    ) -> [String] {
        guard !needs.isEmpty else { return [] }
        let isPublic = needs.contains(.publicStub)
        let hasStubs = isPublic || needs.contains(.stub)
        let access = isPublic ? "public " : isInOneFile && !hasStubs && !needs.contains(.lens) ? "private " : ""
        let helpers = HelperType.allCases.prefix { $0 != .stub }.enumerated().filter { needs.contains($0.element) }.map {
            parts[$0.offset + 1]
        }
        return ([parts[0].replacing("public ", with: access)] + helpers + (hasStubs ? parts.suffix(1) : [])).map { part in
            var lines = Array(
                part.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.isEmpty || $0.hasPrefix("import ") }.dropLast())
            if !importsTesting { for framework in frameworks { lines.removeBlocks(if: condition(of: framework)) } }
            var text = lines.joined(separator: "\n").replacing(StandardName.mocks.rawValue, with: standard.namespace)
            for module in StandardName.modules where standard.hidden.contains(module) {
                text = text.replacing("\(module.rawValue).", with: "\(module.rawValue)::")
            }
            return isPublic ? text : text.replacing("public ", with: "")
        }
    }
}

extension [Substring] {
    /// Removes the lines from each `#if` with this condition to its `#endif`.
    fileprivate mutating func removeBlocks(if condition: String) {
        while let start = firstIndex(where: { $0.hasSuffix("#if \(condition)") }) {
            let end = self[start].prefix { $0 == " " } + "#endif"
            guard let last = self[start...].firstIndex(of: end) else { return }
            removeSubrange(start...last)
        }
    }
}
