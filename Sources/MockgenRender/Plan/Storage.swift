import MockgenModel

/// Where a mock stores the values of a member.
enum Storage: Equatable {
    /// In stored properties.
    case plain
    /// In a box that is guarded by a lock, which any task may use.
    case locked(box: String)
    /// Outside of a generic class, which has no static storage.
    case outside(isLocked: Bool)

    /// A stored value, apart from a transaction.
    func value(_ name: String) -> String {
        switch self {
        case .plain, .outside: name
        case .locked(let box): "\(box).locked.\(name)"
        }
    }

    /// A stored value within a transaction.
    func held(_ name: String) -> String {
        switch self {
        case .plain, .outside: name
        case .locked(let box): "\(box).held.\(name)"
        }
    }

    /// The object that holds the lock of a transaction; nil where there is none to hold.
    var holder: String? {
        switch self {
        case .plain, .outside(isLocked: false): nil
        case .locked(let box): box
        case .outside(isLocked: true): "\(HelperType.statics).shared"
        }
    }

    var isLocked: Bool { if case .locked = self { true } else { false } }
}
