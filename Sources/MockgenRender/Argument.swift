import MockgenModel

/// One parameter of a member: how a mock keeps its value and how it hands it to a stub.
struct Argument {
    let name: String
    /// The type that is kept; nil for what must not outlive the call.
    let recorded: TypeName?
    /// In the parameter list of the stub's type.
    let closureParameter: TypeName
    /// In a call of the stub.
    let expression: String

    init(_ parameter: Parameter, erasure: Erasure, facts: TypeFacts) {
        var words: [String] = []
        var type = parameter.type
        if case .attributed(let attributes, let attributed) = type { (words, type) = (attributes, attributed) }
        let isFunction = facts.function(type) != nil
        let isInout = words.contains("inout")
        let isEscaping = words.contains("@escaping")
        let lasting = words.filter { isFunction && $0.hasPrefix("@") && $0 != "@escaping" && $0 != "@autoclosure" }
        var erased = erasure.erased(type)
        if case .implicitlyUnwrapped(let wrapped) = erased { erased = .optional(wrapped) }
        if parameter.isVariadic { erased = .array(erased) }

        name = parameter.name
        expression = isInout ? "&\(parameter.name)" : parameter.name
        recorded = isFunction && !isEscaping ? nil : erased.attributed(lasting)
        closureParameter = erased.attributed((isInout ? ["inout"] : []) + (isEscaping ? ["@escaping"] : []) + lasting)
    }
}

extension TypeName {
    fileprivate func attributed(_ words: [String]) -> TypeName {
        words.isEmpty ? self : .attributed(words, self)
    }
}
