package import MockgenOutline
import SwiftSyntax

extension SourceText {
    /// Whether the parser finds other protocols in the file than its outline has.
    package func hasOtherProtocols(than outline: Outline) -> Bool {
        guard let tree = parsedText(bytes) else { return true }
        let finder = ProtocolFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.names.sorted() != outline.declarations.filter { $0.kind == .protocol }.map(\.name).sorted()
    }
}

private final class ProtocolFinder: SyntaxVisitor {
    private(set) var names: [String] = []

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
