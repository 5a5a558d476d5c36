package import MockgenModel

extension MockMembers {
    /// Lists the members of a planned mock that a test can use, including those that `members: used` leaves out.
    package init(of plan: MockPlan) {
        var plan = plan
        plan.settings.usedNames = nil
        // A mock can have two declarations, one for each branch of an `#if`.
        let writers = plan.variants.map { MockWriter($0) }
        let initializers = writers.flatMap(\.listedInitializers).unique
        let superclass = plan.subject.superclass?.type
        self.init(
            mock: plan.settings.name + writers[0].context.generics.clause.parameterList,
            initializers: initializers.isEmpty && superclass == nil ? ["init()"] : initializers,
            initializersInheritedFrom: initializers.isEmpty ? superclass?.description : nil,
            groups: writers.flatMap(\.listedGroups).unique.filter { !$0.members.isEmpty }, creations: writers.flatMap(\.creations).unique)
    }
}

extension MockWriter {
    fileprivate var listedGroups: [MockMembers.Group] {
        let groups = members.map { requirement, plan in
            MockMembers.Group(
                requirement: requirement.member.title, declaration: requirement.written.declaration,
                members: plan.listed(in: context).map(used), stops: plan.stops)
        }
        let variables =
            wholeMock.flags.map { MockMembers.Member($0, isRead: true) }
            + StandardMembers(context: context).variables.map { MockMembers.Member($0) }
        let functions = wholeMock.resets.map { resets in
            resets.areStatic.map { MockMembers.Member(name: "\(resets.name)()", type: "() -> Void", isStatic: $0, isSettable: false) }
        }
        return groups + [MockMembers.Group(requirement: nil, members: (variables + (functions ?? [])).map(used))]
    }

    /// Adds the mock in front of the member's use.
    private func used(_ member: MockMembers.Member) -> MockMembers.Member {
        var member = member
        member.use = "\(member.isStatic ? typeInTest : nameInTest).\(member.use)"
        return member
    }

    fileprivate var listedInitializers: [String] {
        let own = ownInitializers
        return (own.ofProperties.map { ["init(\(list($0.parameters)))"] } ?? []) + (own.hasEmpty ? ["init()"] : [])
            + otherInitializers.map { initializer in
                "init\(initializer.failing.rawValue)\(initializer.generics.parameterList)(\(list(initializer.parameters)))\(initializer.effects)"
            }
    }

    /// The required ones, and those of the superclass.
    private var otherInitializers: [Member] {
        let inherited = context.hasOwnInitializers ? [] : initializersOfSuperclass
        return (inherited.map { $0.mapTypes(context.inMock) } + members.map(\.plan.member)).filter(\.isInitializer)
    }

    /// The arguments are placeholders, which Xcode selects. Arguments that a test can omit are left out.
    fileprivate var creations: [String] {
        let own = ownInitializers
        let calls =
            (own.ofProperties == nil && !own.hasEmpty ? [] : [("", "")])
            + otherInitializers.map { initializer in
                let arguments = initializer.parameters.filter { $0.defaultValue == nil && !$0.mayBeLeftOut && !$0.isVariadic }.map {
                    "\($0.label.asArgumentLabel)<#\($0.type)#>"
                }
                let effects = initializer.effects
                return ((effects.throwing == .never ? "" : "try ") + (effects.isAsync ? "await " : ""), arguments.joined(separator: ", "))
            }
        let ofSuperclass = context.subject.superclass.map { ("", "<#the arguments of \($0.type)#>") }
        return (calls.isEmpty ? [ofSuperclass ?? ("", "")] : calls).map { keywords, arguments in
            "let \(nameInTest) = \(keywords)\(typeInTest)(\(arguments))"
        }
    }

    private var nameInTest: String { context.subject.declaration.name.withoutBackTicks.loweredFirstWord.escaped(as: .value) }

    private var typeInTest: String {
        let generics = context.generics.clause.parameters.map { "<#\($0.name)#>" }
        return context.settings.name + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
    }

    private func list(_ parameters: [Parameter]) -> String {
        parameters.map(\.declaration).joined(separator: ", ")
    }
}

extension MemberPlan {
    fileprivate func listed(in context: MockContext) -> [MockMembers.Member] {
        (property.map(listed) ?? calls.flatMap(\.listed)) + listedStubs(in: context)
    }

