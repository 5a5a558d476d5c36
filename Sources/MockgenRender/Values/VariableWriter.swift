import MockgenModel

/// Prints the declarations of the values that a mock stores for one member.
struct VariableWriter {
    let context: MockContext
    let member: Member
    let storage: Storage
    let boxes: [Box]
    /// The modifiers of values that are static if the member is.
    let modifiers: String

    init(_ plan: MemberPlan, in context: MockContext) {
        self.context = context
        member = plan.member
        storage = plan.storage
        boxes = plan.boxes
        modifiers = context.modifiers(forValuesOf: member, isStatic: member.isStatic)
    }

    private func modifiers(of variable: Variable) -> String {
        variable.isStatic == member.isStatic ? modifiers : context.modifiers(forValuesOf: member, isStatic: variable.isStatic)
    }

    func storage(of variable: Variable) -> Storage { variable.isStatic && context.isGeneric ? context.storageOutside : storage }

    func write(_ box: Box, to code: inout Code) {
        if let deprecation = context.deprecation(of: box.types, for: member) { code.line(deprecation) }
        context.write(box, to: &code)
    }

    /// - Parameter modifiers: nil for those of values.
    func write(_ variable: Variable, modifiers: String? = nil, observer: SetObserver? = nil, to code: inout Code) {
        // A property already has the attributes of its requirement.
        let isProperty = member.kind == .property && variable.name == member.writtenName
        if !isProperty, let deprecation = deprecation(of: variable) { code.line(deprecation) }
        let modifiers = modifiers ?? self.modifiers(of: variable)
        let storage = storage(of: variable)
        if storage == .plain { return writeStored(variable, modifiers, observer: observer, to: &code) }
        context.write(variable, modifiers, in: storage, set: setting(variable, observer: observer), to: &code)
    }

    func deprecation(of variable: Variable) -> String? {
        context.deprecation(of: boxes.isEmpty ? [variable.type] : boxes.flatMap(\.types), for: member)
    }

    /// The statements of a setter, which counts in the same transaction if there is one.
    func setting(_ variable: Variable, observer: SetObserver?) -> [String] {
        let storage = storage(of: variable)
        if storage.isLocked, let location = variable.location, observer?.isCount == true { return ["\(location.box).set(newValue)"] }
        return ["\(storage.access(to: variable)) = newValue", observer?.statement(for: "newValue")].compactMap(\.self)
    }

    private func writeStored(_ variable: Variable, _ modifiers: String, observer: SetObserver?, to code: inout Code) {
        // Nothing guards static storage without an actor. Only one test at a time uses it.
        let isOnActor = variable.name.withoutBackTicks == member.name && member.isolation.globalActor != nil
        let isUnguarded = variable.isStatic && !isOnActor && (context.subject.traits.globalActor == nil || member.isNonisolated)
        let declaration = (isUnguarded ? context.unguarded(modifiers) : modifiers) + variable.declaration
        guard let observer else { return code.line(declaration) }
        let statement = "didSet { \(observer.statement(for: variable.name)) }"
        code.block(declaration, short: statement) { $0.line(statement) }
    }
}

extension MockContext {
    fileprivate func write(_ box: Box, to code: inout Code) {
        let modifiers = ["private", outsideIsolation, box.isStatic ? "static" : ""].asModifiers
        code.line(modifiers + box.declaration(standard))
    }

    /// Prints a value that is not a stored property of the mock.
    fileprivate func write(_ variable: Variable, _ modifiers: String, in storage: Storage, set statements: [String], to code: inout Code) {
        if case .outside = storage { code.need([.statics]) }
        let value = storage.access(to: variable)
        // A noncopyable value can be taken once.
        let read =
            variable.type.isNoncopyable
            ? standard.taking(value) : variable.location?.isNested == true && storage.isLocked ? "\(value) ?? nil" : value
        // The compiler warns about an unused `Void` expression.
        let returning = variable.type.isVoid ? "return " : ""
        code.property("\(modifiers)var \(variable.name): \(variable.type)", get: [returning + read], set: statements)
    }

    /// Prints a value of the whole mock, which belongs to no requirement.
    func write(_ variable: Variable, _ modifiers: String, in storage: Storage, to code: inout Code) {
        guard storage != .plain else { return code.line((variable.isStatic ? unguarded(modifiers) : modifiers) + variable.declaration) }
        let stored = StoredValue(variable, setCount: nil, boxName: storage.isLocked ? boxName(variable.name + "Value") : nil)
        if let box = stored.box { write(box, to: &code) }
        write(stored.value, modifiers, in: storage, set: ["\(storage.access(to: stored.value)) = newValue"], to: &code)
    }
}

extension Box {
    fileprivate func declaration(_ standard: StandardTypes) -> String {
        let type = standard.helper(helper) + (helper == .property ? "<\(types[0])>" : "")
        let arguments = arguments.joined(separator: ", ")
        // Swift 6.3 parses `nonisolated(nonsending)` in the generic arguments of a type annotation, but not in those of an expression.
        return helper == .property && types[0].mentionsCallersActor
            ? "let \(name): \(type) = .init(\(arguments))" : "let \(name) = \(type)(\(arguments))"
    }
}
