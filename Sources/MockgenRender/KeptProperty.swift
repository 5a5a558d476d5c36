import MockgenModel

/// What a mock keeps for a property that is stored and returned.
struct KeptProperty {
    /// Under the name of the property, or beside it; nil where there can be none.
    var value: Variable?
    /// How often it was set.
    var setCount: Variable?
    /// Whether what is kept is a subject, which the property hands out.
    var isSubject = false

    var variables: [Variable] { [setCount, value].compactMap(\.self) }
}

extension MemberWriter {
    func kept(of property: Property) -> KeptProperty {
        guard !property.type.isNever else { return KeptProperty() }
        if let subject = subject(of: property) {
            return KeptProperty(value: subject, setCount: setCount(stem: subject.name), isSubject: true)
        }
        return KeptProperty(
            value: context.overrides(member) ? value(overriding: property) : value(of: property), setCount: setCount(stem: stem))
    }

    /// A test sets also what the protocol only reads.
    private func setCount(stem: String) -> Variable? {
        context.style.name(.setCount, stem: stem).map { Variable($0, context.facts.standard(.int), "0", isStatic: member.isStatic) }
    }

    private func value(of property: Property) -> Variable? {
        let isStatic = member.isStatic
        if context.facts.isOptional(property.type) { return Variable(property.name, property.type, isStatic: isStatic) }
        let initial = initialValue(of: property)
        let isCounted = context.style.name(.setCount, stem: stem) != nil
        if isCounted || context.facts.isCollection(property.type) || property.type.isVoid, let initial {
            return Variable(property.name, property.type, initial, isStatic: isStatic)
        }
        guard let underlying = context.style.name(.storage, stem: stem) else { return nil }
        return Variable(underlying, initial == nil ? .implicitlyUnwrapped(property.type) : property.type, initial, isStatic: isStatic)
    }

    /// Nil also for a default that has to wait for its actor.
    private func initialValue(of property: Property) -> String? {
        isolatedDefault(of: property) == nil ? context.defaults.expression(for: property.type) : nil
    }

    private func isolatedDefault(of property: Property) -> IsolatedDefault? {
        IsolatedDefault(for: property.type, context.defaults, of: member, in: context)
    }

    /// No subclass can store what its class has: the value of a property that it overrides is kept beside it.
    private func value(overriding property: Property) -> Variable? {
        guard let underlying = context.style.name(.storage, stem: stem) else { return nil }
        let isOptional = context.facts.isOptional(property.type)
        let initial = initialValue(of: property)
        if hasValueOfClass(property), !isOptional { return Variable(underlying, .optional(property.type), isStatic: member.isStatic) }
        let type = initial == nil ? TypeName.implicitlyUnwrapped(property.type) : property.type
        return Variable(underlying, type, isOptional ? nil : initial, isStatic: member.isStatic)
    }

    /// Where a test sends what an observable of RxSwift is to emit.
    private func subject(of property: Property) -> Variable? {
        guard !property.accessors.isSettable, !context.overrides(member), !(member.isStatic && context.isGeneric),
            context.seesRxSwift,
            let type = property.type.subject, let name = context.style.name(.subject, stem: stem)
        else { return nil }
        return Variable(name, type, "PublishSubject()", isStatic: member.isStatic)
    }

    /// Whether it is the class that answers for a property until a test does: to read what is stored runs no code.
    private func hasValueOfClass(_ property: Property) -> Bool {
        context.callsSuper || context.overrides(member) && property.accessors.storage != .none
    }

    // MARK: - Writing

    func write(_ property: Property, to code: inout Code) {
        guard member.isPlainProperty else {
            writeGetter(property, to: &code)
            return
        }
        let kept = kept(of: property)
        guard let value = kept.value else {
            writeAttributes(to: &code)
            code.block("\(modifiers)var \(property.name): \(property.type)") { $0.line(valueless(property)) }
            return
        }
        let words = context.words(forValuesOf: member, isStatic: member.isStatic)
        if let count = kept.setCount { write(count, words: words, to: &code) }
        if value.name == property.name {
            writeAttributes(to: &code)
            write(value, words: modifiers, counting: kept.setCount, to: &code)
        } else {
            write(value, words: words, counting: kept.isSubject ? kept.setCount : nil, to: &code)
            write(property, over: kept, value, to: &code)
        }
    }

    /// `name` over `underlyingName`: reading a property without a value stops with a message.
    private func write(_ property: Property, over kept: KeptProperty, _ storage: Variable, to code: inout Code) {
        writeAttributes(to: &code)
        if kept.isSubject {
            code.line("\(modifiers)var \(property.name): \(property.type) { \(storage.name) }")
            return
        }
        code.block("\(modifiers)var \(property.name): \(property.type)") { code in
            if hasValueOfClass(property) {
                code.line("get { \(storage.name) ?? super.\(property.name) }")
            } else if storage.initial != nil || context.facts.isOptional(property.type) {
                // A mere `Void` would be warned of as unused.
                code.line("get { \(property.type.isVoid ? "return " : "")\(storage.name) }")
            } else {
                code.block("get") { code in
                    code.line("if let \(storage.name) { return \(storage.name) }")
                    if let isolated = isolatedDefault(of: property) {
                        write(isolated, into: storage, to: &code)
                    } else {
                        code.line(valueless(property))
                    }
                }
            }
            let isOfClass = context.callsSuper && property.accessors.isSettable
            if !isOfClass, self.storage == .locked, let count = kept.setCount {
                writeSetter(storage, counting: count, to: &code)
            } else {
                let place = isOfClass ? "super.\(property.name)" : storage.name
                writeSetter("\(place) = newValue", counting: kept.setCount?.name, to: &code)
            }
        }
    }

