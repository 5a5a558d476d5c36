import MockgenBytes
import MockgenModel
package import MockgenOutline
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The parsed text of one declaration. mockgen never parses more at once.
struct Slice {
    let tree: SourceFileSyntax
    /// Clauses of `#if` with errors that only a later compiler accepts. mockgen takes their conditions for false.
    private(set) var laterClauses: Set<SyntaxIdentifier> = []
    private let source: SourceText
    private let range: Range<Int>
    private let start: SourceLocation

    init(_ range: Range<Int>, of source: SourceText) throws(Diagnostics) {
        start = source.location(at: range.lowerBound)
        (self.source, self.range) = (source, range)
        let text = source.bytes[range]
        // Decoding replaces invalid UTF-8.
        guard String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) else { throw Diagnostics([.notUTF8(at: start)]) }
        if let excess = text.withUnsafeBufferPointer(Nesting.firstExcess) {
            throw Diagnostics([.nestedTooDeep(at: source.location(at: range.lowerBound + excess, after: range.lowerBound, at: start))])
        }
        tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        guard tree.hasError else { return }
        // Beside such a character, the toolchain can crash while it describes errors (seen in Swift 6.3).
        if let token = tree.tokens(viewMode: .sourceAccurate).first(where: \.isBesideOtherCharacters) {
            throw Diagnostics([
                .syntaxError("there is a control character or an unknown one beside '\(token.text)'", at: location(of: token))
            ])
        }
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
        let problems = problems(of: errors)
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }

    /// Returns the errors in code that this compiler parses.
    private mutating func problems(of errors: [SwiftDiagnostics.Diagnostic]) -> [Diagnostic] {
        var accessors: Set<SyntaxIdentifier> = []
        var lines: Set<Int> = []
        return errors.flatMap { error -> [Diagnostic] in
            let token = tree.token(at: error.position)
            // The error of a missing token is at the end of the one before it.
            for node in [token, token?.previousToken(viewMode: .sourceAccurate)].compactMap(\.self) {
                if let clause = node.ancestorOrSelf(mapping: {
                    $0.as(IfConfigClauseSyntax.self).flatMap { $0.needsLaterCompiler ? $0 : nil }
                }) {
                    laterClauses.insert(clause.id)
                    return []
                }
                if let block = node.ancestorOrSelf(mapping: { $0.as(AccessorBlockSyntax.self) }), let problem = problem(of: block) {
                    return accessors.insert(block.id).inserted ? [problem] : []
                }
            }
            // The first error of a line is the cause of the others.
            let location = location(of: error.position)
            return lines.insert(location.line).inserted ? [.syntaxError(error.message, at: location)] : []
        }
    }

    /// The members in a clause of `#if`; nil if only a later compiler accepts them.
    func members(of clause: IfConfigClauseSyntax) -> MemberBlockItemListSyntax? {
        guard case .decls(let items) = clause.elements, !laterClauses.contains(clause.id) else { return nil }
        return items
    }

    func location(of node: some SyntaxProtocol) -> SourceLocation { location(of: node.positionAfterSkippingLeadingTrivia) }

    private func location(of position: AbsolutePosition) -> SourceLocation {
        source.location(at: min(range.lowerBound + position.utf8Offset, range.upperBound), after: range.lowerBound, at: start)
    }
}

extension TokenSyntax {
    fileprivate var isBesideOtherCharacters: Bool {
        (leadingTrivia.pieces + trailingTrivia.pieces).contains { piece in
            switch piece {
            case .unexpectedText, .verticalTabs, .formfeeds: true
            default: false
            }
        }
    }
}

extension IfConfigClauseSyntax {
    /// The condition under which the code is compiled, which includes that of the clauses before it.
    var wholeCondition: String? {
        let clauses = parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0.position <= position } ?? []
        return Conditions.of(clauses: clauses.map { $0.condition?.flatText ?? "true" })
    }

    /// Whether older compilers do not parse the clause.
    var needsLaterCompiler: Bool { wholeCondition.map(BuildCondition.needsLaterCompiler) ?? false }
}

/// The errors of a whole file whose brackets do not match.
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
