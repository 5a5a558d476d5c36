import MockgenModel

/// The storage of a member's values, which decides whether a call is one transaction.
enum Storage: Equatable {
    /// In stored properties, without a transaction.
    case plain
    /// In boxes with a lock, for any task. A call is one transaction of its box.
    case locked
    /// Outside a generic class, which has no static storage. The transaction of a call holds a lock if tasks share the mock.
    case outside(isShared: Bool, type: String, statics: String)

    var isLocked: Bool { self == .locked }

    /// An expression for a stored value that bypasses the property with its name.
    func access(to variable: Variable) -> String {
        switch self {
        case .plain: variable.name
        case .locked: variable.location?.path ?? variable.name
        case .outside(_, let type, let statics):
            "\(statics)[\(type).self, \"\(variable.name)\", default: \(variable.initial ?? "nil")]"
        }
    }
}
