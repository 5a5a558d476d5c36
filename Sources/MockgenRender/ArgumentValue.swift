import MockgenModel

/// What a parameter takes, as far as it decides how a mock keeps it.
struct ArgumentValue {
    enum Form {
        /// `repeat each T`
        case pack
        case `inout`
        case closure(FunctionType)
        /// One whose casts must not be Sendable, though it is.
        case optionalClosure(FunctionType, TypeName)
        case value
    }

    let form: Form
    /// In a body.
    let name: String
    /// What stands before the type.
    let words: [String]
    let type: TypeName
    /// As it is kept.
    let erased: TypeName
    /// The value as it is kept.
    let adapted: String
    let isGeneric: Bool
    let isFunction: Bool
    /// It can be handed on once.
    let isBound: Bool
    /// It must not outlive what it looks into.
    let isView: Bool
    let erasure: Erasure

    init(_ parameter: Parameter, erasure: Erasure, facts: TypeFacts) {
        var type = parameter.type
        if case .attributed(let words, let attributed) = type { (self.words, type) = (words, attributed) } else { words = [] }
        isGeneric = erasure.mentionsGenerics(type)
        if isGeneric { type = facts.expanded(type) }
        // `func move(in: Int)` needs no back-ticks, what its body says of `in` does.
        name = parameter.name.isKeyword ? "`\(parameter.name)`" : parameter.name
        let function = facts.function(type)
        isFunction = function != nil
        isBound = facts.isNoncopyable(type) || erasure.isNoncopyable(type)
        isView = facts.isNonescapable(type)
        self.type = type
        self.erasure = erasure
        var erased = erasure.erased(type)
        if case .implicitlyUnwrapped(let wrapped) = erased { erased = .optional(wrapped) }
        self.erased = parameter.isVariadic ? .array(erased.attributed(words.attributes)) : erased
        adapted = erasure.kept(name, type)
        form =
            if case .expansion = type {
                .pack
            } else if words.contains("inout") {
                .inout
            } else if let function, !parameter.isVariadic {
                .closure(function)
            } else if !parameter.isVariadic, let (function, wrapped) = erasure.confinedClosure(in: type) {
                .optionalClosure(function, wrapped)
            } else {
                .value
            }
    }

    var keptName: String { "kept\(name.identifier.capitalizedFirst)" }

    var isOwned: Bool { words.contains("borrowing") || words.contains("consuming") }

    /// Of the words those that a stub's parameter has as well.
    var ownership: [String] { words.filter { ["borrowing", "consuming", "__owned", "__shared", "isolated"].contains($0) } }
}

extension TypeName {
    func attributed(_ words: [String]) -> TypeName {
        words.isEmpty ? self : .attributed(words, self)
    }
}
