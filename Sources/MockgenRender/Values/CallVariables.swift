import MockgenModel

/// The values that a mock stores for a call, and the boxes that hold them if they are guarded.
struct CallVariables {
    private(set) var all: [Variable] = []
    private(set) var boxes: [Box] = []

    init(_ callable: Callable, _ types: CallTypes, _ names: CallNames, _ defaults: CallDefaults, in context: MockContext) {
        let isStatic = callable.member.isStatic
        // A test sets the stubs of an initializer before there is a mock.
        let isStubStatic = isStatic || callable.member.isInitializer
        let result: TypeName =
            types.hasOptionalResult || defaults.hasInitialResult
            ? types.result : types.hasNoncopyableResult ? .optional(types.result) : .implicitlyUnwrapped(types.result)
        let isNested = types.record.isOptional
        add(names.callCount, .count, context.standard(.int), "0", isStatic)
        add(names.storedFlag, .isCalled, context.standard(.bool), "false", isStatic)
        add(names.received, .received, isNested ? types.record : .optional(types.record), nil, isStatic, isNested: isNested)
        add(names.invocations, .invocations, .array(types.record), "[]", isStatic)
        for parameter in names.ofParameters {
            guard let type = parameter.argument.record.type else { continue }
            add(parameter.last, .each, type.isOptional ? type : .optional(type), nil, isStatic)
            add(parameter.history, .each, .array(type), "[]", isStatic)
        }
        add(names.thrownError, .error, .optional(types.error), nil, isStubStatic)
        add(names.returnValue, .value, result, defaults.emptyResult, isStubStatic)
        add(names.closure, .closure, .optional(types.closure), nil, isStubStatic)
        guard context.storage(of: callable.member).isLocked else { return }
        for isStatic in [false, true] where !(isStatic && context.isGeneric) {
            fillBoxes(isStatic: isStatic, stem: callable.stem, types, in: context)
        }
    }

    private mutating func add(
        _ name: String?, _ field: Box.Field, _ type: TypeName, _ initial: String?, _ isStatic: Bool, isNested: Bool = false
    ) {
        guard let name else { return }
        all.append(Variable(name, type, initial, isStatic: isStatic).located(in: "", field, isNested: isNested))
    }

    private mutating func fillBoxes(isStatic: Bool, stem: String, _ types: CallTypes, in context: MockContext) {
        let name = context.boxName(stem + "Call")
        var held: [Box.Field: Variable] = [:]
        let each = all.filter { $0.isStatic == isStatic && $0.location?.field == .each }
        for index in all.indices where all[index].isStatic == isStatic {
            guard let location = all[index].location else { continue }
            // A tuple with the other stubs cannot contain a noncopyable value.
            if location.field == .value, types.hasNoncopyableResult {
                let name = context.boxName(stem + "Result")
                all[index] = all[index].located(in: name, .value)
                boxes.append(Box(name: name, content: .value(all[index].boxedType), initial: nil, isStatic: isStatic))
            } else if location.field == .each {
                all[index] = all[index].located(in: name, .each, label: each.count > 1 ? all[index].name : nil)
            } else {
                all[index] = all[index].located(in: name, location.field, isNested: location.isNested)
                held[location.field] = all[index]
            }
        }
        guard !held.isEmpty || !each.isEmpty else { return }
        let records = held[.received] != nil || held[.invocations] != nil
        let content = Box.Content.call(
            arguments: records ? types.record : nil, each: each, value: held[.value]?.boxedType,
            closure: held[.closure] == nil ? nil : types.closure,
            failure: held[.error] == nil ? nil : types.error)
        boxes.append(Box(name: name, content: content, initial: held[.value]?.initial, isStatic: isStatic))
    }
}
