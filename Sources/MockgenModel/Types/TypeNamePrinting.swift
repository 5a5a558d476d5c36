extension TypeName: CustomStringConvertible {
    package var description: String {
        switch self {
        case .named(let name, let arguments): name + arguments.clause
        case .member(let base, let name, let arguments): "\(base.asBase).\(name)\(arguments.clause)"
        case .symbol(let name): name.description
        case .optional(let wrapped): wrapped.asBase + "?"
        case .implicitlyUnwrapped(let wrapped): wrapped.asBase + "!"
        case .array(let element): "[" + element.description + "]"
        case .dictionary(let key, let value): "[" + key.description + ": " + value.description + "]"
        case .inlineArray(let count, let element): "[\(count) of \(element)]"
        case .tuple(let elements): elements.isEmpty ? "Void" : "(" + elements.map(\.description).joined(separator: ", ") + ")"
        case .function(let function): function.description
        case .composition(let types): types.map { $0.isSuppression ? $0.description : $0.asBase }.joined(separator: " & ")
        case .some(let type): "some \(type)"
        case .any(let type): "any " + type.description
        case .metatype(let type): "\(type.asBase).Type"
        case .protocolMetatype(let type): "\(type.asBase).Protocol"
        case .suppressed(let type): "~\(type)"
        case .expansion(let pattern): "repeat \(pattern)"
        case .element(let pack): "each \(pack)"
        case .attributed(let attributes, let type): attributes.joined(separator: " ") + " " + type.description
        case .value(let literal): literal
        }
    }

    /// The type of a variadic parameter: `Int...`, `(() -> Void)...`
    package var repeated: String {
        switch self {
        case .function, .attributed: "(\(self))..."
        case _ where isOwnVoid: "(\(self))..."
        default: "\(self)..."
        }
    }

    /// In front of `?`, `!` or `.Type`, where some types need parentheses.
    private var asBase: String { isOneWord ? description : "(" + description + ")" }

    /// A type of the project, or an associated type, that is called `Void`.
    fileprivate var isOwnVoid: Bool {
        if case .symbol(let name) = self { name.spelling == ["`Void`"] } else { self == .named("Void".asAssociatedType) }
    }

    private var isOneWord: Bool {
        switch self {
        case .function, .composition, .some, .any, .suppressed, .expansion, .element, .attributed: false
        default: true
        }
    }
}

extension TupleElement: CustomStringConvertible {
    package var description: String { label.map { $0.escaped(as: .tupleType) + ": " + type.description } ?? type.description }
}

extension FunctionType: CustomStringConvertible {
    package var description: String {
        // A parameter that is an empty tuple, in contrast to no parameter.
        let isEmptyTuple = parameters.count == 1 && parameters[0].type == .void
        let list = isEmptyTuple ? "()" : parameters.map(\.description).joined(separator: ", ")
        return "(" + list + ")" + effects.description + " -> " + result.description
    }
}

extension FunctionTypeParameter: CustomStringConvertible {
    package var description: String {
        // The compiler takes `(Void) -> R` for a mistake, even if the project has a type called `Void`.
        let shown = isVariadic ? type.repeated : type.isVoid ? "()" : type.isOwnVoid ? "(\(type))" : "\(type)"
        return (name.map { "_ \($0): " } ?? "") + shown
    }
}

extension Effects: CustomStringConvertible {
    /// With a space in front, for use after a parameter list: ` async throws`.
    package var description: String {
        let words =
            switch throwing {
            case .never: ""
            case .anyError: " throws"
            case .typed(let error): " throws(\(error))"
            case .rethrowing: " rethrows"
            }
        return (isAsync ? " async" : "") + words
    }
}
