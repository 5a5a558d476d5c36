import MockgenModel

/// Spells the types of a generic member so that a mock can keep values of them: a stored property knows nothing of `T`.
struct Erasure {
    /// What each generic parameter is kept as.
    private let bounds: [String: TypeName]
    private let noncopyable: Set<String>
    private let sendable: Set<String>
    /// Generic parameters whose types must not be named in a `@Sendable` closure: their conformances may belong to an actor.
    private let confined: Set<String>
    /// RxSwift's type of any observer, for generic parameters that are observers of known elements.
    private let observers: [String: TypeName]
    let facts: TypeFacts
    /// Whether a closure sends what it casts to another actor.
    var sends = false
    /// The mock and the argument that a message about a wrong type names.
    var mock = ""
    var argument = ""
    /// Where the errors of closures are noted; nil unless the member rethrows.
    var watch: Watch?

    init(_ generics: GenericClause, facts: TypeFacts, seesRxSwift: Bool = false) {
        let names = Set(generics.parameters.map(\.name))
        var bounds: [String: TypeName] = [:]
        var noncopyable: Set<String> = []
        var sendable: Set<String> = []
        var confined: Set<String> = []
        for parameter in generics.parameters {
            var constraints = parameter.kind == .value ? [] : parameter.inherited.map(\.conjuncts) ?? []
            for requirement in generics.requirements where requirement.relation == .conforms {
                if requirement.left == .named(parameter.name) { constraints += requirement.right.conjuncts }
            }
            bounds[parameter.name] = existential(constraints, of: names, facts: facts)
            if constraints.contains(where: \.isSuppression) { noncopyable.insert(parameter.name) }
            if constraints.contains(.named("Sendable")) {
                sendable.insert(parameter.name)
            } else if !constraints.isEmpty {
                confined.insert(parameter.name)
            }
        }
        observers = seesRxSwift ? generics.observers : [:]
        self.facts = facts
        self.bounds = bounds
        self.noncopyable = noncopyable
        self.sendable = sendable
        self.confined = confined
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

    /// `T` of `<T: ~Copyable>`, or `some P & ~Copyable`.
    func isNoncopyable(_ type: TypeName) -> Bool {
        switch type {
        case .named(let name, []): noncopyable.contains(name)
        case .some(let constraint): constraint.conjuncts.contains(where: \.isSuppression)
        default: false
        }
    }

    /// `AnyObserver<Int>` for an observer of numbers: `any ObserverType` could not be sent a number.
    func observer(_ type: TypeName) -> TypeName? {
        if case .named(let name, []) = type { observers[name] } else { nil }
    }

    func erased(_ type: TypeName) -> TypeName {
        guard mentionsGenerics(type) else { return type }
        switch facts.expanded(type) {
        case .function(var function):
            guard canAdapt(function) else { return .named("Any") }
            if function.effects.types.contains(where: mentionsGenerics) { function.effects.throwing = .anyError }
            function.parameters = function.parameters.map { FunctionTypeParameter(name: $0.name, type: erasedInClosure($0.type)) }
            function.result = erasedResult(function.result)
            return .function(function)
        case .attributed(let words, let wrapped):
            let erased = erased(wrapped)
            let kept = erased == .named("Any") ? words.filter { $0 == "inout" } : words
            return kept.isEmpty ? erased : .attributed(kept, erased)
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return .optional(erased(unconfined(wrapped)))
        case .array(let element): return .array(erased(unconfined(element)))
        case let type where holdsClosure(type): return .named("Any")
        case .named(let name, []): return bounds[name] ?? type
        case .some(let constraint): return .any(mentionsGenerics(constraint) ? constraint.withoutArguments : constraint)
        case .dictionary(let key, let value):
            return .dictionary(key: mentionsGenerics(key) ? facts.standard(.anyHashable) : key, value: erased(value))
        case .tuple(let elements) where elements.contains(where: \.type.isExpansion): return .named("Any")
        case .tuple(let elements): return .tuple(elements.map { TupleElement(label: $0.label, type: erased($0.type)) })
        case .metatype(let type): return metatype(of: type)
        default: return .named("Any")
        }
    }

    /// What is returned is cast to what the call asks for, which a closure does not survive unless it is kept just as it is.
    func erasedResult(_ type: TypeName) -> TypeName {
        switch type {
        case .optional(let wrapped) where holdsClosure(wrapped): .optional(.named("Any"))
        default: holdsClosure(type) ? .named("Any") : erased(type)
        }
    }

    /// Only of a generic parameter itself is there more to know: `[T].Type` is no `[any P].Type`.
    private func metatype(of type: TypeName) -> TypeName {
        let isParameter = if case .some = type { true } else { bounds[type.description] != nil }
        return switch isParameter ? erased(type) : .named("Any") {
        case .any(let constraint): .any(.metatype(constraint))
        case let bound: .metatype(bound)
        }
    }

    // MARK: - Closures

    private enum Way {
        case keep, restore
        var back: Way { self == .keep ? .restore : .keep }
    }

    /// The value as it is kept. A closure becomes one that takes erased values and calls the typed one.
    func kept(_ value: String, _ type: TypeName) -> String { moved(value, type, .keep, depth: 0) }

    private func moved(_ value: String, _ type: TypeName, _ way: Way, depth: Int) -> String {
        guard mentionsGenerics(type) else { return value }
        switch facts.expanded(type) {
        case .function(let function):
            if canAdapt(function) { return adapter(of: function, named: value, way, depth: depth) }
            return way == .keep ? value : cast(value, to: type)
        case .attributed(_, let type): return moved(value, type, way, depth: depth)
        case .array(let element) where watch != nil && holdsClosure(element):
            // A member does not rethrow the errors of closures in an array.
            var unwatched = self
            unwatched.watch = nil
            return unwatched.moved(value, type, way, depth: depth)
        case .optional(let wrapped) where holdsClosure(wrapped), .array(let wrapped) where holdsClosure(wrapped):
            // A closure inside a closure has no attributes but those that are written.
            let type = way == .keep ? erased(unconfined(wrapped)) : wrapped
            let result = if case .attributed = type { " -> \(type)" } else { "" }
            return "\(value).map { closure\(result) in \(moved("closure", wrapped, way, depth: depth)) }"
        case .named("Result", let types) where types.count == 2 && depth > 0:
            return result(value, types[0], types[1], way)
        default: return way == .keep ? value : cast(value, to: type)
        }
    }

    /// A value of a generic type that is not Sendable.
    private func isUnsent(_ type: TypeName) -> Bool {
        !holdsClosure(type)
            && type.contains { if case .named(let name, []) = $0 { bounds[name] != nil && !sendable.contains(name) } else { false } }
    }

    /// Whether a `@Sendable` closure must not cast to these types.
    func confines(_ function: FunctionType) -> Bool {
        function.parameters.contains { parameter in
            parameter.type.contains { if case .named(let name, []) = $0 { confined.contains(name) } else { false } }
        }
    }

    /// Inside another type a closure cannot be wrapped once more; what cannot be `@Sendable` is not.
    private func unconfined(_ type: TypeName) -> TypeName {
        guard case .attributed(let words, let wrapped) = type, let function = facts.function(wrapped), confines(function) else {
            return type
        }
        let kept = words.filter { $0 != "@Sendable" }
        return kept.isEmpty ? wrapped : .attributed(kept, wrapped)
    }

    /// Passes everything on to a closure of the same type.
    func forwarder(of function: FunctionType, to name: String) -> String {
        let names = function.parameters.indices.map { throwsTyped(function) ? "value\($0)" : "$\($0)" }
        let arguments = zip(names, function.parameters).map { ($1.type.isInout ? "&" : "") + $0 }
        let head = throwsTyped(function) ? typedHead(names, of: function) : ""
        let call = "\(attempt(function))\(name)(\(arguments.joined(separator: ", ")))"
        return "{ \(head)\(noting(errorsOf: function, call) ?? call) }"
    }

    // MARK: - Casts

    private func cast(_ value: String, to type: TypeName) -> String {
        Erasure.cast(value, to: type, "A value passed to '\(argument)' in '\(mock)'")
    }

    /// - Parameter name: the subject of the message about a value of a wrong type.
    static func cast(_ value: String, to type: TypeName, _ name: String) -> String {
        "\(HelperType.cast).cast(\(value), \"\(name)\") as \(type)"
    }

    /// The compiler concludes of no closure that the errors it passes on are of one type.
    private func throwsTyped(_ function: FunctionType) -> Bool {
        if case .typed = facts.settled(function.effects).throwing { true } else { false }
    }

    private func typedHead(_ names: [String], of function: FunctionType) -> String {
        "(\(names.joined(separator: ", ")))\(facts.settled(function.effects)) -> \(function.result) in "
    }

    func attempt(_ function: FunctionType) -> String {
        (facts.settled(function.effects).throwing == .never ? "" : "try ") + (function.effects.isAsync ? "await " : "")
    }

    private func adapter(of function: FunctionType, named name: String, _ way: Way, depth: Int) -> String {
        let isTyped = throwsTyped(function) && !function.effects.types.contains(where: mentionsGenerics)
        let isNamed =
            isTyped || function.parameters.contains { holdsClosure($0.type) || $0.type.isInout && mentionsGenerics($0.type) }
        let names = function.parameters.indices.map { isNamed ? "value\(depth > 0 ? "\(depth)" : "")\($0)" : "$\($0)" }
        var statements = ""
        let arguments = zip(names, function.parameters).map { name, parameter in
            guard parameter.type.isInout else {
                let value = moved(name, parameter.type, way.back, depth: depth + 1)
                return sends && way == .keep && isUnsent(parameter.type) ? "\(HelperType.unchecked)(\(value)).value" : value
            }
            guard mentionsGenerics(parameter.type) else { return "&\(name)" }
            let (kept, type) = ("kept\(name.capitalizedFirst)", parameter.type.withoutWords)
            statements +=
                way == .keep
                ? "var \(kept) = \(cast(name, to: type)); defer { \(name) = \(kept) }; "
                : "var \(kept): \(erased(type)) = \(name); defer { \(name) = \(cast(kept, to: type)) }; "
            return "&\(kept)"
        }
        let call = "\(name)(\(arguments.joined(separator: ", ")))"
        let isRestored = way == .restore && mentionsGenerics(function.result)
        let value = attempt(function) + (isRestored ? cast(call, to: function.result) : call)
        let plain = statements.isEmpty || function.result.isVoid ? value : "return \(value)"
        let end = way == .keep && depth == 0 ? noting(errorsOf: function, value) ?? plain : plain
        var made = function
        if way == .keep { made.result = erasedResult(function.result) }
        let head = isTyped ? typedHead(names, of: made) : isNamed ? names.joined(separator: ", ") + " in " : ""
        return "{ \(head)\(statements)\(end) }"
    }

    private func result(_ value: String, _ success: TypeName, _ failure: TypeName, _ way: Way) -> String {
        func part(_ name: String, _ type: TypeName, _ erased: TypeName) -> String {
            guard mentionsGenerics(type) else { return "" }
            return way == .keep ? ".\(name) { $0 as \(erased) }" : ".\(name) { \(cast("$0", to: type)) }"
        }
        return value + part("map", success, erased(success)) + part("mapError", failure, facts.anyError)
    }

    private func erasedInClosure(_ type: TypeName) -> TypeName {
        guard case .named("Result", let types) = facts.expanded(type), types.count == 2, !facts.declared.contains("Result"),
            mentionsGenerics(type)
        else { return erased(type) }
        return .named("Result", [erased(types[0]), mentionsGenerics(types[1]) ? facts.anyError : types[1]])
    }

    /// Variadic values, packs and what may be noncopyable cannot be passed on by such a closure; nor can a closure inside one throw
    /// errors of a generic type.
    func canAdapt(_ function: FunctionType, mayEscape: Bool = true) -> Bool {
        guard !bindsNoncopyable(function.result) else { return false }
        return function.parameters.allSatisfy { parameter in
            if parameter.isVariadic || parameter.type.isInout && holdsClosure(parameter.type) { return false }
            if bindsNoncopyable(parameter.type) || parameter.type.contains(\.isExpansion) { return false }
            // No closure can be isolated to what it casts.
            if parameter.type.isIsolated, mentionsGenerics(parameter.type) { return false }
            guard holdsClosure(parameter.type) else { return true }
            // One closure that does not escape cannot be handed to another.
            guard mayEscape || parameter.type.isEscaping else { return false }
            guard let inner = facts.function(parameter.type.withoutWords) else { return false }
            return canAdapt(inner) && !inner.effects.types.contains(where: mentionsGenerics) && !holdsClosure(inner.result)
        }
    }

    private func bindsNoncopyable(_ type: TypeName) -> Bool { type.contains(isNoncopyable) }

    /// Whether a closure of generic types is part of it.
    private func holdsClosure(_ type: TypeName) -> Bool {
        mentionsGenerics(type)
            && type.contains { part in
                facts.function(part) != nil && mentionsGenerics(part)
            }
    }
}

extension TypeName {
    var isSuppression: Bool { if case .suppressed = self { true } else { false } }

