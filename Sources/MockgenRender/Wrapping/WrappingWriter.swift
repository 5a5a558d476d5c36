import MockgenModel

/// Prints the initializer with which a test puts another object behind the mock.
struct WrappingWriter {
    let context: MockContext
    let plans: [MemberPlan]

    func write(to code: inout Code) {
        switch context.wrapping {
        case .unasked: break
        case .possible(let object): write(object, to: &code)
        case .impossible(let reason): writeUnavailable(because: reason, to: &code)
        }
    }

    private func write(_ object: WrappedObject, to code: inout Code) {
        code.need([.wrapping])
        code.blank()
        code.line("\(modifiersOfStorage)var \(object.name): (\(object.type))?")
        code.blank()
        // It has everything that limits the calls of the other initializer.
        let initializer = context.inMock(object.initializer)
        let failing = initializer.failing == .optional ? "?" : ""
        let plan = MemberPlan(initializer, stem: "", in: context)
        code.conditional(initializer.conditions) { code in
            code.line("/// Calls without an answer go on to the other object\(exceptions).")
            MemberWriter(context: context, plan: plan).writeAttributes(to: &code)
            code.block("\(modifiers)init\(failing)(wrapping \(object.name): \(object.type))\(initializer.effects)") { code in
                code.line("\(initializer.effects.canonical.attempt)self.init()")
                code.line("self.\(object.name) = \(object.name)")
                if let statement = passOn { code.line(statement) }
            }
        }
    }

    private func writeUnavailable(because reason: String, to code: inout Code) {
        let message = "'\(context.settings.name)' cannot wrap another object: \(reason)."
        code.blank()
        code.line("@available(*, unavailable, message: \(SwiftLiteral.string(message)))")
        code.line("\(modifiers)init(wrapping: Any) { \(context.standard.function("fatalError"))() }")
    }

    private var modifiers: String { [context.access, context.subject.traits.isActor ? "" : "convenience"].asModifiers }

    /// Any member uses the object, on the actor of the mock or not, and nothing changes it after the initializer.
    private var modifiersOfStorage: String { context.isIsolated ? context.unguarded("private") : "private " }

    /// The instance members that the mock cannot call on another object.
    private var exceptions: String {
        let members = plans.map(\.member).filter { !$0.isStatic && !$0.isInitializer && !context.passesOn($0) }
        let names = members.map { "`\($0.signature)`" }
        guard let last = names.last else { return "" }
        return ", but not those of " + (names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last)
    }

    /// Calls that are passed on need no answers in a strict test.
    private var passOn: String? {
        let own = plans.filter { !$0.stubs.isEmpty && !$0.member.isStatic && !$0.member.isInitializer }
        guard let first = own.first?.stubs.first else { return nil }
        let others = own.filter { !context.passesOn($0.member) }.flatMap(\.stubs).map(\.path)
        let exceptions = others.isEmpty ? "" : ", except: [\(others.joined(separator: ", "))]"
        return "\(first.type.functions).passOn(\(context.nameOfStubs)\(exceptions))"
    }
}
