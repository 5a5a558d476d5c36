import MockgenModel

/// Prints the stubs of a mock: a type with one stub for each call, and the property of that type.
struct StubSpaceWriter {
    /// The property that has the table of the stubs.
    static let table = "stubs"

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
        code.need([context.access.isEmpty ? .stub : .publicStub])
        code.blank()
        let isolation = context.settings.isOnMainActor ? "nonisolated" : ""
        code.block("\([context.access, isolation].asModifiers)struct \(type): \(context.standard.namespace).Stubs") { code in
            code.line("\(context.access)let \(Self.table): \(context.standard.namespace).Table")
            for (plan, stubs) in members {
                code.conditional(plan.member.conditions) { code in
                    for stub in stubs { write(stub, of: plan, to: &code) }
                }
            }
            writeNamesOfOverloads(of: members, to: &code)
        }
        code.blank()
        writeProperty(isStatic: isStatic, type, to: &code)
    }

    /// The mock's actor, if the types of the stub may need its isolated conformances.
    private func globalActor(using types: [TypeName], in member: Member) -> String? {
        guard !member.isNonisolated, let actor = context.subject.traits.globalActor else { return nil }
        // Name lookup goes through the superclass, whose arguments must conform, or through an isolated conformance.
        let findsNamesOnActor = context.isSubclass || context.subject.traits.conformsOnActor
        let isOnActor = types.contains { type in
            type.mayNeedIsolatedConformance || findsNamesOnActor && type.contains(\.isNamedFromInside)
        }
        return isOnActor ? actor : nil
    }

    private func write(_ stub: MemberStub, of plan: MemberPlan, to code: inout Code) {
        // The name of an overload does not say which one it is.
        if plan.member.kind == .function, stub.nameInSpace != plan.member.writtenName { code.line("/// `\(stub.member)`") }
        if let note = plan.calls.first(where: { $0.body.stub?.path == stub.path })?.noteOnClosure { code.line("/// \(note)") }
        if let deprecation = context.deprecation(of: stub.type.types, for: plan.member) { code.line(deprecation) }
        code.need([stub.accessors != nil ? .wrapping : [.closure, .closureAsync].contains(stub.type.kind) ? .closureStub : .stub])
        let others = others(stub.type, needsAnswer: !plan.member.isInitializer || stub.type.kind == .values)
        let modifiers = [globalActor(using: stub.type.types, in: plan.member), context.access].compactMap(\.self).asModifiers
        let made = "\(Self.table)[\(SwiftLiteral.string(stub.member))\(others)]"
        code.line("\(modifiers)var \(stub.nameInSpace): \(stub.declaredType) { \(made) }")
    }

    /// Prints the name that a test would write for overloads, with those of their stubs.
    private func writeNamesOfOverloads(of members: [(plan: MemberPlan, stubs: [MemberStub])], to code: inout Code) {
        let taken = Set(members.flatMap { $0.stubs.map(\.nameInSpace) })
        var overloads: [String: [MemberStub]] = [:]
        for (plan, stubs) in members where plan.member.kind == .function && plan.member.conditions.isEmpty {
            overloads[plan.member.writtenName, default: []] += stubs
        }
        let missing = overloads.filter { $0.value.count > 1 && !taken.contains($0.key) && !$0.key.isOperator && !$0.key.isSwiftKeyword }
        for (name, stubs) in missing.sorted(by: { $0.key < $1.key }) {
            let names = stubs.map { "'\($0.nameInSpace)'" }
            let help = names.count == 2 ? "\(names[0]) or \(names[1])" : "one of " + names.joined(separator: ", ")
            let message = SwiftLiteral.string("'\(name)' has overloads: write \(help).")
            code.line("@available(*, unavailable, message: \(message))")
            let type = "\(context.standard.namespace).UnavailableStub"
            code.line("\(context.access)var \(name): \(type) { \(type)() }")
        }
    }

    /// How messages print the arguments that the stub does not record, and whether its calls need answers.
    private func others(_ type: StubType, needsAnswer: Bool) -> String {
        let texts = type.unrecorded.sorted { $0.key < $1.key }.map { "\($0.key): \(SwiftLiteral.string($0.value))" }
        if texts.isEmpty, needsAnswer { return "" }
        return ", unrecorded: [\(texts.isEmpty ? ":" : texts.joined(separator: ", "))]" + (needsAnswer ? "" : ", needsAnswer: false")
    }

    /// Static stubs are outside of the mock: a strict test has its own, and a generic class has no static storage.
    private func writeProperty(isStatic: Bool, _ type: String, to code: inout Code) {
        let name = context.nameOfStubs
        let modifiers = context.modifiersOfValues(isolation: context.outsideIsolation, isStatic: isStatic)
        let arguments =
            SwiftLiteral.string(context.settings.name) + (name == "on" ? "" : ", on: \(SwiftLiteral.string(name))")
            + (context.callsSuper ? ", needsAnswers: false" : "")
        let table = "\(context.standard.namespace).Table"
        guard isStatic else { return code.line("\(modifiers)let \(name) = \(type)(\(Self.table): \(table)(\(arguments)))") }
        let value = "\(type)(\(Self.table): \(table).ofType(\(context.typeInBodies).self, \(arguments)))"
        code.line("\(modifiers)var \(name): \(type) { \(value) }")
    }
}
