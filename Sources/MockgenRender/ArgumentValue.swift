import MockgenModel

/// What a parameter takes, as far as it decides how a mock keeps it.
struct ArgumentValue {
    enum Form {
        /// `repeat each T`
        case pack
        case `inout`
        case closure(FunctionType)
        case value
    }

    let form: Form
    /// In a body.
    let name: String
    /// What is made of it for the mock to keep.
    let keptName: String
    /// What stands before the type.
    let words: [String]
    let type: TypeName
    /// As it is kept.
    let erased: TypeName
    /// The value as it is kept.
    let adapted: String
    /// Whether that uses `UncheckedInMocks`.
    let usesUnchecked: Bool
    let isGeneric: Bool
    let isFunction: Bool
    /// A closure that is Sendable, as one that casts to its types would not be.
    let isConfined: Bool
    /// It can be handed on once.
    let isBound: Bool
    /// It must not outlive what it looks into.
    let isView: Bool
    let erasure: Erasure

    /// - Parameters:
    ///   - taken: the names of all parameters.
    ///   - isIsolated: the member runs on an actor, which an async closure leaves.
    init(_ parameter: Parameter, erasure: Erasure, facts: TypeFacts, taken: Set<String> = [], isIsolated: Bool = false) {
        var type = parameter.type
        var words: [String] = []
        if case .attributed(let written, let attributed) = type { (words, type) = (written, attributed) }
        isGeneric = erasure.mentionsGenerics(type)
        if isGeneric { type = facts.expanded(type) }
        // An alias may have words of its own.
        if case .attributed(let own, let attributed) = type { (words, type) = (words + own, attributed) }
        self.words = words
        // `func move(in: Int)` needs no back-ticks, what its body says of `in` does.
        name = parameter.name.isKeyword ? "`\(parameter.name)`" : parameter.name
        keptName = "kept\(name.identifier.capitalizedFirst)".free(of: taken)
        let function = facts.function(type)
        isFunction = if case .expansion(let pattern) = type { facts.function(pattern) != nil } else { function != nil }
        isBound = facts.isNoncopyable(type) || erasure.isNoncopyable(type)
        isView = facts.isNonescapable(type)
        self.type = type
        self.erasure = erasure
        let observer = words.isEmpty && !parameter.isVariadic ? erasure.observer(type) : nil
        var erased = observer ?? erasure.erased(type)
        if case .implicitlyUnwrapped(let wrapped) = erased { erased = .optional(wrapped) }
        self.erased = parameter.isVariadic ? .array(erased.attributed(words.attributes)) : erased
        form =
            if case .expansion = type {
                .pack
            } else if words.contains("inout") {
                .inout
            } else if let function, !parameter.isVariadic {
                .closure(function)
            } else {
                .value
            }
        let isSendable = words.contains("@Sendable")
        let isConfined = if let function, isGeneric, !parameter.isVariadic, isSendable { erasure.confines(function) } else { false }
        self.isConfined = isConfined
        var caster = erasure
        caster.argument = parameter.name.withoutBackTicks
        let closure = if case .optional(let wrapped) = type { facts.function(wrapped) } else { function }
        caster.sends = closure?.effects.isAsync == true && isIsolated
        adapted = observer.map { [name] in "\($0)(\(name))" } ?? caster.kept(name, type)
        usesUnchecked = caster.sends && adapted.contains("\(HelperType.unchecked)(")
    }

    /// A closure that no closure of another type can replace, or whose errors no other closure can note.
    var isUnmovable: Bool {
        guard case .closure(let function) = form else { return false }
        if erasure.watch != nil, function.effects.throwing != .never, function.parameters.contains(where: \.isVariadic) { return true }
        guard isGeneric else { return function.parameters.contains(where: \.type.isExpansion) }
        let escapes = words.contains("@escaping")
        if !escapes, isConfined || function.parameters.contains(where: \.type.isIsolated) { return true }
        return !erasure.canAdapt(function, mayEscape: escapes)
    }

    /// A closure that must not leave the actor.
    var staysInActor: Bool { isFunction && !isUnmovable && !words.contains("@Sendable") }

    /// One actor's own type, on which the member runs.
    var isActor: Bool { if case .named = type { words.contains("isolated") } else { false } }

    var isOwned: Bool { words.contains("borrowing") || words.contains("consuming") }

    /// Of the words those that a stub's parameter has as well.
    var ownership: [String] { words.filter { ["borrowing", "consuming", "__owned", "__shared", "isolated"].contains($0) } }
}

extension TypeName {
    func attributed(_ words: [String]) -> TypeName {
        words.isEmpty ? self : .attributed(words, self)
    }
}
