import MockgenModel

/// Writes a subclass of a class under test that replaces dependencies with mocks.
struct TestableWriter {
    private let plan: TestablePlan

    init(_ plan: TestablePlan) { self.plan = plan }

    func write(to code: inout Code) {
        let declaration = plan.subject.declaration
        code.map(
            .part(name: plan.settings.name, of: declaration.qualifiedName), to: declaration.location
        ) { code in
            code.conditional(declaration.conditions) { code in
                for attribute in declaration.attributes where attribute.consists(of: ["@available"]) { code.line(attribute) }
                if let actor = plan.subject.traits.globalActor { code.line(actor) }
                code.block(header) { code in
                    for dependency in plan.dependencies {
                        code.conditional(dependency.property.conditions) { $0.line(mock(of: dependency)) }
                    }
                    for dependency in plan.dependencies {
                        code.blank()
                        code.map(.requirement, to: dependency.property.location) { code in
                            code.conditional(dependency.property.conditions) { write(dependency, to: &$0) }
                        }
                    }
                }
            }
        }
    }

    private var header: String {
        let traits = plan.subject.traits
        let generics = plan.subject.superclass?.generics ?? GenericClause()
        let isolation = plan.settings.isOnMainActor && traits.globalActor == nil ? "nonisolated " : ""
        let isGuarded = traits.isSendable && traits.globalActor == nil
        let sendable = isGuarded ? ", @unchecked \(StandardName.sendable.type(hidden: plan.subject.hiddenNames))" : ""
        return
            "\([isolation, access].asModifiers)class \(plan.settings.name)\(generics.parameterList): \(plan.subject.conformance)\(sendable)"
            + generics.whereClause
    }

    private var access: String {
        let access = min(plan.settings.access, plan.subject.declaration.access)
        return access > .internal ? access.rawValue + " " : ""
    }

    private func mock(of dependency: TestablePlan.Dependency) -> String {
        let actor = actor(of: dependency)
        // The actor's mock is made at first use, so the subclass can be made anywhere.
        let head = actor.isEmpty ? "\(access)let" : "\(actor)\(access)private(set) lazy var"
        return "\(head) \(name("mock", dependency)) = \(dependency.mock)()"
    }

    private func actor(of dependency: TestablePlan.Dependency) -> String {
        dependency.property.isolation.globalActor.map { $0 + " " } ?? ""
    }

    private func write(_ dependency: TestablePlan.Dependency, to code: inout Code) {
        let property = dependency.property
        let actor = actor(of: dependency)
        let mock = name("mock", dependency)
        guard property.accessors.isSettable else {
            code.line("\(actor)\(access)override var \(property.writtenName): \(property.result) { \(mock) }")
            return
        }
        let current = name("current", dependency)
        code.line("\(actor)private lazy var \(current): \(property.result) = \(mock)")
        code.block("\(actor)\(access)override var \(property.writtenName): \(property.result)") { code in
            code.line("get { \(current) }")
            code.line("set { \(current) = newValue }")
        }
    }

    /// A name that no member of the class has.
    private func name(_ word: String, _ dependency: TestablePlan.Dependency) -> String {
        let taken = (plan.subject.superclass?.otherNames ?? []).union(plan.subject.requirements.compactMap(\.member.name))
        return (word + dependency.property.writtenName.withoutBackTicks.capitalizedFirst).free(of: taken)
    }
}
