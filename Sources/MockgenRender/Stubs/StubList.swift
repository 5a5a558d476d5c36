package import MockgenModel

/// A stub of a mock, as a test writes it.
package struct ListedStub {
    /// The position of the requirement.
    package let requirement: Int
    /// `on.add`
    package let path: String
    /// The type of the closure that answers, or of the property.
    package let type: TypeName
    package let isStatic: Bool
}

extension MockPlan {
    /// All stubs of the mock; none in a style without stubs.
    package var stubs: [ListedStub] {
        let context = MockContext(subject, settings)
        return zip(subject.requirements.indices, context.stems.stems).flatMap { number, stem in
            let plan = MemberPlan(context.inMock(subject.requirements[number].member), stem: stem, in: context)
            return plan.stubs.map { stub in
                ListedStub(
                    requirement: number, path: "\(context.nameOfStubs).\(stub.nameInSpace.withoutBackTicks)",
                    type: stub.type.kind == .values ? stub.type.arguments : stub.type.closure, isStatic: stub.isStatic)
            }
        }
    }
}
