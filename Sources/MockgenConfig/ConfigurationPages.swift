package import MockgenModel

/// The pages about `.mockgen.yml`. Each page is in the file that reports its problem.
package let configurationPages: [DiagnosticPage] =
    syntaxPages + documentPages + nodePages + contentPages + keyPages + valuePages + settingPages + stylePages + targetPages + modulePages
    + pathPages + selectionPages + conditionPages

// Each example is a complete configuration that produces the message.
extension DiagnosticPage {
    /// - Parameter setting: the lines of the example at the top level.
    init(_ id: Diagnostic.ID, _ meaning: String, setting: String, remedy: String) {
        self.init(id, meaning, example: "version: 1\n\(setting)\ntargets:\n  AppTests:\n    protocols: all", remedy: remedy)
    }

    /// - Parameter keyOfTarget: the lines of the example in a target.
    init(_ id: Diagnostic.ID, _ meaning: String, keyOfTarget: String, remedy: String) {
        let lines = keyOfTarget.split(separator: "\n").map { "\n    \($0)" }.joined()
        self.init(id, meaning, example: "version: 1\ntargets:\n  AppTests:\n    protocols: all\(lines)", remedy: remedy)
    }
}
