import MockgenModel

/// The type of a stub, which depends on the values that its requirement passes to it.
struct StubType: CustomStringConvertible {
    enum Kind: String {
        case values = "Assignments"
        /// The stub calls the closure with the recorded values.
        case plain = "Stub"
        case async = "AsyncStub"
        /// The same on the main actor.
        case mainActor = "MainActorStub"
        case mainActorAsync = "MainActorAsyncStub"
        /// The mock calls the closure.
        case closure = "ClosureStub"
        case closureAsync = "AsyncClosureStub"
    }

    let kind: Kind
    let arguments: TypeName
    /// Several arguments without their labels, as a test writes them. Nil if that is the same.
    let values: TypeName?
    let result: TypeName
    let failure: TypeName
    /// A function with the parameters of the requirement.
    let closure: TypeName
    let unrecorded: [Int: String]
    let namespace: String

    var functions: String { "\(namespace).\(HelperType.functions)" }

    var types: [TypeName] { [arguments] + [values].compactMap(\.self) + typesOfAnswers }

    var typesOfAnswers: [TypeName] { kind == .values ? [] : [result, failure] + (kind.answers ? [] : [closure]) }

    var description: String {
        "\(namespace).\(values == nil ? "" : "Labeled")\(kind.rawValue)<\(types.map(\.description).joined(separator: ", "))>"
    }
}

extension StubType.Kind {
    init(of callable: Callable, _ arguments: [Argument], _ types: CallTypes, isolation: String?, in context: MockContext) {
        let isAsync = callable.effects.isAsync
        guard !callable.member.isInitializer, !callable.isRethrowing, !types.throwsGeneric, !types.hasNoncopyableResult, !types.sendsResult,
            !callable.result.hasNoValues, arguments.allSatisfy(\.isPassedAsRecorded)
        else {
            self = isAsync && !callable.member.isInitializer ? .closureAsync : .closure
            return
        }
        self =
            switch isolation {
            case nil: isAsync ? .async : .plain
            case "@\(context.standard(.mainActor))": isAsync ? .mainActorAsync : .mainActor
            default: isAsync ? .closureAsync : .closure
            }
    }

    /// Functions that wait have names of their own.
    var suffixOfFunctions: String { [.async, .mainActorAsync, .closureAsync].contains(self) ? "Async" : "" }

    var answers: Bool { ![.values, .closure, .closureAsync].contains(self) }
}

extension StubType {
    static func values(_ type: TypeName, in context: MockContext) -> StubType {
        let never = context.standard(.never)
        return StubType(
            kind: .values, arguments: type, values: nil, result: never, failure: never, closure: never, unrecorded: [:],
            namespace: context.standard.namespace)
    }

    init(of callable: Callable, _ arguments: [Argument], _ types: CallTypes, isolation: String?, in context: MockContext) {
        let never = context.standard(.never)
        kind = Kind(of: callable, arguments, types, isolation: isolation, in: context)
        self.arguments = types.record.isVoid ? context.standard(.void) : types.record
        values = types.recordsSeveral ? types.record.withoutLabels : nil
        result = types.hasNoncopyableResult ? never : callable.result.isVoid ? context.standard(.void) : types.result
        failure = callable.effects.throwing == .never ? never : types.error
        closure = types.closure
        unrecorded = types.unrecorded
        namespace = context.standard.namespace
    }
}

extension Argument {
    /// Whether a stub can pass on the recorded value. It cannot if the call runs on an actor among its arguments.
    var isPassedAsRecorded: Bool {
        guard let record, let closure, !closure.type.isIsolated else { return false }
        return record.passing.isWhole && closure.passing.isWhole && record.type.withoutAttributes == closure.type.withoutAttributes
    }
}

extension Transfer.Passing {
    /// Whether it is the argument, or the one constant that a call makes of it.
    fileprivate var isWhole: Bool {
        switch self {
        case .asIs, .local: true
        default: false
        }
    }
}

extension TypeName {
    /// A tuple without its labels. Nil if it has none.
    fileprivate var withoutLabels: TypeName? {
        guard case .tuple(let elements) = self, elements.contains(where: { $0.label != nil }) else { return nil }
        return .tuple(elements.map { TupleElement(label: nil, type: $0.type) })
    }
}
