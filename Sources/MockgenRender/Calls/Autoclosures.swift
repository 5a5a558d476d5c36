import MockgenModel

extension CallPlan {
    /// Plans a call that passes the values of its autoclosures, if its style wants them and the mock passes them to a test.
    static func plan(_ callable: Callable, in context: MockContext) -> CallPlan {
        guard context.style.autoclosures == .values, callable.parameters.contains(where: \.isAutoclosure) else {
            return CallPlan(callable, in: context)
        }
        let plan = CallPlan(callable.evaluatingAutoclosures(in: context), in: context)
        return plan.body.records || plan.body.closure != nil ? plan : CallPlan(callable, in: context)
    }
}

extension Callable {
    /// Whether the body replaces the argument, an autoclosure, with its value.
    func evaluates(_ argument: Argument) -> Bool { evaluated.contains(argument.label) }

    /// Replaces each autoclosure whose value the mock can record with a plain parameter.
    fileprivate func evaluatingAutoclosures(in context: MockContext) -> Callable {
        let planner = ArgumentPlanner(for: self, in: context)
        var copy = self
        for (position, parameter) in parameters.enumerated() {
            guard let value = parameter.evaluated(mayBeCaptured: context.callsSuper || context.wrapped != nil || member.isInitializer),
                planner.arguments([value])[0].record != nil
            else { continue }
            copy.parameters[position] = value
            copy.evaluated.insert(parameter.name)
        }
        return copy
    }
}

extension Parameter {
    var isAutoclosure: Bool { type.attributes.contains("@autoclosure") }

    /// The parameter for the value of an autoclosure that the call can evaluate where it runs, without errors.
    /// - Parameter mayBeCaptured: whether the call passes the value on as an autoclosure of the same type.
    fileprivate func evaluated(mayBeCaptured: Bool) -> Parameter? {
        guard isAutoclosure, let function = type.function, function.effects.canonical == Effects() else { return nil }
        let result = function.result
        // A closure without a result is work, and a test decides whether to do it.
        guard !result.isVoid, !result.hasNoValues else { return nil }
        let attributes = Set(type.attributes + type.withoutAttributes.expanded.attributes).subtracting(["@autoclosure", "@escaping"])
        guard attributes.isEmpty || attributes == ["@Sendable"] && (result.isPlainValue || !mayBeCaptured) else { return nil }
        var copy = self
        copy.type = result.function == nil ? result : result.withoutAttributes.attributed(result.attributes + ["@escaping"])
        return copy
    }
}
