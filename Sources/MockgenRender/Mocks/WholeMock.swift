import MockgenModel

/// The members of a mock that belong to all of its requirements: whether any of them was called, and the function that forgets calls and
/// stubs.
struct WholeMock {
    let context: MockContext
    let plans: [MemberPlan]

    /// One of the instance, and one of the type if there are static calls.
    var flags: [Variable] {
        guard let name = context.usedName(.anyCalled) else { return [] }
        return [false, true].filter { isStatic in
            plans.contains { plan in plan.member.isStatic == isStatic && !plan.member.isInitializer && plan.setsFlag }
        }.map { Variable(name, context.standard(.bool), "false", isStatic: $0) }
    }

    /// Whether there are functions that forget the calls of the instance, and those of the type.
    var resets: (name: String, areStatic: [Bool])? {
        guard let name = context.usedName(.reset) else { return nil }
        return (
            name, [false, true].filter { isStatic in !isStatic || !forgotten(isStatic: true).isEmpty || flags.contains(where: \.isStatic) }
        )
    }

    func write(to code: inout Code) {
        for flag in flags {
            code.blank()
            let modifiers = context.modifiersOfValues(isolation: context.outsideIsolation, isStatic: flag.isStatic)
            context.write(flag, modifiers, in: context.storageOfFlag(isStatic: flag.isStatic), to: &code)
        }
        guard let resets else { return }
        for isStatic in resets.areStatic {
            code.blank()
            writeReset(resets.name, isStatic: isStatic, to: &code)
        }
    }

    // MARK: - The function

    private func forgotten(isStatic: Bool) -> [(plan: MemberPlan, variables: [Variable])] {
        plans.compactMap { plan in
            let variables = plan.recordsAndStubs.filter { $0.isStatic == isStatic }
            return variables.isEmpty ? nil : (plan, variables)
        }
    }

    private func deprecations(of variables: [Variable], _ plan: MemberPlan) -> [String] {
        let writer = VariableWriter(plan, in: context)
        return variables.compactMap(writer.deprecation)
    }

    /// Values of an actor's mock are not isolated. In the mock of a global actor, values and function are.
    private func writeReset(_ name: String, isStatic: Bool, to code: inout Code) {
        let members = forgotten(isStatic: isStatic)
        // It would cause a warning if it set a deprecated value without being deprecated itself.
        for deprecation in members.flatMap({ deprecations(of: $0.variables, $0.plan) }).unique { code.line(deprecation) }
        code.line("/// Forgets all calls and stubs. The values of properties stay.")
        let isolation = context.subject.traits.isActor && !isStatic ? "nonisolated" : ""
        let modifiers = context.modifiersOfValues(isolation: isolation, isStatic: isStatic)
        code.block("\(modifiers)func \(name)()") { code in
            for flag in flags where flag.isStatic == isStatic { code.line("\(flag.name) = false") }
            for (plan, variables) in members {
                code.conditional(plan.member.conditions) { code in
                    for variable in variables {
                        code.line("\(variable.name) = \(variable.initial ?? "nil")")
                    }
                }
            }
        }
    }
}

extension MockContext {
    /// Any member of the mock sets the flag, wherever it runs.
    fileprivate func storageOfFlag(isStatic: Bool) -> Storage {
        isStatic && isGeneric ? storageOutside : isIsolated || subject.traits.isSendable ? .locked : .plain
    }
}

extension MemberPlan {
    /// Whether its use sets the flag of the whole mock: that of a stored property runs no code.
    fileprivate var setsFlag: Bool { !calls.isEmpty || property.map { !$0.uses.isEmpty } ?? false }

    /// The values that a test resets: all but the value of a property.
    fileprivate var recordsAndStubs: [Variable] { property?.recordsAndStubs ?? calls.flatMap(\.body.values.all) }
}
