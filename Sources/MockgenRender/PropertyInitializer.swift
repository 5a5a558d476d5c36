import MockgenModel

/// The initializer of a mock that takes the values of its properties; each can be left out.
struct PropertyInitializer {
    fileprivate struct Value {
        let parameter: Parameter
        let storage: String
    }

    private let context: MockContext
    private let values: [Value]

    /// Nil where there is nothing to take, or where a requirement is made like it.
    init?(of writers: [MemberWriter], from origins: [String], in context: MockContext) {
        guard context.style.initializesProperties, context.hasOwnInitializers else { return nil }
        // As in a class: what is inherited comes first.
        let order = origins.reduce(into: [String]()) { if !$0.contains($1) { $0.insert($1, at: 0) } }
        values = order.flatMap { origin in
            zip(writers, origins).filter { $0.1 == origin }.compactMap { Value($0.0, in: context) }
        }
        self.context = context
        let labels = values.map(\.parameter.label)
        let isRequired = writers.contains { $0.member.isInitializer && $0.member.parameters.map(\.label) == labels }
        guard !values.isEmpty, !isRequired else { return nil }
    }

    func write(to code: inout Code) {
        code.blank()
        Signature(words: "\(context.access)init", parameters: values.map(\.parameter.declaration), tail: "").write(to: &code) { code in
            for value in values { code.line("\(value.storage) = \(value.parameter.name)") }
            if context.subject.traits.superclass != nil { code.line("super.init()") }
        }
    }
}

extension PropertyInitializer.Value {
    fileprivate init?(_ writer: MemberWriter, in context: MockContext) {
        let member = writer.member
        // What is deprecated, nobody may set without being warned.
        guard case .property(let property) = member.kind, member.isPlainProperty, !member.isStatic, member.conditions.isEmpty,
            !member.isDeprecated
        else { return nil }
        let kept = writer.kept(of: property)
        guard let value = kept.value, !kept.isSubject else { return nil }
        var type = value.type
        if case .implicitlyUnwrapped(let wrapped) = type { type = .optional(wrapped) }
        if !context.facts.isOptional(type), context.facts.function(type) != nil { type = type.attributed(["@escaping"]) }
        // Inside, `self` is the mock.
        let name = property.name.withoutBackTicks == "self" ? "ownSelf" : property.name
        parameter = Parameter(label: property.name, name: name, type: type, defaultValue: value.initial ?? "nil")
        storage = (writer.storage == .locked ? context.stubs : "self") + "." + value.name
    }
}

extension MockContext {
    /// Of a superclass it is known only of `NSObject` how it is made.
    var hasOwnInitializers: Bool { !isSubclass && subject.traits.superclass == nil || subject.traits.superclass == .named("NSObject") }
}
