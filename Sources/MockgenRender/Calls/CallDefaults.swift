import MockgenModel

/// Decides what an un-stubbed call does.
struct CallDefaults {
    let fallback: Fallback
    /// Whether the mock has a result before a test sets one, in a style that stores results.
    let hasInitialResult: Bool
    /// The initial return value, if it is not nil.
    let emptyResult: String?

    init(_ callable: Callable, _ arguments: [Argument], _ types: CallTypes, in context: MockContext) {
        if callable.hasResult, let expression = context.configuredResults[callable.member] {
            // It can use the arguments, so that only the call itself can make the value.
            (fallback, hasInitialResult, emptyResult) = (.value(DefaultExpression(text: expression, usesParameters: true)), false, nil)
            return
        }
        let values = context.defaults
        let isolated = IsolatedDefault(for: callable.result, values, of: callable.member, in: context)
        let begins = context.style.returnsEmptyValues && !context.callsSuper && !callable.member.isInitializer
        let isPlain = !types.hasOptionalResult && !types.hasNoncopyableResult && !types.castsResult && isolated == nil
        let expression = values.expression(for: callable.result)
        emptyResult = begins && isPlain ? expression : nil
        hasInitialResult = types.hasOptionalResult && !context.callsSuper || emptyResult != nil
        fallback =
            if context.callsSuper {
                .callSuper(PassedOnCall(callable, arguments, in: context))
            } else if callable.result.isVoid {
                .nothing
            } else if types.hasOptionalResult {
                .value(DefaultExpression(text: "nil"))
            } else if let isolated, callable.hasResult {
                .value(callable.effects.isAsync ? isolated.asynchronous : isolated.synchronous)
            } else if let expression, callable.hasResult {
                .value(DefaultExpression(text: expression))
            } else {
                callable.effects.throwing == .anyError ? .error : .stop
            }
    }
}
