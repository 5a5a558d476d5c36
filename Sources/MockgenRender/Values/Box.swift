import MockgenModel

/// A private object of a mock that holds the values of one call or of one property behind a lock.
struct Box {
    enum Content {
        /// The records of a call, and what a test sets to answer it. Nil for what the mock does not have.
        case call(arguments: TypeName?, value: TypeName?, closure: TypeName?, failure: TypeName?)
        /// The value of a property, and how often it was set.
        case value(TypeName)
    }

    let name: String
    let content: Content
    /// The value that it begins with; nil for `nil`.
    let initial: String?
    let isStatic: Bool

    /// The types that its declaration names.
    var types: [TypeName] {
        switch content {
        case .call(let arguments, let value, let closure, let failure): [arguments, value, closure, failure].compactMap(\.self)
        case .value(let type): [type]
        }
    }

    /// The types of what answers a call.
    var typesOfAnswers: [TypeName] {
        switch content {
        case .call(_, let value, let closure, let failure): [value, closure, failure].compactMap(\.self)
        case .value: []
        }
    }

    var helper: HelperType {
        switch content {
        case .call: .call
        case .value: .property
        }
    }
}

extension Box {
    init(holding variable: Variable, named name: String) {
        self.init(name: name, content: .value(variable.boxedType), initial: variable.initial, isStatic: variable.isStatic)
    }

    /// The place of a stored value in a box.
    struct Place {
        let box: String
        let field: Field
        /// Whether the box holds an optional of an optional type.
        var isNested = false

        var path: String { "\(box).\(field.rawValue)" }
    }

    enum Field: String {
        case count, isCalled, received, invocations, error, value, closure, setCount
    }
}

extension Variable {
    /// The type of the value in a box.
    var boxedType: TypeName { if case .implicitlyUnwrapped(let wrapped) = type { .optional(wrapped) } else { type } }

    func placed(in box: String, _ field: Box.Field, isNested: Bool = false) -> Variable {
        var copy = self
        copy.place = Box.Place(box: box, field: field, isNested: isNested)
        return copy
    }
}
