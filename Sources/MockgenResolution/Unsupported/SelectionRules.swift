package import MockgenModel

/// The types whose mocks cannot be subclasses of them. Each rule assumes that the type breaks none before it.
package let classRules: [Rule<SelectedType>] = [.notAClass, .privateClass, .closedClass, .genericContext]

/// The types that cannot have stubs.
package let modelRules: [Rule<SelectedType>] = [.notAModel]

/// The types that cannot have a testable subclass.
package let testableRules: [Rule<SelectedType>] = [.notTestable]

/// The pages of the rules that are checked while declarations are read, for protocols and classes.
package let parentPages: [DiagnosticPage] = [Rule.unknownParent.page, Rule.unsupportedParent.page]

/// The pages of the rules that are checked while models and testable classes are read.
package let modelPages: [DiagnosticPage] = [
    Rule.modelInitializer.page, Rule.modelProperty.page, Rule.testableProperty.page, Rule.testableMock.page, Rule.nothingTestable.page,
]
