import MockgenModel

/// The types of the values that a mock stores for a call.
struct CallTypes {
    /// The result that a test sets and a stub returns.
    let result: TypeName
    /// The recorded arguments: a value, or a tuple of several.
    let record: TypeName
    let recordsSeveral: Bool
    /// Whether the tuple of a single argument has an empty second element.
    let labelsSingleArgument: Bool
    /// The text of each argument that is not recorded, by its position.
    let unrecorded: [Int: String]
    let error: TypeName
    let closure: TypeName
    /// Whether a stored result must be cast to the type that the call needs.
    let castsResult: Bool
    /// `throws(E)` with an `E` of the call: neither an error nor a stub can be stored with that type.
    let throwsGeneric: Bool
    let hasOptionalResult: Bool
    let hasNoncopyableResult: Bool
    let sendsResult: Bool

    /// - Parameter isolation: the isolation in front of the closure's type.
    init(of callable: Callable, _ arguments: [Argument], _ erasure: Erasure, isolation: String?, _ style: Style) {
        result = erasure.erasedResult(callable.result.withoutUnwrapping)
        castsResult = !result.hasNoValues && erasure.mentionsGenerics(callable.result)
        throwsGeneric = erasure.throwsGeneric(callable.effects)
        hasOptionalResult = result.isOptional
        hasNoncopyableResult = result.isNoncopyable
        sendsResult = callable.hasResult && callable.result.isSending
        let recorded = arguments.compactMap { argument in argument.record.map { (label: argument.label, type: $0.type) } }
        recordsSeveral = recorded.count > 1
        labelsSingleArgument = recorded.count == 1 && style.singleArgument == .labeled
        let elements = recorded.map { TupleElement(label: $0.label, type: $0.type) }
        record =
            labelsSingleArgument
            ? .tuple(elements + [TupleElement(label: nil, type: .void)]) : recorded.count == 1 ? recorded[0].type : .tuple(elements)
        let unrecorded = arguments.enumerated().filter { $0.element.record == nil }
        self.unrecorded = Dictionary(uniqueKeysWithValues: unrecorded.map { ($0.offset, $0.element.type.function != nil ? "{ … }" : "…") })
        error = if case .typed(let error) = callable.effects.throwing, !throwsGeneric { error } else { erasure.standard.anyError }
        var effects = callable.effects
        if callable.isRethrowing || throwsGeneric { effects.throwing = .anyError }
        let function = FunctionType(
            parameters: arguments.compactMap { argument in argument.closure.map { FunctionTypeParameter(type: $0.type) } },
            effects: effects,
            result: result)
        closure = TypeName.function(function).attributed(isolation.map { [$0] } ?? [])
    }
}
