package import MockgenModel

/// The styles that do not suit a protocol or class.
package let styleRules: [Rule<MockPlan>] = [.nameClash]

/// The models that cannot have stubs.
package let stubRules: [Rule<StubPlan>] = [.modelValue, .endlessStub]
