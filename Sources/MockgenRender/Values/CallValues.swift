import MockgenModel

/// The values that a mock stores for a call, and the boxes that hold them if they are guarded. A value is missing if the style, the call or
/// the mock does not have it.
struct CallValues {
    private(set) var all: [Variable] = []
    private(set) var boxes: [Box] = []
    /// `fCalled`, if it follows from the count.
    private(set) var computedFlag: String?

    subscript(field: Box.Field) -> Variable? { all.first { $0.location?.field == field } }

    /// Whether the mock stores the arguments of a call together.
    var recordsAll: Bool { self[.received] != nil || self[.invocations] != nil }

    func records(_ argument: Argument) -> Bool {
        argument.record != nil && (recordsAll || all.contains { $0.argument?.name == argument.name })
    }
}

extension CallValues {
    init(_ callable: Callable, _ arguments: [Argument], _ types: CallTypes, _ defaults: CallDefaults, in context: MockContext) {
        let style = context.style
        let isStatic = callable.member.isStatic
        func name(_ role: Role, argument: String = "") -> String? {
            style.name(role, stem: callable.stem, argument: argument.identifier)
        }
        func nameOfParameter(_ argument: Argument) -> String { style.nameOfOnlyArgument(of: callable.member, argument.name) }
        add(name(.callCount), .count, context.standard(.int), "0", isStatic)
        add(name(.called), .isCalled, context.standard(.bool), "false", isStatic)
        let recorded = arguments.filter { $0.record != nil }
        if let first = recorded.first {
            let received = recorded.count == 1 ? name(.receivedArgument, argument: nameOfParameter(first)) : name(.receivedArguments)
            let isNested = types.record.isOptional
            add(received, .received, isNested ? types.record : .optional(types.record), nil, isStatic, isNested: isNested)
            add(name(.invocations), .invocations, .array(types.record), "[]", isStatic)
        }
        let countOfRecords = all.count
        // A test sets the stubs of an initializer before there is a mock.
        let isStubStatic = isStatic || callable.member.isInitializer
        if callable.effects.throwing != .never { add(name(.thrownError), .error, .optional(types.error), nil, isStubStatic) }
        if callable.hasResult {
            let result: TypeName =
                types.hasOptionalResult || defaults.hasInitialResult
                ? types.result : types.hasNoncopyableResult ? .optional(types.result) : .implicitlyUnwrapped(types.result)
            add(style.nameOfResult(of: callable.member, stem: callable.stem), .value, result, defaults.emptyResult, isStubStatic)
        }
        add(name(.handler), .closure, .optional(types.closure), nil, isStubStatic)
        // A parameter can have the name of another member: 'f(arguments:id:)' has 'fReceivedArguments' for both arguments.
        let stubs = all[countOfRecords...]
        all.removeSubrange(countOfRecords...)
        var taken = Set((all + stubs).map(\.name))
        // The only argument has one value, if both roles have the same name.
        let isRepeated = recorded.count == 1 && style.patterns[.eachArgument] == style.patterns[.receivedArgument]
        for argument in recorded {
            for role in isRepeated ? [Role.eachHistory] : [.eachArgument, .eachHistory] {
                guard let type = argument.record?.type, let name = name(role, argument: nameOfParameter(argument))?.free(of: taken) else {
                    continue
                }
                taken.insert(name)
                let isHistory = role == .eachHistory
                add(
                    name, .each, isHistory ? .array(type) : type.isOptional ? type : .optional(type), isHistory ? "[]" : nil, isStatic)
                all[all.count - 1].argument = argument
            }
        }
        all += stubs
    }

    private mutating func add(
        _ name: String?, _ field: Box.Field, _ type: TypeName, _ initial: String?, _ isStatic: Bool, isNested: Bool = false
    ) {
        guard let name else { return }
        all.append(Variable(name, type, initial, isStatic: isStatic).located(in: "", field, isNested: isNested))
    }

    /// Returns the values that the mock of a call declares: those that tests use.
    func stored(for callable: Callable, _ types: CallTypes, in context: MockContext) -> CallValues {
        var copy = self
        copy.all.removeAll { !context.isUsed($0.name) }
        if copy[.count] != nil, let flag = copy.all.firstIndex(where: { $0.location?.field == .isCalled }) {
            copy.computedFlag = copy.all.remove(at: flag).name
        }
        guard !copy.all.isEmpty, context.storage(of: callable.member).isLocked else { return copy }
        for isStatic in [false, true] where !(isStatic && context.isGeneric) {
            copy.fillBoxes(isStatic: isStatic, stem: callable.stem, types, in: context)
        }
        return copy
    }

    private mutating func fillBoxes(isStatic: Bool, stem: String, _ types: CallTypes, in context: MockContext) {
        let name = context.boxName(stem + "Call")
        var held: [Variable] = []
        let hasLabels = all.count { $0.isStatic == isStatic && $0.location?.field == .each } > 1
        for index in all.indices where all[index].isStatic == isStatic {
            guard let location = all[index].location else { continue }
            // A tuple with the other stubs cannot contain a noncopyable value.
            if location.field == .value, types.hasNoncopyableResult {
                let name = context.boxName(stem + "Result")
                all[index] = all[index].located(in: name, .value)
                boxes.append(Box(holding: all[index], named: name))
            } else {
                let label = location.field == .each && hasLabels ? all[index].name : nil
                all[index] = all[index].located(in: name, location.field, isNested: location.isNested, label: label)
                held.append(all[index])
            }
        }
        if !held.isEmpty { boxes.append(Box(holding: held, recorded: types.record, named: name, isStatic: isStatic)) }
    }
}

extension Style {
    /// The name of the return value, or of the storage that a getter returns.
    func nameOfResult(of member: Member, stem: String) -> String? {
        guard let name = name(.returnValue, stem: stem) else { return nil }
        guard propertyStorage == .sourcery, member.kind == .property else { return name }
        return self.name(.storage, stem: stem) ?? name
    }

    /// The name of the only argument that a mock records. With the full naming, a parameter without a name adds none.
    func nameOfOnlyArgument(of member: Member, _ name: String) -> String {
        naming == .full && member.parameters.count == 1 && member.parameters[0].isUnnamed ? "" : name
    }
}
