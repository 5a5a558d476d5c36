import MockgenModel
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// One declaration's own text, parsed; the only unit that the parser is ever given.
struct Slice {
    let source: SourceText
    let tree: SourceFileSyntax
    private let start: Int

    init(_ range: Range<Int>, of source: SourceText) throws(Diagnostics) {
        self.source = source
        start = range.lowerBound
        guard String(validating: source.bytes[range], as: UTF8.self) != nil else {
            throw Diagnostics([.notUTF8(at: source.location(at: range.lowerBound))])
        }
        tree = source.bytes[range].withUnsafeBufferPointer { Parser.parse(source: $0) }
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
        guard errors.isEmpty else {
            throw Diagnostics(errors.map { .syntaxError($0.message, at: source.location(at: start + $0.position.utf8Offset)) })
        }
    }

    func location(of node: some SyntaxProtocol) -> SourceLocation {
        source.location(at: start + node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}

/// The errors of a whole file, for one in which the brackets do not match.
package func syntaxErrors(in source: SourceText) -> [Diagnostic] {
    do {
        _ = try Slice(0..<source.bytes.count, of: source)
        return []
    } catch {
        return error.all
    }
}

extension Diagnostic {
    fileprivate static func syntaxError(_ message: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "syntax-error", cause: .code, message, help: "correct the Swift syntax here; mockgen makes no mock from a guess", at: location)
    }

    fileprivate static func notUTF8(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "not-utf8", cause: .code, "this declaration has bytes that are not UTF-8", help: "save the file in the encoding UTF-8",
            at: location)
    }
}
