import MockgenModel

/// The members that a mock has for one call, as the style names them: stored values, or a stub.
struct CallBody {
    /// The names of the values that a test can set for an un-stubbed call.
    let namesToSet: [String]
    /// The stubs of the call, as its body refers to them. Nil if the style, the call or the mock does not have the value.
    let error: AnswerReference?
    let closure: AnswerReference?
    let value: AnswerReference?
    let values: CallValues
    /// Whether the mock has a result before a test sets one.
    let hasInitialResult: Bool
    let storage: Storage
    /// The flag of the mock that each call sets. An initializer is not a call.
    let flag: String?
    /// Nil also if no test uses it, or if the call is impossible.
    let stub: MemberStub?

    var records: Bool { stub != nil || values.recordsAll || values[.each] != nil }

    func records(_ argument: Argument) -> Bool { stub != nil || values.records(argument) }
}

extension CallBody {
    init(
        _ callable: Callable, _ arguments: [Argument], _ types: CallTypes, _ defaults: CallDefaults, isImpossible: Bool,
        isolation: String?, in context: MockContext
    ) {
        let isInitializer = callable.member.isInitializer
        let valuesOfStyle = CallValues(callable, arguments, types, defaults, in: context)
        let values = isImpossible ? CallValues() : valuesOfStyle.stored(for: callable, types, in: context)
        let stub = isImpossible ? nil : MemberStub(of: callable, arguments, types, isolation: isolation, in: context)
        // An initializer records through the mock's own properties.
        let storage = isInitializer ? .plain : context.storage(of: callable.member)
        let path = context.nameOfStub(stem: callable.stem).map { "\(context.nameOfStubs).\($0)" }
        func name(_ field: Box.Field) -> String? {
            guard let path else { return valuesOfStyle[field]?.name }
            return switch field {
            case .error: callable.effects.throwing == .never ? nil : "\(path).throws"
            case .closure: "\(path).does"
            default: callable.hasResult && !types.hasNoncopyableResult ? "\(path).returns" : nil
            }
        }
        func answer(_ field: Box.Field) -> AnswerReference? {
            guard stub != nil || values[field] != nil, let name = name(field) else { return nil }
            guard stub != nil || storage.isLocked else {
                return AnswerReference(name, ofType: isInitializer ? context.typeInBodies : nil, in: callable)
            }
            // A noncopyable result is not part of the transaction.
            let value = field == .value && types.hasNoncopyableResult ? values[field] : nil
            let expression = value.map(storage.access) ?? "\(callable.answers).\(field.rawValue)"
            return AnswerReference(name: name, local: callable.local(field.rawValue), expression: expression)
        }
        namesToSet = [.value, .closure].compactMap(name)
        (error, closure, value) = (answer(.error), answer(.closure), answer(.value))
        hasInitialResult = stub == nil && defaults.hasInitialResult
        flag = isInitializer ? nil : context.usedName(.anyCalled)
        (self.values, self.storage, self.stub) = (values, storage, stub)
    }
}
