import MockgenModel

/// The conversion of a generic member's value to one that a mock can store, or of a closure's argument to one that the call needs.
indirect enum Conversion {
    case none
    case cast(to: TypeName)
    /// A value of RxSwift's type-erased observer.
    case observer(TypeName)
    case closure(ClosureConversion)
    /// The closure in an optional. The type is nil if the compiler infers it.
    case map(Conversion, type: TypeName?)
    case result(success: Conversion, failure: Conversion)

    var isNone: Bool { if case .none = self { true } else { false } }
}

/// A closure that converts its arguments, calls the given closure, and converts the result.
struct ClosureConversion {
    struct Argument {
        enum Change {
            case converted(Conversion)
            /// Converted, and sent to another actor.
            case sent(Conversion)
            /// `&value`
            case passedInout
            /// A variable of the call's type, which is assigned back, and may be sent to another actor.
            case casting(to: TypeName, isSent: Bool)
        }

        let name: String
        let change: Change
    }

    let arguments: [Argument]
    /// The type of the new closure, if it must be declared: the compiler does not infer typed throws.
    var declaredType: FunctionType?
    /// The attributes of the new closure, if the compiler may not infer them from a generic parameter.
    var attributes: [String] = []
    /// Whether its arguments have names other than `$0`.
    var isNamed = false
    let effects: Effects
    let returnsVoid: Bool
    /// Whether the member has to know the errors of the given closure.
    let notesErrors: Bool

    var convertsArguments: Bool { arguments.contains { !$0.change.isNone } }
}

extension ClosureConversion.Argument.Change {
    var isNone: Bool {
        switch self {
        case .converted(let conversion), .sent(let conversion): conversion.isNone
        case .passedInout: true
        case .casting: false
        }
    }
}
