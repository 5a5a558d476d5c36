package import MockgenModel

/// Rules that check whether a style suits a protocol or class.
package let styleRules: [Rule<MockPlan>] = [.nameClash, .unknownRequirement]

/// Rules that check whether mockgen can make a model.
package let modelPlanRules: [Rule<ModelPlan>] = [.modelValue, .endlessModel]
