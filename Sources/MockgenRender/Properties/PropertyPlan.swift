import MockgenModel

/// The stored value of a property, and how the property reads it.
struct PropertyPlan {
    enum Reading {
        /// The stored value is the property itself.
        case stored
        case stop(message: String)
        /// The value of the class until a test sets one.
        case orSuper
        /// The stream of the subject until a test sets one. The conversion makes the stream.
        /// The stop message is for a subject that a test must set, because nothing makes its first value.
        case orSubject(StoredValue, conversion: String, stop: String?)
        /// A value that is always there.
        case always
        /// The value, or a message that stops the test.
        case orStop(message: String)
        /// The value, or a default that its actor makes and the mock stores.
        case orMake(IsolatedDefault)
        /// The value, or a default.
        case orDefault(String)
    }

    let property: Member
    /// The value, under the name of the property or beside it. Nil if there cannot be one.
    let stored: StoredValue?
    let stub: MemberStub?
    let reading: Reading
    let uses: PropertyUses
    /// Whether the setter calls that of the class.
    let setsSuper: Bool
    /// The object behind the mock, if it provides the value.
    let wrapped: WrappedObject?

    var observer: SetObserver? {
        stored?.observer
            ?? (property.accessors.isSettable ? stub.map { SetObserver.stub($0, recordsValue: property.isRecordable) } : nil)
    }

    /// The subject that a test sends values to, if the property is a stream that has one.
    var subject: StoredValue? { if case .orSubject(let subject, _, _) = reading { subject } else { nil } }

    var variables: [Variable] {
        [subject, stored].compactMap(\.self).flatMap { [$0.setCount, $0.value].compactMap(\.self) } + uses.all.map(\.value)
    }

    /// The values that record how the property is used, and the closures that run then.
    var recordsAndStubs: [Variable] { [subject, stored].compactMap { $0?.setCount } + uses.all.map(\.value) }

    var boxes: [Box] { ([subject, stored] + uses.all).compactMap { $0?.box } }

    var isStored: Bool { if case .stored = reading { true } else { false } }
}

/// A value that a mock stores for a property.
struct StoredValue {
    let value: Variable
    let setCount: Variable?
    let box: Box?

    init(_ value: Variable, setCount: Variable?, boxName: String?) {
        self.value = boxName.map { value.located(in: $0, .value) } ?? value
        self.setCount = boxName.map { setCount?.located(in: $0, .setCount) } ?? setCount
        box = boxName.map { Box(holding: value, named: $0) }
    }

    var observer: SetObserver? { setCount.map(SetObserver.count) }
}

extension PropertyPlan {
    init(_ property: Member, stem: String, in context: MockContext) {
        let planner = PropertyPlanner(property, stem: stem, context: context)
        let subject = planner.subject
        let value = property.result.hasNoValues ? nil : subject == nil ? planner.value : planner.replacement
        self.init(
            property: property, stored: value.map { planner.stored($0, stem: stem, isCounted: subject == nil) },
            stub: value == nil ? nil : planner.stub,
            reading: subject.map(planner.reading) ?? planner.reading(value), uses: planner.uses,
            setsSuper: context.callsSuper && property.accessors.isSettable, wrapped: value == nil ? nil : planner.wrapped)
    }
}

/// The decisions about one stored property.
private struct PropertyPlanner {
    let property: Member
    let stem: String
    let context: MockContext

    /// The object behind the mock, if it provides the value.
    let wrapped: WrappedObject?
    /// Records new values and, where tests name them, answers `get` and `set`.
    let stub: MemberStub?
    let uses: PropertyUses
    private let isOptional: Bool
    /// The initial value that the configuration gives this property.
    private let configured: String?
    private let isolatedDefault: IsolatedDefault?
    /// Nil also for a default that must wait for its actor.
    private let initialValue: String?

    init(_ property: Member, stem: String, context: MockContext) {
        (self.property, self.stem, self.context) = (property, stem, context)
        wrapped = context.passesOn(property) ? context.wrapped : nil
        stub = MemberStub(of: property, stem: stem, in: context)
        uses = PropertyUses(of: property, stem: stem, in: context)
        isOptional = property.result.isOptional
        configured = context.configuredResults[property]
        isolatedDefault = configured == nil ? IsolatedDefault(for: property.result, context.defaults, of: property, in: context) : nil
        initialValue = configured ?? (isolatedDefault == nil ? context.defaults.expression(for: property.result) : nil)
    }

    /// Whether the class provides the value until a test sets one. Reading a stored property runs no code.
    private var hasValueOfClass: Bool {
        configured == nil && (context.callsSuper || context.overrides(property) && property.accessors.storage != .none)
    }

