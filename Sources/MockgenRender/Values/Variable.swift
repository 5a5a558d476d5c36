import MockgenModel

/// A value that a mock stores, and that a test may read and set.
struct Variable {
    var name: String
    var type: TypeName
    /// Nil for an optional type, which begins with nil.
    var initial: String?
    var isStatic: Bool
    var location: Box.Location?
    /// The one argument of a call whose last value or values it records.
    var argument: Argument?

    init(_ name: String, _ type: TypeName, _ initial: String? = nil, isStatic: Bool) {
        (self.name, self.type, self.initial, self.isStatic) = (name, type, initial, isStatic)
    }

    var declaration: String {
        "var " + name + ": " + type.description + (initial.map { " = " + $0 } ?? (beginsWithNil ? "" : " = nil"))
    }
}

extension Variable {
    /// `T?` does by itself, `Optional<T>` and aliases of it do not.
    var beginsWithNil: Bool {
        switch type {
        case .optional, .implicitlyUnwrapped: true
        default: false
        }
    }
}
