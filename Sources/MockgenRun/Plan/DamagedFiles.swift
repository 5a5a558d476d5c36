import MockgenDisk
package import MockgenModel
import MockgenOutline
import MockgenResolution
import MockgenSyntax

extension SourceIndex {
    /// Throws an error for each file with a conflict of git, and for each that mockgen cannot fully parse and that may declare a protocol.
    package func checkDamage(admitted: Set<String>) throws(Diagnostics) {
        var problems: [Diagnostic] = []
        for file in files.joined() where file.outline.isDamaged {
            if let conflict = file.outline.conflict {
                problems.append(.conflict(in: file.text, at: conflict))
            } else if admitted.contains(file.text.path), file.text.mentionsProtocol {
                problems += damage(in: file)
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }

    /// Returns the syntax errors of a file. Without any, returns an error if mockgen cannot find a protocol that the file contains.
    private func damage(in file: File) -> [Diagnostic] {
        let errors = syntaxErrors(in: file.text)
        return errors.isEmpty && file.text.hasOtherProtocols(than: file.outline) ? [.hiddenProtocols(in: file.text)] : errors
    }
}

extension Diagnostic {
    fileprivate static func conflict(in source: SourceText, at offset: Int) -> Diagnostic {
        let isGenerated = Disk.contains(GeneratedFile.marker, in: source.bytes)
        return .conflictMarker(at: source.location(at: offset), cause: .code, help: isGenerated ? deleteAndRegenerate : nil)
    }

    fileprivate static func hiddenProtocols(in source: SourceText) -> Diagnostic {
        Diagnostic(
            .syntaxError, cause: .code, "mockgen cannot find all protocols of this file",
            help: "move the protocols to a file without unusual strings, comments and regular expressions",
            at: SourceLocation(path: source.path, line: 1, column: 1))
    }
}
