import MockgenModel
import SupportText

/// The code that mocks share: the files of the module `MockgenSupport`, which the tool also contains as text.
///
/// A target that cannot import the module has the parts that its mocks need. A line `//: NAME` begins a part; one with several
/// names is for those who need all of them. In the text, `internal` becomes
/// `fileprivate`, and `public` what the mocks are; the namespace and the separator after a module (`Swift.`) depend on the names in the
/// project. The files qualify every name, so declarations of a project cannot change its meaning.
enum SupportParts {
    /// The part that uses the frameworks of tests.
    private static let tests = "Tests"

    private struct Part {
        let names: [String]
        var lines: [Substring] = []
    }

    private static let all = String(cString: textOfSupport()).split(separator: "\n", omittingEmptySubsequences: false)
        .reduce(into: [Part]()) { parts, line in
            let words = line.split(separator: " ")
            if words.first == "//:" {
                parts.append(Part(names: words.dropFirst().map(String.init)))
            } else {
                parts[parts.count - 1].lines.append(line)
            }
        }

    /// Returns the declarations that mocks need, without their imports.
    /// - Parameters:
    ///   - isInOneFile: whether only the mocks in this file use them.
    ///   - importsTesting: whether failures can be issues of Swift Testing.
    static func text(_ needs: Set<HelperType>, _ standard: StandardTypes, isInOneFile: Bool, importsTesting: Bool) -> String {
        let isPublic = needs.contains(.publicStub)
        let hasStubs = isPublic || needs.contains(.stub)
        let isPrivate = isInOneFile && needs.isDisjoint(with: HelperType.forTests)
        let namespace = StandardName.mocks.rawValue
        let used: Set<HelperType> =
            hasStubs ? [.stub, .stop, .unanswered, .unchecked, .statics] : needs.contains(.mainActorDefault) ? [.unchecked] : []
        let parts = needs.union(used)
        let functions = parts.contains(where: \.isFunction) ? [HelperType.functions] : []
        let names = parts.map(\.rawValue) + [namespace] + functions + (importsTesting ? [tests] : [])
        var text = all.filter { $0.names.allSatisfy(names.contains) }.flatMap(\.lines).joined(separator: "\n")
            .replacing("internal ", with: "fileprivate ")
            .replacing("public nonisolated enum", with: "\(isPublic ? "public " : isPrivate ? "private " : "")nonisolated enum")
        if text.hasSuffix("\n") { text.removeLast() }
        if !isPublic { text = text.replacing("public ", with: "") }
        if standard.namespace != namespace {
            for end in [".", " {"] { text = text.replacing(namespace + end, with: standard.namespace + end) }
        }
        for module in StandardName.modules where standard.hidden.contains(module) {
            text = text.replacing("\(module.rawValue).", with: "\(module.rawValue)::")
        }
        return text
    }
}
