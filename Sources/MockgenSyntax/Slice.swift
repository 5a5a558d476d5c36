import MockgenBytes
import MockgenModel
package import MockgenOutline
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// One declaration's own text, parsed; the only unit that the parser is ever given.
struct Slice {
    let tree: SourceFileSyntax
    private let source: SourceText
    private let range: Range<Int>
    private let start: SourceLocation

    init(_ range: Range<Int>, of source: SourceText) throws(Diagnostics) {
        try self.init(range, of: source, at: source.location(at: range.lowerBound))
    }

    init(_ declaration: Declaration, of source: SourceText) throws(Diagnostics) {
        try self.init(declaration.range, of: source)
        // The outline takes any word for a name, and the names around the declaration are not in its text.
        if let name = declaration.context.first(where: { !$0.isValidSwiftIdentifier(for: .variableName) }) {
            throw Diagnostics([.syntaxError("'\(name)', which is around this declaration, is not the name of a type", at: start)])
        }
    }

    /// The text behind `#if` or `#elseif`, as the condition of an `#if` of its own.
    init(condition range: Range<Int>, of source: SourceText) throws(Diagnostics) {
        let keyword = Array("#if".utf8)
        let end = source.location(at: range.lowerBound)
        let start = SourceLocation(path: end.path, line: end.line, column: end.column - keyword.count)
        let text = SourceText(path: end.path, bytes: keyword + source.bytes[range] + Array("\n#endif".utf8))
        try self.init(text.bytes.indices, of: text, at: start)
    }

    private init(_ range: Range<Int>, of source: SourceText, at start: SourceLocation) throws(Diagnostics) {
        (self.source, self.range, self.start) = (source, range, start)
        let text = source.bytes[range]
        // Decoding replaces what is no UTF-8.
        guard String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) else { throw Diagnostics([.notUTF8(at: start)]) }
        if let excess = text.withUnsafeBufferPointer(Nesting.firstExcess) {
            throw Diagnostics([.nestedTooDeep(at: source.location(at: range.lowerBound + excess, after: range.lowerBound, at: start))])
        }
        tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let plain = PlainBlanks(text, parsedAs: tree)
        let described = plain.map { $0.text.withUnsafeBufferPointer { Parser.parse(source: $0) } } ?? tree
        var errors = ParseDiagnosticsGenerator.diagnostics(for: described).filter { $0.diagMessage.severity == .error }
            .map { Diagnostic.syntaxError($0.message, at: location(of: $0.position)) }
        if errors.isEmpty, let invalid = plain?.firstInvalid {
            errors = [.syntaxError("invalid character in source file", at: location(at: invalid))]
        }
        if errors.isEmpty, text.contains(UInt8(ascii: "#")) {
            errors = InvalidConditions(in: tree).found.map { .syntaxError($0.message, at: location(of: $0.node)) }
        }
        guard errors.isEmpty else { throw Diagnostics(errors) }
    }

    func location(of node: some SyntaxProtocol) -> SourceLocation { location(of: node.positionAfterSkippingLeadingTrivia) }

    private func location(of position: AbsolutePosition) -> SourceLocation { location(at: position.utf8Offset) }

    private func location(at offset: Int) -> SourceLocation {
        source.location(at: min(range.lowerBound + offset, range.upperBound), after: range.lowerBound, at: start)
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
            .syntaxError, cause: .code, message, help: "correct the Swift syntax here", at: location)
    }

    fileprivate static func nestedTooDeep(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .nestedTooDeep, cause: .code, "this is nested too deeply",
            help: "give the inner type a name with 'typealias'",
            at: location)
    }

    fileprivate static func notUTF8(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .notUTF8, cause: .code, "this declaration contains bytes that are not UTF-8", help: "save the file as UTF-8",
            at: location)
    }
}
