package import MockgenModel
import MockgenRender
import MockgenResolution

extension MockPlan {
    /// The reasons why the mock cannot be generated.
    package var problems: [Diagnostic] { (mockRules + styleRules).problems(in: self) }
}
