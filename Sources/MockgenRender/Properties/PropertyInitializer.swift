import MockgenModel

/// The initializer of a mock that takes the values of its properties and, if the style wants it, its stubs. Each is optional.
struct PropertyInitializer {
    fileprivate struct Value {
        let parameter: Parameter
        let storage: String
        /// Whether nil means the initial value, because a default argument cannot express it.
        let isOptional: Bool
    }

    private let context: MockContext
    private let values: [Value]

    var parameters: [Parameter] { values.map(\.parameter) }

    /// Nil without values, or if a required initializer has the same labels.
    init?(of plans: [MemberPlan], from origins: [String], in context: MockContext) {
        guard context.style.initializer != .none, context.hasOwnInitializers else { return nil }
        // Inherited properties come first, as in a class.
        let order = origins.reduce(into: [String]()) { if !$0.contains($1) { $0.insert($1, at: 0) } }
        values = order.flatMap { origin in
            zip(plans, origins).filter { $0.1 == origin }.flatMap { Value.all(of: $0.0, in: context) }
        }
        self.context = context
        let labels = values.map(\.parameter.label)
        let isRequired = plans.contains { $0.member.isInitializer && $0.member.parameters.map(\.label) == labels }
        guard !values.isEmpty, !isRequired else { return nil }
    }

    func write(to code: inout Code) {
        code.blank()
        code.function("\(context.access)init", parameters.map(\.declaration)) { code in
            for value in values {
                let name = value.parameter.name.escaped(as: .value)
                let assignment = "\(value.storage) = \(name)"
                code.line(value.isOptional ? "if let \(name) { \(assignment) }" : assignment)
            }
            if context.subject.superclass != nil { code.line("super.init()") }
        }
    }
}

extension PropertyInitializer.Value {
    fileprivate static func all(of plan: MemberPlan, in context: MockContext) -> [Self] {
        let member = plan.member
        // Setting a deprecated property would cause a warning.
        guard !member.isStatic, !member.isInitializer, member.conditions.isEmpty, !member.isDeprecated else { return [] }
        if let property = plan.property {
            return property.stored.map { [Self($0.value, label: property.property.writtenName, of: plan, in: context)] } ?? []
        }
        guard context.style.initializer == .all else { return [] }
        return plan.calls.flatMap(\.stubbedVariables).map { value in
            let isStorage = value.name == context.style.name(.storage, stem: plan.stem)
            return Self(value, label: isStorage ? member.name ?? value.name : value.name, of: plan, in: context)
        }
    }

    private init(_ value: Variable, label writtenLabel: String, of plan: MemberPlan, in context: MockContext) {
        var type = value.type
        if case .implicitlyUnwrapped(let wrapped) = type { type = .optional(wrapped) }
        if !type.isOptional, type.function != nil { type = type.attributed(["@escaping"]) }
        if type.isNoncopyable { type = type.attributed(["consuming"]) }
        let label = writtenLabel.unescaped
        // Inside, `self` is the mock.
        let name = label == "self" ? "ownSelf" : label
        // Without 'IsolatedDefaultValues', a default argument is nonisolated.
        isOptional =
            !type.isOptional && context.subject.traits.globalActor != nil && type.mayNeedIsolatedConformance
            && !context.settings.compiler.contains(.isolatedDefaultValues)
        if isOptional { type = .optional(type) }
        parameter = Parameter(label: label, name: name, type: type, defaultValue: isOptional ? "nil" : value.initial ?? "nil")
        storage = plan.location(of: value)
    }
}

extension MockContext {
    /// `NSObject` is the only superclass with known initializers.
    var hasOwnInitializers: Bool { subject.superclass?.type.isNSObject ?? true }
}
