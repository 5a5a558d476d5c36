package import MockgenModel
import MockgenOutline
import MockgenResolution
import MockgenSyntax

extension SourceIndex {
    /// Throws an error for each file that cannot be read with certainty and may declare a protocol.
    package func checkDamage(admitted: Set<String>) throws(Diagnostics) {
        var problems: [Diagnostic] = []
        for file in files.joined() where file.outline.isUncertain && admitted.contains(file.text.path) && file.text.mentionsProtocol {
            problems += file.outline.isDamaged ? syntaxErrors(in: file.text) : file.text.errors(in: file.outline.doubtfulLines)
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }
}

extension Outline {
    fileprivate var isUncertain: Bool { isDamaged || !doubtfulLines.isEmpty }
}
