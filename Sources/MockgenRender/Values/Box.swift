import MockgenModel

/// A private object of a mock that holds the values of one call or of one property behind a lock.
struct Box {
    enum Content {
        /// The records and the configured answers of a call. Nil for values that the mock does not have.
        /// - Parameter each: the values for single parameters.
        case call(arguments: TypeName?, each: [Variable], value: TypeName?, closure: TypeName?, failure: TypeName?)
        /// The value of a property, and how often it was set.
        case value(TypeName)
    }

    let name: String
    let content: Content
    /// The initial value; nil for `nil`.
    let initial: String?
    let isStatic: Bool

    var types: [TypeName] {
        switch content {
        case .call(let arguments, let each, let value, let closure, let failure):
            [arguments, value, closure, failure].compactMap(\.self) + each.map(\.boxedType)
        case .value(let type): [type]
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

    struct Location {
        let box: String
        let field: Field
        /// Whether the box holds an optional of an optional type.
        var isNested = false
        /// The label of the value, if the field is a tuple.
        var label: String?

        var path: String { "\(box).\(field.rawValue)" + (label.map { "." + $0 } ?? "") }
    }

    enum Field: String {
        case count, isCalled, received, invocations, each, error, value, closure, setCount
    }
}

extension Variable {
    var boxedType: TypeName { if case .implicitlyUnwrapped(let wrapped) = type { .optional(wrapped) } else { type } }

    func located(in box: String, _ field: Box.Field, isNested: Bool = false, label: String? = nil) -> Variable {
        var copy = self
        copy.location = Box.Location(box: box, field: field, isNested: isNested, label: label)
        return copy
    }
}