    /// Makes the default once, and returns it from then on.
    private func write(_ value: IsolatedDefault, into storage: Variable, to code: inout Code) {
        code.line("let value: \(value.type) = \(value.synchronous(in: &code))")
        guard place(of: storage) == .locked else {
            code.line("\(storage.name) = value")
            code.line("return value")
            return
        }
        let stubs = context.stubs(isStatic: storage.isStatic)
        code.line("\(stubs).hold()")
        code.line("defer { \(stubs).release() }")
        code.line("if let value = \(stubs).held.\(storage.name) { return value }")
        code.line("\(stubs).held.\(storage.name) = value")
        code.line("return value")
    }

    private func writeSetter(_ assignment: String, counting count: String?, to code: inout Code) {
        guard let count else { return code.line("set { \(assignment) }") }
        code.block("set") { code in
            code.line(assignment)
            code.line("\(count) += 1")
        }
    }

    private func valueless(_ property: Property) -> String {
        let help = property.type.isNever ? ": its type is 'Never'." : ". Set it before the code under test reads it."
        return "\(SwiftFunction.fatalError)(\"'\(context.settings.name).\(property.name)' has no value\(help)\")"
    }

    /// `var user: User { get async throws }` is a call.
    private func writeGetter(_ property: Property, to code: inout Code) {
        let call = getter(of: property)
        writeValues(of: call, to: &code)
        writeAttributes(to: &code)
        code.block("\(modifiers)var \(property.name): \(property.type)") { code in
            code.block("get\(property.accessors.getEffects)") { call.writeBody(to: &$0) }
        }
    }

    // MARK: - Variables

    /// A generic mock's static values are outside of it, its others where those of the member are.
    private func place(of variable: Variable) -> Storage {
        variable.isStatic && context.isGeneric ? .outside : storage
    }

    /// - Parameter count: what is counted when the variable is set.
    func write(_ variable: Variable, words: String, counting count: Variable? = nil, to code: inout Code) {
        // A property has the attributes of its requirement already.
        if variable.name != member.propertyName, let deprecation = deprecation(of: variable) { code.line(deprecation) }
        switch place(of: variable) {
        case .plain:
            // Without an actor around it, static storage is guarded by nothing: a test has it for itself.
            let isOnActor = variable.name.withoutBackTicks == member.name && context.globalActor(of: member) != nil
            let isUnguarded = variable.isStatic && !isOnActor && (context.subject.traits.globalActor == nil || member.isNonisolated)
            let declaration = (isUnguarded ? context.unguarded : "") + words + variable.declaration
            guard let count else { return code.line(declaration) }
            code.block(declaration) { $0.line("didSet { \(count.name) += 1 }") }
        case .locked:
            let place = "\(context.stubs(isStatic: variable.isStatic)).locked.\(variable.name)"
            code.block("\(words)var \(variable.name): \(variable.type)") { code in
                // A noncopyable value can be taken once.
                code.line("get { \(context.facts.isNoncopyable(variable.type) ? SwiftFunction.taking(place) : place) }")
                writeSetter(variable, counting: count, to: &code)
            }
        case .outside:
            code.need(.statics)
            let place = "\(HelperType.statics).shared[Self.self, \"\(variable.name)\", default: \(variable.initial ?? "nil")]"
            code.block("\(words)var \(variable.name): \(variable.type)") { code in
                code.line("get { \(place) }")
                writeSetter("\(place) = newValue", counting: count?.name, to: &code)
            }
        }
    }

    /// Of a guarded value.
    private func writeSetter(_ variable: Variable, counting count: Variable?, to code: inout Code) {
        let stubs = context.stubs(isStatic: variable.isStatic)
        guard let count else {
            code.line("set { \(stubs).locked.\(variable.name) = newValue }")
            return
        }
        code.block("set") { code in
            code.line("\(stubs).hold()")
            code.line("\(stubs).held.\(variable.name) = newValue")
            code.line("\(stubs).held.\(count.name) += 1")
            code.line("\(stubs).release()")
        }
    }
}

extension TypeName {
    /// `PublishSubject<T>` of `Observable<T>`.
    fileprivate var subject: TypeName? {
        switch self {
        case .named("Observable", let arguments) where arguments.count == 1: .named("PublishSubject", arguments)
        case .member(.named("RxSwift", []), "Observable", let arguments) where arguments.count == 1:
            .member(.named("RxSwift"), "PublishSubject", arguments)
        default: nil
        }
    }
}