    /// A value with its count, in a style that counts. A test can set get-only properties too.
    func stored(_ value: Variable, stem: String, isCounted: Bool = true) -> StoredValue {
        let count = isCounted ? context.usedName(.setCount, stem: stem) : nil
        return StoredValue(
            value, setCount: count.map { variable($0, context.standard(.int), "0") },
            boxName: context.storage(of: property).isLocked ? context.boxName(stem + "Value") : nil)
    }

    /// The subject with which a test emits the values of a stream.
    var subject: (stored: StoredValue, conversion: String)? {
        guard !property.accessors.isSettable, !context.overrides(property), !(property.isStatic && context.isGeneric),
            let name = context.style.name(.subject, stem: stem)
        else { return nil }
        for library in context.reactiveLibraries {
            guard let stream = property.result.stream(of: library) else { continue }
            let subject = library.subjects.first { $0.type == property.subject } ?? library.subjects[0]
            let type = stream.sibling(subject.type, stream.arguments)
            let start = start(subject.start, of: stream.arguments[0]).map { "\(stream.sibling(subject.type, []))\($0)" }
            return (stored(variable(name, start == nil ? .implicitlyUnwrapped(type) : type, start), stem: name), library.conversion)
        }
        return nil
    }

    private func start(_ start: ReactiveLibrary.Subject.Start, of elements: TypeName) -> String? {
        switch start {
        case .call(let call): call
        case .value(let label): (elements.isOptional ? "nil" : context.defaults.expression(for: elements)).map { "(\(label)\($0))" }
        }
    }

    func reading(_ subject: (stored: StoredValue, conversion: String)) -> PropertyPlan.Reading {
        let value = subject.stored.value
        return .orSubject(subject.stored, conversion: subject.conversion, stop: value.initial == nil ? message(about: value.name) : nil)
    }

    /// The value that a test sets instead of that of a subject, a class or another object.
    var replacement: Variable? { context.style.name(.storage, stem: stem).map { variable($0, .optional(property.result)) } }

    var value: Variable? {
        // A subclass cannot store a property of its class again, so the value has another name.
        if context.overrides(property) { return hasValueOfClass && !isOptional ? replacement : valueBeside }
        // A test can replace the value of the other object, but a new value goes to that object.
        if wrapped != nil { return property.accessors.isSettable || isOptional ? valueBeside : replacement }
        // The property is computed.
        if stub?.accessors != nil || !uses.isEmpty { return valueBeside }
        if isOptional { return variable(property.writtenName, property.result, configured) }
        if let initialValue, isPlain { return variable(property.writtenName, property.result, initialValue) }
        return valueBeside
    }

    /// Whether the mock stores the property itself, if it has an initial value.
    private var isPlain: Bool {
        switch context.style.propertyStorage {
        case _ where property.result.isVoid, .plain: true
        case .counted: context.style.name(.setCount, stem: stem) != nil || property.result.isCollection
        case .sourcery: property.result.isCollection && !property.result.isSet
        }
    }

    /// The value under a name of its own.
    private var valueBeside: Variable? {
        guard let name = context.style.name(.storage, stem: stem) else { return nil }
        if isOptional { return variable(name, property.result, configured) }
        return variable(name, initialValue == nil ? .implicitlyUnwrapped(property.result) : property.result, initialValue)
    }

    private func variable(_ name: String, _ type: TypeName, _ initial: String? = nil) -> Variable {
        Variable(name, type, initial, isStatic: property.isStatic)
    }

    func reading(_ value: Variable?) -> PropertyPlan.Reading {
        guard let value else { return .stop(message: message()) }
        if value.name == property.writtenName { return .stored }
        if hasValueOfClass { return .orSuper }
        if wrapped != nil, !property.accessors.isSettable, let text = isOptional ? configured ?? "nil" : initialValue {
            return .orDefault(text)
        }
        if value.initial != nil || isOptional { return .always }
        return isolatedDefault.map { .orMake($0) } ?? .orStop(message: message())
    }

    private func message(about name: String? = nil) -> String {
        let help = property.result.hasNoValues ? ": its type is '\(property.result)'." : ". Set it before the code under test reads it."
        return "'\(context.settings.name).\(name ?? property.writtenName)' has no value\(help)"
    }
}

extension TypeName {
    /// `Observable<T>`, `AnyPublisher<T, E>`
    fileprivate func stream(of library: ReactiveLibrary) -> SymbolName? {
        guard case .symbol(let name) = self, !name.arguments.isEmpty else { return nil }
        // With the module name, if mockgen cannot read the module.
        let paths = [[library.observable], [library.module, library.observable]]
        return paths.contains(name.symbol.path) ? name : nil
    }
}
