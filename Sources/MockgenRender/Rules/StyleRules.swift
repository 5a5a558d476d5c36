package import MockgenModel

/// The styles that do not suit a protocol or class.
package let styleRules: [Rule<MockPlan>] = [.nameClash]

/// The models that mockgen cannot make.
package let modelPlanRules: [Rule<ModelPlan>] = [.modelValue, .endlessModel]
