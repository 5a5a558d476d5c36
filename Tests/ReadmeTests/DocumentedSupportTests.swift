import Foundation
import Testing

/// The module `MockgenSupport` is read in completions and in help, so all that it declares publicly has a documentation comment.
@Suite struct DocumentedSupportTests {
    /// The names of members that have the comment of the requirement that they fulfil.
    private static let requirements = [
        "run(", "init(closure:", "answers:", "callNumbers:", "startIndex:", "endIndex:", "== (left: Self, right: Self)", "description:",
    ]

    @Test func publicDeclarationsHaveComments() throws {
        let folder = "Sources/MockgenSupport"
        let files = try FileManager.default.subpathsOfDirectory(atPath: Page.root.appending(path: folder).path(percentEncoded: false))
        let texts = try files.filter { $0.hasSuffix(".swift") }.map { try #require(Page.contents(ofFile: "\(folder)/\($0)"), "\($0)") }
        let lines = texts.flatMap { $0.split(separator: "\n").map(String.init) }
        let declarations = Self.publicDeclarations(in: lines)
        #expect(declarations.count > 150, "fewer than there are")
        #expect(declarations.filter { !$0.hasComment }.map(\.text) == [])
    }

    @Test(arguments: [
        ("/// A word.\npublic func word() {}", true), ("public func word() {}", false),
        ("/// A word.\n@discardableResult\npublic func word() {}", true),
        ("public protocol Words {\n    func word()\n}", false),
        ("/// Words.\npublic protocol Words {\n    /// A word.\n    func word()\n}", true),
        ("@available(*, unavailable)\npublic func word() {}", true), ("public override func word() {}", true),
        ("internal func word() {}", true),
    ])
    func aMissingCommentIsSeen(_ text: String, isDocumented: Bool) {
        let lines = text.split(separator: "\n").map(String.init)
        #expect(Self.publicDeclarations(in: lines).allSatisfy(\.hasComment) == isDocumented)
    }

    private static func publicDeclarations(in lines: [String]) -> [(text: String, hasComment: Bool)] {
        var declarations: [(text: String, hasComment: Bool)] = []
        var protocolIndentation: Int?
        for (number, line) in lines.enumerated() {
            let indentation = line.prefix { $0 == " " }.count
            if let outer = protocolIndentation, indentation <= outer { protocolIndentation = nil }
            let text = line.dropFirst(indentation)
            let isRequirement =
                protocolIndentation != nil && ["func ", "var ", "static ", "init(", "nonisolated"].contains(where: text.hasPrefix)
            let isPublic = text.hasPrefix("public ") && !text.hasPrefix("public import") && !text.contains("override ")
            if isPublic, text.contains(" protocol ") { protocolIndentation = indentation }
            guard isPublic || isRequirement else { continue }
            let before = lines[..<number].reversed().map { $0.drop { $0 == " " } }
            let attributes = before.prefix { line in ["@", "//:", ")", "*, unavailable", "message:"].contains(where: line.hasPrefix) }
            let hasComment = before.dropFirst(attributes.count).first?.hasPrefix("///") ?? false
            let isExempt =
                !isRequirement && requirements.contains { text.contains(" \($0)") } || attributes.contains { $0.contains("unavailable") }
            declarations.append((String(text), hasComment || isExempt))
        }
        return declarations
    }
}
