import MockgenModel

/// How a mock stores the values of a member, and what makes a call one transaction.
enum Storage: Equatable {
    /// In stored properties, without a transaction.
    case plain
    /// In boxes that are guarded by a lock, which any task may use. A call is one transaction of its box.
    case locked
    /// Outside of a generic class, which has no static storage; the transaction of a call holds a lock if tasks share the mock.
    case outside(isShared: Bool, type: String, statics: String)

    var isLocked: Bool { self == .locked }

    /// An expression for a stored value, apart from the property of that name.
    func access(to variable: Variable) -> String {
        switch self {
        case .plain: variable.name
        case .locked: variable.place?.path ?? variable.name
        case .outside(_, let type, let statics):
            "\(statics)[\(type).self, \"\(variable.name)\", default: \(variable.initial ?? "nil")]"
        }
    }
}
