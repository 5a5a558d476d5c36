import MockgenModel

/// Prints the stubs of a mock: a type with one stub for each call, and the property of that type.
struct StubSpaceWriter {
    let context: MockContext
    let plans: [MemberPlan]

    func write(to code: inout Code) {
        for isStatic in [false, true] { write(isStatic: isStatic, to: &code) }
    }

    private func write(isStatic: Bool, to code: inout Code) {
        let members = plans.map { plan in (plan: plan, stubs: plan.stubs.filter { $0.isStatic == isStatic }) }.filter {
            !$0.stubs.isEmpty
        }
        guard !members.isEmpty else { return }
        let type = context.typeOfStubs(isStatic: isStatic)
        code.need(context.access.isEmpty ? .stub : .publicStub)
        code.blank()
        let actor = globalActor(making: members, isStatic: isStatic)
        let isolation = actor ?? (context.settings.isOnMainActor ? "nonisolated" : "")
        code.block("\([context.access, isolation].asModifiers)struct \(type): \(context.standard.namespace).Stubs") { code in
            for (plan, stubs) in members {
                code.conditional(plan.member.conditions) { code in
                    for stub in stubs { write(stub, of: plan, to: &code) }
                }
            }
            writeNamesOfOverloads(of: members, to: &code)
        }
        code.blank()
        writeProperty(isStatic: isStatic, type, isOnActor: actor != nil, to: &code)
    }

    /// The mock's actor, if the types of the stubs may need its isolated conformances and no nonisolated code of the mock uses the stubs.
    private func globalActor(making members: [(plan: MemberPlan, stubs: [MemberStub])], isStatic: Bool) -> String? {
        let types = members.flatMap { $0.stubs.flatMap(\.type.types) }
        // Name lookup goes through the superclass, whose arguments must conform, or through an isolated conformance.
        let findsNamesOnActor = context.isSubclass || context.subject.traits.typeConformingOnActor != nil
        let isMadeOnActor = types.contains { type in
            type.mayNeedIsolatedConformance || findsNamesOnActor && type.contains(\.isNamedFromInside)
        }
        let isMadeAnywhere =
            members.contains { $0.plan.member.isNonisolated && (isStatic || $0.plan.member.isInitializer) }
            || context.superInitializers.contains(where: \.isNonisolated)
        return isMadeOnActor && !isMadeAnywhere ? context.subject.traits.globalActor : nil
    }

    private func write(_ stub: MemberStub, of plan: MemberPlan, to code: inout Code) {
        if plan.member.kind == .function { code.comment("`func \(plan.member.writtenName)\(plan.member.declaration)`") }
        if let note = plan.calls.first(where: { $0.body.stub?.path == stub.path })?.noteOnClosure { code.line("/// \(note)") }
        let types = stub.type.types
        if let deprecation = context.deprecation(of: types, for: plan.member) { code.line(deprecation) }
        let arguments = [
            SwiftLiteral.string(stub.name), argumentForPath(of: stub), unrecorded(by: stub.type), needsNoAnswer(stub, of: plan),
        ].joined()
        if let declaration = stub.declarationOfAccessors { return code.line(context.access + declaration) }
        code.line(context.access + constant(stub.nameInSpace, of: "\(stub.type)", naming: types, arguments))
    }

    /// Prints the name that a test would write for overloads, with those of their stubs.
    private func writeNamesOfOverloads(of members: [(plan: MemberPlan, stubs: [MemberStub])], to code: inout Code) {
        let taken = Set(members.flatMap { $0.stubs.map(\.nameInSpace) })
        var overloads: [String: [String]] = [:]
        for (plan, stubs) in members where plan.member.kind == .function && plan.member.conditions.isEmpty {
            overloads[plan.member.writtenName, default: []] += stubs.map { "'\($0.nameInSpace)'" }
        }
        let missing = overloads.filter { $0.value.count > 1 && !taken.contains($0.key) && !$0.key.isOperator && !$0.key.isSwiftKeyword }
        for (name, stubs) in missing.sorted(by: { $0.key < $1.key }) {
            let help = stubs.count == 2 ? "\(stubs[0]) or \(stubs[1])" : "one of " + stubs.joined(separator: ", ")
            let message = SwiftLiteral.string("'\(name)' has overloads: write \(help).")
            code.line("@available(*, unavailable, message: \(message))")
            code.line("\(context.access)var \(name): \(context.standard(.never)) { \(context.standard.function("fatalError"))() }")
        }
    }

    /// The name of the stub in messages, if it does not follow from the name of the member.
    private func argumentForPath(of stub: MemberStub) -> String {
        let path = "\(stub.isStatic ? context.settings.name : "mock").\(context.nameOfStubs).\(stub.nameInSpace)"
        let base = stub.name.dropFirst(context.settings.name.count + 1).prefix { $0 != "(" }
        return path == "mock.on.\(base)" ? "" : ", path: \(SwiftLiteral.string(path))"
    }

    /// How messages print the arguments that the stub does not record.
    private func unrecorded(by type: StubType) -> String {
        let texts = type.unrecorded.sorted { $0.key < $1.key }.map { "\($0.key): \(SwiftLiteral.string($0.value))" }
        return texts.isEmpty ? "" : ", unrecorded: [\(texts.joined(separator: ", "))]"
    }

    /// Initializers need no answers in strict tests, nor do calls that go on to the class.
    private func needsNoAnswer(_ stub: MemberStub, of plan: MemberPlan) -> String {
        stub.type.kind != .values && (plan.member.isInitializer || context.callsSuper) ? ", needsAnswer: false" : ""
    }

    /// Static stubs are outside of the mock: a strict test has its own, and a generic class has no static storage.
    private func writeProperty(isStatic: Bool, _ type: String, isOnActor: Bool, to code: inout Code) {
        let name = context.nameOfStubs
        let isolation = context.isIsolated && !isOnActor ? "nonisolated" : ""
        guard isStatic else {
            return code.line("\([isolation, context.access, context.isFinal ? "" : "final"].asModifiers)let \(name) = \(type)()")
        }
        let value = "\(context.standard.namespace).StaticStubs.current.stubs(of: \(context.typeInBodies).self) { \(type)() }"
        code.line("\([isolation, context.access, "static"].asModifiers)var \(name): \(type) { \(value) }")
    }
}

extension Member {
    /// `(_ item: String) throws -> Double`
    fileprivate var declaration: String {
        let parameters = parameters.map { parameter in
            var parameter = parameter
            parameter.defaultValue = nil
            return parameter.declaration
        }
        return "\(generics.parameterList)(\(parameters.joined(separator: ", ")))\(effects)\(result.asResult)\(generics.whereClause)"
    }
}
