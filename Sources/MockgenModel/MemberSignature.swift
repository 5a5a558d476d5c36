extension Member {
    /// Nil for an initializer.
    package var result: TypeName? {
        switch kind {
        case .function(let function): function.result
        case .property(let property): property.type
        case .subscript(let value): value.result
        case .initializer: nil
        }
    }

    /// The name as `#selector` and the compiler's messages have it: `build(withListener:)`.
    package var signature: String {
        switch kind {
        case .function(let function): function.name + function.parameters.labels
        case .property(let property): property.name
        case .subscript(let value): "subscript" + value.parameters.labels
        case .initializer(let initializer): "init" + initializer.parameters.labels
        }
    }
}

extension [Parameter] {
    fileprivate var labels: String { "(" + map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

extension String {
    package var isOperator: Bool { first.map { !$0.isLetter && $0 != "_" && $0 != "`" && !$0.isEmoji } ?? false }
}

extension Character {
    fileprivate var isEmoji: Bool { unicodeScalars.first.map { $0.properties.isEmojiPresentation } ?? false }
}

extension Member {
    /// The requirement as `explain` prints it: `static func load(id:)`.
    package var title: String {
        let word =
            switch kind {
            case .function: "func "
            case .property: "var "
            case .subscript, .initializer: ""
            }
        return (isStatic ? "static " : "") + word + signature
    }
}