    fileprivate var withoutWords: TypeName {
        if case .attributed(_, let type) = self { type } else { self }
    }

    var isExpansion: Bool { if case .expansion = self { true } else { false } }

    fileprivate var isEscaping: Bool {
        if case .attributed(let words, _) = self { words.contains("@escaping") } else { false }
    }

    var isIsolated: Bool {
        if case .attributed(let words, _) = self { words.contains("isolated") } else { false }
    }

    var isInout: Bool {
        if case .attributed(let words, _) = self { words.contains("inout") } else { false }
    }

    /// `Sequence<T>` -> `Sequence`, which says something outside the call too.
    fileprivate var withoutArguments: TypeName {
        switch self {
        case .named(let name, _): .named(name)
        case .member(let base, let name, _): .member(base, name)
        case .composition(let types): .composition(types.map(\.withoutArguments))
        default: self
        }
    }
}

/// `any P & Q`, or the superclass, else what holds every value.
private func existential(_ constraints: [TypeName], of parameters: Set<String>, facts: TypeFacts) -> TypeName {
    func isClass(_ type: TypeName) -> Bool {
        type == .named("AnyObject") || (facts.declared.contains(type.description) && !facts.isProtocol(type))
    }
    var found: [TypeName] = []
    var holdsClass = false
    for constraint in constraints where !constraint.isSuppression {
        let mentionsParameter = constraint.contains { if case .named(let name, []) = $0 { parameters.contains(name) } else { false } }
        guard facts.isProtocol(constraint) || (isClass(constraint) && !mentionsParameter) else { return .named("Any") }
        holdsClass = holdsClass || isClass(constraint)
        let constraint = mentionsParameter ? constraint.withoutArguments : constraint
        if !found.contains(constraint) { found.append(constraint) }
    }
    switch found.count {
    case 0: return .named("Any")
    case 1: return holdsClass ? found[0] : .any(found[0])
    default: return .any(.composition(found))
    }
}

extension GenericClause {
    /// `AnyObserver<Int>` by the name of a parameter that is an `ObserverType` of `Int`.
    fileprivate var observers: [String: TypeName] {
        var found: [String: TypeName] = [:]
        let names = parameters.map(\.name)
        for parameter in parameters where parameter.kind == .type {
            let own = requirements.filter { $0.relation == .conforms && $0.left == .named(parameter.name) }.flatMap(\.right.conjuncts)
            guard let observer = ((parameter.inherited?.conjuncts ?? []) + own).lazy.compactMap(\.anyObserver).first else { continue }
            let element = TypeName.member(.named(parameter.name), "Element")
            let elements = requirements.filter { $0.relation == .equals && [$0.left, $0.right].contains(element) }.map {
                $0.left == element ? $0.right : $0.left
            }
            if let element = elements.first(where: { type in !type.contains { $0.root.map(names.contains) ?? false } }) {
                found[parameter.name] = observer(element)
            }
        }
        return found
    }
}

extension TypeName {
    fileprivate var anyObserver: ((TypeName) -> TypeName)? {
        switch self {
        case .named("ObserverType", []): { .named("AnyObserver", [$0]) }
        case .member(.named("RxSwift", []), "ObserverType", []): { .member(.named("RxSwift"), "AnyObserver", [$0]) }
        default: nil
        }
    }
}
