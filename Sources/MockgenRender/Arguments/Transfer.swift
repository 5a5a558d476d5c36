import MockgenModel

/// How an argument reaches the record of a mock, or the closure of a test.
struct Transfer {
    enum Passing {
        case asIs
        case local
        /// The value in a local box.
        case unboxed
        /// The closure in a local box, called by a Sendable closure.
        case unboxedClosure(ClosureConversion)
        case converted(Conversion)
        /// In a box, because it leaves the actor that it belongs to.
        indirect case boxed(Passing)
        /// `&argument`
        case changeable
        /// A variable of the stored type, which is cast back to a type of the call after the closure has run.
        case changeableCopy(erased: TypeName, type: TypeName)
    }

    let passing: Passing
    let type: TypeName

    init(_ passing: Passing, as type: TypeName) { (self.passing, self.type) = (passing, type) }
}

/// The constant that a call makes of an argument before it uses it.
enum LocalConstant {
    /// A borrowed or consumed value is copied to record it.
    case copy(isVoid: Bool)
    /// A closure that replaces another is made once.
    case converted(Conversion, as: TypeName)
    /// A Sendable box. The type is nil if the compiler infers it.
    case boxed(Conversion, as: TypeName?)
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
}
