package import MockgenModel

/// The rules for protocols and classes that mockgen can read but cannot mock.
package let mockRules: [Rule<MockPlan>] = [
    .hiddenProtocol, .finalClass, .noInitializer, .unsettledInitializer, .parameterPack, .variadicSuper,
    .recursiveConstraint, .conditionalAssociatedTypes, .isolatedConformance, .clashingRequirements, .superclassInitializer,
    .thrownNever, .isolatedClosure, .packsOfOneShape, .noncopyableProperty, .noncopyableResult, .noncopyableSubscript,
    .nonescapableResult,
]
