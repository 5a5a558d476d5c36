package import MockgenModel

/// The rules for classes. Each assumes that the type breaks none before it.
package let classRules: [Rule<SelectedType>] = [.notAClass, .privateClass, .closedClass, .genericContext]

package let modelRules: [Rule<SelectedType>] = [.notAModel]

package let testableRules: [Rule<SelectedType>] = [.notTestable]

package let parentPages: [DiagnosticPage] = [Rule.unknownParent.page, Rule.unsupportedParent.page]

package let modelPages: [DiagnosticPage] = [
    Rule.modelInitializer.page, Rule.modelProperty.page, Rule.testableProperty.page, Rule.testableMock.page, Rule.nothingTestable.page,
]
