import MockgenModel

/// A parameter, with the facts that decide how its value is passed on.
struct ArgumentValue {
    enum Form {
        /// `repeat each T`
        case pack
        case `inout`
        case closure(FunctionType)
        /// A closure that another closure cannot replace, or whose errors another closure cannot note. No type can store a closure that
        /// takes a pack.
        case unmovable
        case value
    }

    let form: Form
    let name: String
    let localName: String
    /// The attributes and specifiers in front of the type.
    let modifiers: [String]
    let type: TypeName
    /// The type that a mock stores.
    let erased: TypeName
    let converter: Converter
    let conversion: Conversion
    /// The conversion that notes the errors of a closure without generic types.
    let watching: Conversion?
    let isGeneric: Bool
    let isFunction: Bool
    /// A `@Sendable` closure whose casts may belong to an actor.
    let castsOnActor: Bool
    let isNoncopyable: Bool
    /// A view of another value, which it must not outlive.
    let isView: Bool

    init(_ parameter: Parameter, in planner: ArgumentPlanner) {
        let erasure = planner.erasure
        var type = parameter.type.withoutAttributes
        var modifiers = parameter.type.attributes
        isGeneric = erasure.mentionsGenerics(type)
        if isGeneric { type = type.expanded }
        // An alias may have attributes of its own.
        (modifiers, type) = (modifiers + type.attributes, type.withoutAttributes)
        self.type = type
        // `func move(in: Int)` needs no back-ticks, but the body does.
        name = parameter.name.escaped(as: .value)
        localName = "kept\(name.identifier.capitalizedFirst)".free(of: planner.callable.parameterNames)
        let function = type.function
        isFunction = if case .expansion(let pattern) = type { pattern.function != nil } else { function != nil }
        isNoncopyable = type.isNoncopyable || erasure.isUnstorable(type)
        isView = type.isNonescapable
        let observer = modifiers.isEmpty && !parameter.isVariadic ? erasure.observer(type) : nil
        var value = type
        if case .implicitlyUnwrapped(let wrapped) = type { value = .optional(wrapped) }
        if parameter.isVariadic { value = .array(value.attributed(modifiers.attributes)) }
        erased = observer ?? erasure.erased(value)
        let closure = if case .optional(let wrapped) = type.expanded { wrapped.function } else { function }
        converter = Converter(
            erasure: erasure, notesErrors: planner.callable.isRethrowing,
            leavesActor: planner.isIsolated && closure?.effects.isAsync == true)
        conversion = observer.map(Conversion.observer) ?? converter.storing(value)
        watching = isGeneric ? nil : function.flatMap(converter.watching)
        let capturesConformance =
            !parameter.isVariadic && modifiers.contains("@Sendable") && !(watching ?? conversion).isNone
            && function.map(erasure.capturesConformance) ?? false
        if capturesConformance, !modifiers.contains("@escaping") || function.map(erasure.keepsConformance) ?? false {
            modifiers.removeAll { $0 == "@Sendable" }
        }
        castsOnActor = capturesConformance && modifiers.contains("@Sendable")
        self.modifiers = modifiers
        form =
            if type.isExpansion {
                .pack
            } else if !parameter.isVariadic, type.isClosureOverPack {
                .unmovable
            } else if modifiers.contains("inout") {
                .inout
            } else if let function, !parameter.isVariadic {
                planner.isUnmovable(function, modifiers) ? .unmovable : .closure(function)
            } else {
                .value
            }
    }

    /// Whether it is a closure that must not leave the actor.
    var staysInActor: Bool {
        if case .unmovable = form { false } else { isFunction && !modifiers.contains("@Sendable") }
    }

    /// Whether it is the actor on which the member runs.
    var isActor: Bool {
        switch type {
        case .named, .symbol: modifiers.contains("isolated")
        default: false
        }
    }

    var isOwned: Bool { modifiers.contains("borrowing") || modifiers.contains("consuming") }

    /// The specifiers that the parameter of the closure has too.
    var ownership: [String] { modifiers.filter { ["borrowing", "consuming", "__owned", "__shared", "isolated"].contains($0) } }

    /// The attributes of a closure that belong to its type.
    var closureAttributes: [String] {
        modifiers.filter { ($0.hasPrefix("@") || $0.hasPrefix("nonisolated")) && $0 != "@escaping" && $0 != "@autoclosure" }
    }
}

extension ArgumentPlanner {
    fileprivate func isUnmovable(_ function: FunctionType, _ modifiers: [String]) -> Bool {
        let type = TypeName.function(function)
        if callable.isRethrowing, function.effects.throwing != .never, function.parameters.contains(where: \.cannotBeForwarded) {
            return true
        }
        guard erasure.mentionsGenerics(type) else { return false }
        if !modifiers.contains("@escaping"), function.parameters.contains(where: \.type.isIsolated) { return true }
        return !erasure.canAdapt(function)
    }
}
