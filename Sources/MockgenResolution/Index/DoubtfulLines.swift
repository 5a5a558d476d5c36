import MockgenModel
import MockgenOutline
import MockgenSyntax

extension SourceIndex {
    /// Throws the errors of imports and conditions in the declaration's file. A mock would repeat them.
    func checkLines(around reference: Reference) throws(Diagnostics) {
        guard !isOfInterface(reference) else { return }
        let file = file(reference)
        let errors = file.text.errors(in: file.outline.doubtfulLines)
        guard errors.isEmpty else { throw Diagnostics(errors) }
    }
}
