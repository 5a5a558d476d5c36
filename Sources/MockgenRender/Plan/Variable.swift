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
        if initial == "0", type.isStandard("Int") { return "var \(name) = 0" }
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
