import MockgenModel

/// A value that a mock keeps, and that a test may read and set.
struct Variable {
    var name: String
    var type: TypeName
    /// Nil where the type is optional: it begins with nil.
    var initial: String?
    var isStatic: Bool

    init(_ name: String, _ type: TypeName, _ initial: String? = nil, isStatic: Bool) {
        self.name = name
        self.type = type
        self.initial = initial
        self.isStatic = isStatic
    }

    /// As a stored property.
    var declaration: String {
        // A number's type is seen from the number.
        if initial == "0", [.named("Int"), .member(.named("Swift"), "Int")].contains(type) { return "var \(name) = 0" }
        return "var \(name): \(type)" + (initial.map { " = \($0)" } ?? (beginsWithNil ? "" : " = nil"))
    }
}

extension Variable {
    /// `T?` does by itself, `Optional<T>` and aliases of it do not.
    private var beginsWithNil: Bool {
        switch type {
        case .optional, .implicitlyUnwrapped: true
        default: false
        }
    }
}

/// How the values of a member are kept.
enum Storage {
    /// In stored properties.
    case plain
    /// Behind the lock of the mock, which may be used from anywhere.
    case locked
    /// Outside of a generic class, which has no static storage.
    case outside
}

extension TypeName {
    /// Of a result, what can be kept.
    var withoutUnwrapping: TypeName {
        switch self {
        case .implicitlyUnwrapped(let wrapped): .optional(wrapped)
        // `sending` is a promise of the call, not of the value.
        case .attributed(let words, let type) where words.contains("sending"): type.withoutUnwrapping
        default: self
        }
    }
}
