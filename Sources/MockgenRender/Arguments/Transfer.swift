import MockgenModel

/// How an argument reaches what a mock records, or the closure of a test.
enum Transfer {
    /// As a value of the type.
    case passed(Passing, as: TypeName)
    case withheld(Reason)

    enum Reason {
        /// The value must not outlive the call.
        case ofCall
        /// No stored closure can take the value.
        case unstorable
    }

    enum Passing {
        /// The argument itself.
        case asIs
        /// The local constant that the call makes of the argument.
        case local
        /// The value in a local constant that is a box.
        case unboxed
        /// The closure in a local constant that is a box, called by one that is Sendable.
        case unboxedClosure(ClosureConversion)
        /// Converted where it is passed.
        case converted(Conversion)
        /// In a box, because it leaves the actor that it belongs to.
        indirect case boxed(Passing)
        /// `&argument`
        case changeable
        /// A variable of the stored type, which is cast back to a type of the call after the closure has run.
        case changeableCopy(erased: TypeName, type: TypeName)
    }

    var type: TypeName? { if case .passed(_, let type) = self { type } else { nil } }

    /// Whether nothing has to be done for it.
    var isPlain: Bool {
        switch self {
        case .withheld, .passed(.asIs, as: _): true
        case .passed: false
        }
    }

    var passing: Passing? { if case .passed(let passing, _) = self { passing } else { nil } }
}

/// The constant that a call makes of an argument before it uses it.
enum LocalConstant {
    /// A borrowed or consumed value is copied to record it.
    case copy(isVoid: Bool)
    /// A closure that stands in for another is made once.
    case converted(Conversion, as: TypeName)
    /// In a box that is Sendable; the type where the compiler does not infer it.
    case boxed(Conversion, as: TypeName?)
    /// The values of a pack, each on its own.
    case collected
}

extension Transfer.Passing {
    var usesLocal: Bool {
        switch self {
        case .local, .unboxed, .unboxedClosure: true
        case .boxed(let passing): passing.usesLocal
        case .asIs, .converted, .changeable, .changeableCopy: false
        }
    }

    /// The helper types that the expression uses.
    var helpers: Set<HelperType> {
        switch self {
        case .asIs, .local, .unboxed, .changeable: []
        case .unboxedClosure(let closure): closure.helpers
        case .converted(let conversion): conversion.helpers
        case .boxed(let passing): passing.helpers.union([.unchecked])
        case .changeableCopy: [.cast]
        }
    }
}

extension LocalConstant {
    var helpers: Set<HelperType> {
        switch self {
        case .copy, .collected: []
        case .converted(let conversion, _): conversion.helpers
        case .boxed(let conversion, _): conversion.helpers.union([.unchecked])
        }
    }
}
