import MockgenConfig
package import MockgenModel
import MockgenRender
import MockgenResolution
import MockgenSyntax

/// Sorted by id.
package let unsupportedPages: [DiagnosticPage] =
    (mockRules.map(\.page) + classRules.map(\.page) + parentPages + syntaxPages).sorted { $0.id < $1.id }

/// The pages of all rules and of the problems in a configuration.
package let rulePages: [DiagnosticPage] =
    configurationPages + unsupportedPages + styleRules.map(\.page) + modelRules.map(\.page) + testableRules.map(\.page)
    + modelPlanRules.map(\.page) + modelPages
