import MockgenModel

/// The stubs of a call, as its body refers to them. Nil if the style, the call or the mock does not have the value.
struct CallAnswers {
    var error: AnswerReference?
    var closure: AnswerReference?
    var value: AnswerReference?
}

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
    /// - Parameters:
    ///   - type: the name of the type in the body, for a property of the type.
    ///   - hiding: the names of parameters.
    init(property name: String, ofType type: String?, hiding: Set<String>) {
        let isHidden = hiding.contains(name)
        let owner = type ?? (isHidden ? "self" : nil)
        self.init(
            name: name, local: isHidden ? "stubbed\(name.capitalizedFirst)" : name, expression: owner.map { "\($0).\(name)" } ?? name)
    }
}

/// The constants of a call's body. Their names differ from those of its parameters.
struct CallLocals {
    /// The constant that notes the errors of closures.
    let watch: String
    /// The constant that holds the configured answers.
    let answers: String
    private let parameterNames: Set<String>

    init(of callable: Callable) {
        parameterNames = callable.parameterNames
        watch = "rethrowing".free(of: parameterNames)
        answers = "answer".freeLocal(of: parameterNames)
    }

    /// A property, even if a parameter hides it.
    func property(_ name: String) -> String { parameterNames.contains(name) ? "self.\(name)" : name }

    func free(_ name: String) -> String { name.freeLocal(of: parameterNames) }
}

extension String {
    fileprivate func freeLocal(of taken: Set<String>) -> String {
        taken.contains(self) ? ("stubbed" + capitalizedFirst).freeLocal(of: taken) : self
    }
}
