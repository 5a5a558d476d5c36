package import MockgenConfig
package import MockgenModel
import MockgenSyntax

extension Configuration {
    /// Throws an error for each default that is not exactly one expression: any other text could change the mocks around it.
    package func checkDefaults() throws(Diagnostics) {
        // Targets and overrides inherit defaults. Parse each default only once.
        var types: [Located<String>: Set<String>] = [:]
        for settings in targets.flatMap(\.allSettings) {
            for (type, value) in settings.defaults { types[value, default: []].insert(type) }
            for (requirement, value) in settings.requirements.returns {
                types[Located(value.text, at: value.location), default: []].insert(requirement)
            }
        }
        let problems = types.filter { !isPlainExpression($0.key.value) }.flatMap { value, types in
            types.sorted().map { Diagnostic.invalidDefault(value, of: $0) }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }
}

extension Diagnostic {
    fileprivate static func invalidDefault(_ value: Located<String>, of type: String) -> Diagnostic {
        Diagnostic(
            .invalidDefault, cause: .setup, "the default of '\(type)' is not one Swift expression",
            help: "write a value, for example: \(type): \(type)()", at: value.location)
    }
}