    fileprivate var stops: Bool {
        if case .orStop? = property?.reading { return true }
        return calls.contains { if case .stop = $0.fallback { true } else { false } }
    }

    private func listed(_ plan: PropertyPlan) -> [MockMembers.Member] {
        let records = Set(plan.recordsAndStubs.filter { $0.type.unwrapped.function == nil }.map(\.name))
        let values = plan.variables.map { MockMembers.Member($0, isRead: records.contains($0.name)) }
        let isSettable = if case .stop = plan.reading { plan.property.accessors.isSettable } else { !plan.isStored }
        let property = MockMembers.Member(
            name: plan.property.writtenName, type: "\(plan.property.result)", isStatic: member.isStatic, isSettable: true,
            use: "\(plan.property.writtenName) = \(plan.property.result.placeholder)")
        return isSettable ? values + [property] : values
    }

    private func listedStubs(in context: MockContext) -> [MockMembers.Member] {
        stubs.map { stub in
            // The stub of a property only records new values.
            let call = calls.first { $0.body.stub?.path == stub.path }
            let name = "\(context.nameOfStubs).\(stub.nameInSpace.withoutBackTicks)"
            let isAnswered = call != nil && !stub.type.result.isVoid && !stub.type.result.hasNoValues
            return MockMembers.Member(
                name: name, type: call?.closureWithNames ?? "\(stub.type.arguments)", isStatic: stub.isStatic, isSettable: false,
                use: isAnswered ? "\(name).returns(\(stub.type.result.placeholder))" : "\(name).wasCalled")
        }
    }
}

extension CallPlan {
    fileprivate var listed: [MockMembers.Member] {
        body.values.all.flatMap { variable -> [MockMembers.Member] in
            let isRead = !stubbedVariables.contains { $0.name == variable.name }
            let member = MockMembers.Member(variable, isRead: isRead)
            guard variable.location?.field == .count, let flag = body.values.computedFlag else { return [member] }
            let called = MockMembers.Member(
                name: flag, type: "\(standard(.bool))", isStatic: callable.member.isStatic, isSettable: false)
            return [member, called]
        }
    }

    /// The type of the closure, with argument names: `(item: String, quantity: Int) throws -> Int`.
    fileprivate var closureWithNames: String {
        guard let function = types.closure.function else { return "\(types.closure)" }
        let attributes = types.closure.attributes.map { "\($0) " }.joined()
        let names = arguments.filter { $0.closure != nil }.map { $0.label.escaped(as: .tupleType) }
        let parameters = zip(names, function.parameters).map { "\($0): \($1)" }.joined(separator: ", ")
        return "\(attributes)(\(parameters))\(function.effects) -> \(function.result)"
    }
}

extension MockMembers.Member {
    /// - Parameter isRead: whether it records calls, so that a test reads it.
    fileprivate init(_ variable: Variable, isRead: Bool = false) {
        self.init(
            name: variable.name, type: "\(variable.type)", isStatic: variable.isStatic, isSettable: true,
            use: isRead ? nil : "\(variable.name) = \(variable.type.placeholder)")
    }
}

extension TypeName {
    fileprivate var unwrapped: TypeName {
        switch self {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped
        default: self
        }
    }

    /// `<#User#>`, which Xcode selects, also for a value of the type `User?`.
    fileprivate var placeholder: String { "<#\(unwrapped)#>" }
}

extension Member {
    /// `func load(id: Int) async throws -> User`, `var name: String { get set }`
    fileprivate var declaration: String {
        let parameters = parameters.map { kind == .subscript ? $0.indexDeclaration : $0.declaration }.joined(separator: ", ")
        let name = (title.firstIndex(of: "(").map { title[..<$0] } ?? title[...]) + failing.rawValue + generics.parameterList
        let accessors = accessors.isSettable ? " { get\(effects) set }" : " { get\(effects) }"
        switch kind {
        case .function, .initializer: return "\(name)(\(parameters))\(effects)\(result.asResult)\(generics.whereClause)"
        case .subscript: return "\(name)(\(parameters)) -> \(result)\(generics.whereClause)\(accessors)"
        case .property: return "\(name): \(result)\(accessors)"
        }
    }
}
