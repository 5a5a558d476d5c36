import MockgenModel

/// How the body of a call refers to a value that a test sets.
struct AnswerReference {
    let name: String
    /// The constant to which `if let` binds it.
    let local: String
    let expression: String

    /// The text after `if let`.
    var binding: String { local == expression ? local : "\(local) = \(expression)" }
}

extension AnswerReference {
    /// A property of the mock or, for an initializer, of its type.
    /// - Parameter type: the name of the type in the body, for a property of the type.
    init(_ name: String, ofType type: String? = nil, in callable: Callable) {
        self.init(name: name, local: callable.local(name), expression: type.map { "\($0).\(name)" } ?? callable.property(name))
    }
}

extension Callable {
    /// The constant of a body that notes the errors of closures.
    var watch: String { "rethrowing".free(of: parameterNames) }

    /// The constant of a body that holds the configured answers.
    var answers: String { local("answer") }

    /// A name for a constant that no parameter has.
    func local(_ name: String) -> String { parameterNames.contains(name) ? local("stubbed" + name.capitalizedFirst) : name }

    /// A property, even if a parameter hides it.
    func property(_ name: String) -> String { parameterNames.contains(name) ? "self.\(name)" : name }
}
