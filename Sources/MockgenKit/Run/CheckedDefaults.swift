import MockgenConfig
import MockgenModel
import MockgenSyntax

extension Configuration {
    /// Throws an error for each default that is not exactly one expression: mocks repeat it, and more than that would change them.
    func checkDefaults() throws(Diagnostics) {
        let settings = targets.flatMap { target in [target.settings] + target.overrides.all.map(\.settings) }
        let problems = settings.flatMap { settings in
            settings.defaults.filter { !isPlainExpression($0.value.value) }.map { Diagnostic.invalidDefault($0.value, of: $0.key) }
        }
        guard problems.isEmpty else { throw Diagnostics(problems.unique) }
    }
}

extension Diagnostic {
    fileprivate static func invalidDefault(_ value: Located<String>, of type: String) -> Diagnostic {
        Diagnostic(
            .invalidDefault, cause: .setup, "the default of '\(type)' is not one Swift expression",
            help: "write a value, for example: \(type): \(type)()", at: value.location)
    }
}
