import DiagnosticsArticle
import MockgenModel

/// The page about a kind of message that `mockgen explain ID` prints: a section of the article `Diagnostics`.
package struct DiagnosticPage: Sendable {
    package let id: String
    /// Describes the problem, and why it is one.
    package let meaning: String
    /// Source text or a command that produces the message.
    package let example: String
    package let remedy: String

    package var text: String {
        let example = example.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
        return "\(meaning)\n\nFor example:\n\(example.joined(separator: "\n"))\n\nWhat to do: \(remedy)"
    }
}

extension DiagnosticPage {
    package static var all: [DiagnosticPage] { sections.compactMap(DiagnosticPage.init) }

    package static func named(_ id: String) -> DiagnosticPage? { sections.first { $0.hasPrefix("\(id)\n") }.flatMap(DiagnosticPage.init) }

    private static var sections: ArraySlice<Substring> {
        String(cString: textOfDiagnosticsArticle()).split(separator: "\n### ").dropFirst()
    }

    /// - Parameter section: the id, the meaning, a code block with the example, and the remedy. An example can have empty lines.
    private init?(_ section: Substring) {
        let paragraphs = section.split(separator: "\n\n", maxSplits: 2)
        let block = paragraphs.last?.split(separator: "\n```\n\nWhat to do: ") ?? []
        guard paragraphs.count == 3, block.count == 2 else { return nil }
        id = String(paragraphs[0])
        meaning = paragraphs[1].withoutMarkup
        example = block[0].dropFirst("```text\n".count).inThisProject
        remedy = block[1].prefix { $0 != "\n" }.withoutMarkup
    }
}

extension Substring {
    fileprivate var withoutMarkup: String { inThisProject.replacing("\\<", with: "<").replacing("\\*", with: "*") }

    /// Projects without a package have no command plugins.
    fileprivate var inThisProject: String {
        String(
            ShellCommand.isInPackage
                ? self : replacing("swift package mockgen-write ", with: "mockgen ").replacing("swift package mockgen ", with: "mockgen "))
    }
}
