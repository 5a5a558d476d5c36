package import MockgenModel

/// The protocols and classes that cannot be mocked although mockgen reads them.
package let mockRules: [Rule<MockPlan>] = [
    .hiddenProtocol, .finalClass, .noInitializer, .unsettledInitializer, .parameterPack, .variadicSuper,
    .recursiveConstraint, .conditionalAssociatedTypes, .isolatedConformance, .sequencePart, .clashingRequirements, .superclassInitializer,
    .thrownNever, .isolatedClosure, .packsOfOneShape, .noncopyableProperty, .noncopyableResult, .noncopyableSubscript,
    .nonescapableResult,
]
