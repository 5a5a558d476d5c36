import MockgenModel
package import MockgenOutline
import SwiftSyntax

extension SourceText {
    /// The errors in the lines that the outline is not sure of. A mock would repeat the lines.
    package func errors(in lines: [DoubtfulLine]) -> [Diagnostic] { lines.flatMap(errors) }

    /// An error at the first conflict marker of the file, whichever of its lines were read.
    var conflicts: [Diagnostic] {
        ConflictMarker.firstOffset(in: bytes[...]).map { [.conflictMarker(at: location(at: $0), cause: .code)] } ?? []
    }

    private func errors(in line: DoubtfulLine) -> [Diagnostic] {
        do throws(Diagnostics) {
            switch line.kind {
            case .conflict: return conflicts
            case .condition: _ = try Slice(condition: line.range, of: self)
            case .import:
                let slice = try Slice(line.range, of: self)
                guard let syntax = slice.tree.statements.first?.item.as(ImportDeclSyntax.self) else { return [] }
                if let keyword = slice.keyword(in: syntax) { return [keyword] }
                if let kind = syntax.importKindSpecifier, let name = syntax.path.first, syntax.path.count == 1 {
                    return [.incompleteImport(of: kind.text, name.name.text, at: slice.location(of: name))]
                }
            }
            return []
        } catch {
            return error.all
        }
    }
}

extension Slice {
    /// The parser accepts a keyword as the name of a module.
    fileprivate func keyword(in declaration: ImportDeclSyntax) -> Diagnostic? {
        declaration.path.map(\.name).first(where: \.text.isSwiftKeyword).map { .keywordInImport($0.text, at: location(of: $0)) }
    }
}

extension Diagnostic {
    fileprivate static func keywordInImport(_ keyword: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .syntaxError, cause: .code, "'\(keyword)' is a keyword, not a name", help: "write the name of a module, or '`\(keyword)`'",
            at: location)
    }

    fileprivate static func incompleteImport(of kind: String, _ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .syntaxError, cause: .code, "'import \(kind)' needs the name of a module and the name of a declaration in it",
            help: "write 'import \(name)', or 'import \(kind) Module.\(name)'", at: location)
    }
}
