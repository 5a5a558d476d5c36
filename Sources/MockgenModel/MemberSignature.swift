extension Member {
    /// The name as the compiler's messages have it: `build(withListener:)`, and `class()` without the back-ticks of its declaration.
    package var signature: String { writtenName.unescaped + (kind == .property ? "" : parameters.labels) }
}

extension Member {
    /// The signature with the types of the parameters, in which overloads differ: `load(id: Int)`.
    package var signatureWithTypes: String {
        guard !parameters.isEmpty else { return signature }
        let types = parameters.map { "\($0.label ?? "_"): \($0.type)\($0.isVariadic ? "..." : "")" }
        return "\(signature.prefix { $0 != "(" })(\(types.joined(separator: ", ")))"
    }

    /// The texts that mean the member in the configuration, if it is as the sources spell it. The first one is also unique among overloads.
    var signatures: [String] { [signatureWithTypes, signature] }
}

extension ResolvedProtocol.Requirement {
    /// The texts that mean the requirement in the configuration.
    package var signatures: [String] { written.signatures }
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
    package var title: String { titled(signature) }

    /// The same for one of several overloads: `static func load(id: Int)`.
    package var titleWithTypes: String { titled(signatureWithTypes) }

    /// The same for all overloads. Callers of an operator write no labels.
    var titleOfOverloads: String {
        (isPostfix ? "postfix " : "") + (kind == .function && writtenName.isOperator ? writtenName : title)
    }

    private func titled(_ signature: String) -> String {
        let word = kind == .function ? "func " : kind == .property ? "var " : ""
        return (isStatic ? "static " : "") + word + signature
    }
}
