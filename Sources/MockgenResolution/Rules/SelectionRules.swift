package import MockgenModel

/// The rules for classes. Each assumes that the type breaks none before it.
package let classRules: [Rule<SelectedType>] = [.notAClass, .privateClass, .closedClass, .genericContext]

package let modelRules: [Rule<SelectedType>] = [.notAModel]

package let testableRules: [Rule<SelectedType>] = [.notTestable]
