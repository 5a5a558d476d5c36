import MockgenModel

/// The marks of the expressions in one call: `unsafe `, or nothing.
struct CallMarks {
    private(set) var record = ""
    /// The transaction of a guarded call.
    private(set) var transaction = ""
    /// Any other expression that uses the stub.
    private(set) var stub = ""
    /// The expressions that read the stubs.
    private(set) var error = ""
    private(set) var closure = ""
    private(set) var value = ""
    /// The error to throw.
    private(set) var thrown = ""
    private(set) var call = ""
    private(set) var result = ""

    /// - Parameters:
    ///   - recorded: the types of the recorded values in the call's transaction.
    ///   - answers: the types of the answers in the transaction. Nil without a transaction.
    init(
        _ callable: Callable, _ arguments: [Argument], _ types: CallTypes, records: Bool, recorded: [TypeName], answers: [TypeName]?,
        _ safety: MemorySafety
    ) {
        guard safety.isStrict else { return }
        let mark = MemorySafety.mark(if:)
        let isRecordUnsafe =
            records && (safety.isUnsafe(types.record) || arguments.contains { $0.usesUnsafeValue($0.record, safety) })
        let isResultUnsafe = safety.isUnsafe(anyOf: [types.result, callable.result])
        let areAnswersUnsafe = safety.isUnsafe(anyOf: answers ?? [])
        let isTransactionUnsafe = areAnswersUnsafe || safety.isUnsafe(anyOf: recorded)
        self.record = mark(isRecordUnsafe)
        stub = mark(isTransactionUnsafe)
        transaction = mark(isRecordUnsafe || isTransactionUnsafe)
        thrown = safety.mark(types.error)
        result = mark(isResultUnsafe)
        let closureType = safety.isUnsafe(types.closure)
        let isCallUnsafe = types.closure.function.map { safety.isUnsafe(callOf: $0) } ?? false
        call = mark(isCallUnsafe || isResultUnsafe || arguments.contains { $0.usesUnsafeValue($0.closure, safety) })
        guard answers != nil else {
            (error, closure, self.value) = (thrown, mark(closureType), safety.mark(types.result))
            return
        }
        // All are parts of one tuple.
        let stubs = mark(areAnswersUnsafe)
        (error, self.closure) = (stubs, stubs)
        self.value = types.hasNoncopyableResult ? safety.mark(types.result) : stubs
    }
}

extension Argument {
    /// Whether passing the argument on uses an unsafe value of another type than that of the passed value.
    func usesUnsafeValue(_ transfer: Transfer, _ safety: MemorySafety) -> Bool {
        transfer.passing.map { usesUnsafeValue($0, safety) } ?? false
    }

    private func usesUnsafeValue(_ passing: Transfer.Passing, _ safety: MemorySafety) -> Bool {
        switch passing {
        case .asIs, .changeable, .unboxed: safety.isUnsafe(type)
        case .local: if case .copy? = local { safety.isUnsafe(type) } else { false }
        case .converted(let conversion): !conversion.isClosure && safety.isUnsafe(type)
        case .boxed(let passing): usesUnsafeValue(passing, safety)
        case .unboxedClosure, .changeableCopy: false
        }
    }
}
