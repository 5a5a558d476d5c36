package import MockgenConfig
package import MockgenModel
import MockgenSyntax

extension Configuration {
    /// Throws an error for each default that no mock could use, even if no target uses it now: its value must be exactly one expression,
    /// because any other text could change the mocks around it, and its type must be spelled as in mocks.
    package func checkDefaults() throws(Diagnostics) {
        let problems = problemsOfDefaults + problemsOfResults
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }

    private var problemsOfDefaults: [Diagnostic] {
        // Targets and overrides inherit defaults. Check each default only once.
        let defaults = ([settings] + targets.flatMap(\.allSettings)).flatMap(\.defaults.values).unique
        return defaults.sorted { $0.type.location < $1.type.location }.flatMap { one in
            let type = one.type.value
            let unusable = Diagnostic.unusableValue(one.value, described: "the default of '\(type)'", example: "\(type): \(type)()")
            return [Diagnostic.misspelledType(of: one), unusable].compactMap(\.self)
        }
    }

    /// The results of single requirements, which overrides do not inherit.
    private var problemsOfResults: [Diagnostic] {
        let results = targets.flatMap(\.overrides.all).flatMap(\.settings.requirements.returns)
        return results.sorted { $0.value.location < $1.value.location }.compactMap { requirement, value in
            Diagnostic.unusableValue(
                value, described: "the result of '\(requirement)'", example: "returns: { \"intercept(request:)\": request }")
        }.unique
    }
}

extension Diagnostic {
    fileprivate static func misspelledType(of one: ConfiguredDefault) -> Diagnostic? {
        let spelled = spelledType(one.type.value)
        guard spelled != one.type.value else { return nil }
        return Diagnostic(
            .invalidDefault, cause: .setup,
            spelled.map { "mocks spell the type '\(one.type.value)' as '\($0)'" } ?? "'\(one.type.value)' is not one Swift type",
            help: spelled.map { "write \($0.asYAML): \(one.value.value.asYAML)" }
                ?? "write the type as in a declaration, for example: defaults: { Money: Money.zero }",
            at: one.type.location)
    }

    /// - Parameters:
    ///   - described: the words for the value.
    ///   - example: a value to write instead.
    fileprivate static func unusableValue(_ value: Located<String>, described: String, example: String) -> Diagnostic? {
        guard let defect = ExpressionDefect(of: value.value) else { return nil }
        return switch defect {
        case .notOneExpression:
            Diagnostic(
                .invalidDefault, cause: .setup, "\(described) is not one Swift expression", help: "write a value, for example: \(example)",
                at: value.location)
        case .effect(let keyword):
            Diagnostic(
                .invalidDefault, cause: .setup,
                "\(described) needs '\(keyword)', but a mock also uses it in functions that do not allow '\(keyword)'",
                help: keyword == "try"
                    ? "write 'try!' if it never throws, or a value that needs no 'try'"
                    : "write a value that needs no '\(keyword)', or answer the calls in the tests",
                at: value.location)
        }
    }
}
