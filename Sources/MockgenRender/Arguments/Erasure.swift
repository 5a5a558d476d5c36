import MockgenModel

/// The types that a mock uses to store the values of a generic member: a stored property does not know `T`.
struct Erasure {
    private let bounds: GenericBounds
    /// The generic parameters of the mock that conform to something, but are not Sendable.
    private let constrainedOfMock: Set<String>
    let standard: StandardTypes

    init(_ generics: GenericClause, of mock: GenericClause, standard: StandardTypes, reactiveLibraries: [ReactiveLibrary]) {
        bounds = GenericBounds(generics, observers: reactiveLibraries.compactMap(\.observers))
        constrainedOfMock = GenericBounds(mock, observers: []).constrained
        self.standard = standard
    }

    func mentionsGenerics(_ type: TypeName) -> Bool {
        type.contains { part in
            switch part {
            case .named(let name, []), .value(let name): bounds[name] != nil
            case .some: true
            default: false
            }
        }
    }

    /// `T` of `<T: ~Copyable>`, `some P & ~Copyable`, or a type that such a parameter makes noncopyable: `T?`.
    func isNoncopyable(_ type: TypeName) -> Bool {
        if case .some(let constraint) = type { return !constraint.suppressed.isEmpty }
        let filled = type.replacingNames(by: bounds.noncopyable)
        return (filled.isNoncopyable || filled.isNonescapable) && mentionsGenerics(type)
    }

    /// Whether no other type can store the value: it is noncopyable, or contains the metatype of a type that may be.
    func isUnstorable(_ type: TypeName) -> Bool {
        isNoncopyable(type) || type.contains { if case .metatype(let base) = $0 { isNoncopyable(base) } else { false } }
    }

    /// `AnyObserver<Int>` for an observer of numbers, because `any ObserverType` does not accept a number.
    func observer(_ type: TypeName) -> TypeName? {
        if case .named(let name, []) = type { bounds.observers[name] } else { nil }
    }

    func erased(_ type: TypeName) -> TypeName {
        guard mentionsGenerics(type) else { return type }
        switch type.expanded {
        case .function(let function): return erased(function)
        case .attributed(let attributes, let wrapped):
            let erased = erased(wrapped)
            return erased.attributed(erased == .named("Any") ? attributes.filter { $0 == "inout" } : attributes)
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return .optional(erased(withoutSendable(wrapped)))
        // The compiler converts no closure inside another type.
        case let type where holdsClosure(type): return .named("Any")
        case .array(let element): return .array(erased(element))
        case .named(let name, []): return bounds[name] ?? type
        case .some(let constraint): return .any(mentionsGenerics(constraint) ? constraint.withoutArguments : constraint)
        case .dictionary(let key, let value):
            return .dictionary(key: mentionsGenerics(key) ? standard(.anyHashable) : key, value: erased(value))
        case .tuple(let elements) where elements.contains(where: \.type.isExpansion): return .named("Any")
        case .tuple(let elements): return .tuple(elements.map { TupleElement(label: $0.label, type: erased($0.type)) })
        case .metatype(let type): return metatype(of: type)
        default: return .named("Any")
        }
    }

    /// The mock casts a result to the type that the call needs. A cast cannot change the type of a closure.
    func erasedResult(_ type: TypeName) -> TypeName {
        switch type {
        case .optional(let wrapped) where holdsClosure(wrapped): .optional(.named("Any"))
        default: holdsClosure(type) ? .named("Any") : erased(type)
        }
    }

    /// Only the metatype of a generic parameter itself has a bound: `[T].Type` is not `[any P].Type`.
    private func metatype(of type: TypeName) -> TypeName {
        let isParameter = if case .some = type { true } else { bounds[type.description] != nil }
        return switch isParameter ? erased(type) : .named("Any") {
        case .any(let constraint): .any(.metatype(constraint))
        case let bound: .metatype(bound)
        }
    }

    // MARK: - Closures

    private func erased(_ function: FunctionType) -> TypeName {
        guard canAdapt(function) else { return .named("Any") }
        var function = function
        if throwsGeneric(function.effects) { function.effects.throwing = .anyError }
        function.parameters = function.parameters.map { FunctionTypeParameter(name: $0.name, type: erasedInClosure($0.type)) }
        function.result = erasedResult(function.result)
        return .function(function)
    }

    private func erasedInClosure(_ type: TypeName) -> TypeName {
        guard case .symbol(var name) = type.expanded, let (success, failure) = type.result, mentionsGenerics(type) else {
            return erased(type)
        }
        name.arguments = [erased(success), mentionsGenerics(failure) ? standard.anyError : failure]
        return .symbol(name)
    }

    func throwsGeneric(_ effects: Effects) -> Bool { effects.types.contains(where: mentionsGenerics) }

    /// Whether a closure of another type can call the given one. It cannot pass on variadics, packs, possibly noncopyable values and
    /// closures that do not escape, and it converts no closures.
    func canAdapt(_ function: FunctionType) -> Bool {
        !function.result.contains(isNoncopyable) && function.parameters.allSatisfy(canAdapt)
    }

    private func canAdapt(_ parameter: FunctionTypeParameter) -> Bool {
        let type = parameter.type
        if parameter.cannotBeForwarded || holdsClosure(type) || type.contains(isNoncopyable) || type.contains(\.isExpansion) {
            return false
        }
        // A closure cannot be isolated to a value that it casts.
        return !type.isIsolated || !mentionsGenerics(type)
    }

    /// Whether a closure of ours that calls it cannot be `@Sendable`: it captures a conformance, which may belong to an actor.
    func capturesConformance(_ function: FunctionType) -> Bool {
        function.types.contains { $0.mentions(bounds.constrained.union(constrainedOfMock)) }
    }

    /// The same for a closure that stores or forwards it, whose types are erased.
    func keepsConformance(_ function: FunctionType) -> Bool { function.types.contains { $0.mentions(constrainedOfMock) } }

    func mayNotBeSendable(_ type: TypeName) -> Bool {
        if mentionsGenerics(type) { return !holdsClosure(type) && type.mentions(bounds.unsendable) }
        guard Set(type.attributes).isSubset(of: ["@escaping", "consuming"]) else { return false }
        return !type.isPlainValue && !type.isNoncopyable && !type.isNonescapable
    }

    /// Inside another type, a closure that must not cast as `@Sendable` loses that attribute.
    func withoutSendable(_ type: TypeName) -> TypeName {
        guard let function = type.function, castsArguments(of: function), capturesConformance(function) else { return type }
        return type.withoutAttributes.attributed(type.attributes.filter { $0 != "@Sendable" })
    }

    private func castsArguments(of function: FunctionType) -> Bool { function.parameters.contains { mentionsGenerics($0.type) } }

    /// Whether a closure of generic types is part of the type.
    func holdsClosure(_ type: TypeName) -> Bool {
        mentionsGenerics(type) && type.contains { $0.function != nil && mentionsGenerics($0) }
    }
}

extension FunctionTypeParameter {
    /// Whether a closure that takes it cannot pass it on.
    var cannotBeForwarded: Bool { isVariadic || type.function != nil && !type.attributes.contains("@escaping") }
}

extension FunctionType {
    fileprivate var types: [TypeName] { parameters.map(\.type) + [result] }
}
