import MockRuntime
import MockgenModel

/// The code that mocks share: the Swift files in `Runtime`, which the tool contains.
///
/// The files are a template. A line `//: NAME` begins a part, which a file of mocks has or leaves out. Marks stand for the access level
/// (`/*private*/`, `/*public*/`), the namespace (`MOCKS`) and the separator after a module (`Swift.`). The files qualify every name, so
/// declarations of a project cannot change its meaning.
enum RuntimeText {
    private static let namespace = "MOCKS"
    /// The part that uses the frameworks of tests.
    private static let tests = "Tests"

    private struct Part {
        let name: String
        var lines: [Substring] = []
    }

    private static let parts = String(cString: textOfMockRuntime()).split(separator: "\n", omittingEmptySubsequences: false)
        .reduce(into: [Part]()) { parts, line in
            let words = line.split(separator: " ")
            if words.first == "//:" {
                parts.append(Part(name: String(words[1])))
            } else {
                parts[parts.count - 1].lines.append(line)
            }
        }

    /// Returns the declarations that mocks need, without their imports.
    /// - Parameters:
    ///   - isInOneFile: whether only the mocks in this file use them.
    ///   - importsTesting: whether failures can be issues of Swift Testing.
    static func declarations(_ needs: Set<HelperType>, _ standard: StandardTypes, isInOneFile: Bool, importsTesting: Bool) -> String {
        let isPublic = needs.contains(.publicStub)
        let hasStubs = isPublic || needs.contains(.stub)
        let isPrivate = isInOneFile && !hasStubs && !needs.contains(.lens)
        let names = needs.map(\.rawValue) + [namespace] + (hasStubs ? [HelperType.stub.rawValue] + (importsTesting ? [tests] : []) : [])
        var text = parts.filter { names.contains($0.name) }.flatMap(\.lines).dropLast().joined(separator: "\n")
            .replacing("/*private*/ ", with: isPrivate ? "private " : "")
            .replacing("/*public*/ ", with: isPublic ? "public " : "")
            .replacing(namespace, with: standard.namespace)
        for module in StandardName.modules where standard.hidden.contains(module) {
            text = text.replacing("\(module.rawValue).", with: "\(module.rawValue)::")
        }
        return text
    }
}
