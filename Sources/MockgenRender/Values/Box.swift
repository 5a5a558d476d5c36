import MockgenModel

/// A private object of a mock that holds the values of one call or of one property behind a lock.
struct Box {
    let name: String
    let helper: HelperType
    /// The types that its declaration names.
    let types: [TypeName]
    /// The arguments of its initializer.
    let arguments: [String]
    let isStatic: Bool
}

extension Box {
    /// The box for the value of a property, and how often it was set.
    init(holding variable: Variable, named name: String) {
        self.init(
            name: name, helper: .property, types: [variable.boxedType], arguments: [variable.initial ?? "nil"],
            isStatic: variable.isStatic)
    }

    /// The box for the records and the configured answers of a call, as far as the mock has them.
    init(holding variables: [Variable], recorded: TypeName, named name: String, isStatic: Bool) {
        func of(_ fields: Set<Field>) -> [Variable] { variables.filter { $0.location.map { fields.contains($0.field) } ?? false } }
        let each = of([.each])
        let answers = [Field.value, .closure, .error].flatMap { of([$0]) }
        let records = of([.received, .invocations]).isEmpty ? [] : [recorded]
        // `each: (lastID: nil as Int?, ids: [] as [Int])`
        let labeled = each.map { "\($0.name): \($0.boxedValue)" }.joined(separator: ", ")
        self.init(
            name: name, helper: .call, types: records + (each + answers).map(\.boxedType),
            arguments: records.map { "arguments: nil as \(TypeName.optional($0))" }
                + (each.isEmpty ? [] : ["each: " + (each.count == 1 ? each[0].boxedValue : "(\(labeled))")])
                + answers.compactMap { answer in answer.location.map { "\($0.field): \(answer.boxedValue)" } },
            isStatic: isStatic)
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

    /// `nil as Int?`
    fileprivate var boxedValue: String { "\(initial ?? "nil") as \(boxedType)" }

    func located(in box: String, _ field: Box.Field, isNested: Bool = false, label: String? = nil) -> Variable {
        var copy = self
        copy.location = Box.Location(box: box, field: field, isNested: isNested, label: label)
        return copy
    }
}
