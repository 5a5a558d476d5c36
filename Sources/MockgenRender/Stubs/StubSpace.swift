import MockgenModel

/// The names of what stands between a mock and its stubs: `mock.on.add`.
extension MockContext {
    /// The property that has them.
    var nameOfStubs: String { (style.name(.stubs, stem: "") ?? "on").free(of: namesOfSources) }

    /// The type of that property.
    func typeOfStubs(isStatic: Bool) -> String {
        ((isStatic ? "Static" : "") + (style.name(.stubs, stem: "") ?? "on").capitalizedFirst).free(of: namesOfSources)
    }

    func nameOfStub(stem: String) -> String {
        let name = style.name(.stub, stem: stem) ?? stem
        return name.isSwiftKeyword ? "`\(name)`" : name
    }

    /// How a body refers to a stub.
    func path(toStub name: String, isStatic: Bool, hiddenBy parameters: Set<String>) -> String {
        let path = "\(nameOfStubs).\(name)"
        return isStatic ? "\(typeInBodies).\(path)" : parameters.contains(nameOfStubs) ? "self.\(path)" : path
    }
}

extension Property {
    /// Whether a stub can keep its values.
    var isRecordable: Bool { !type.isNoncopyable && !type.isNonescapable }
}

extension MemberPlan {
    /// Its stubs, in a style that has them.
    var stubs: [Box] { boxes.filter { $0.helper == .stub } + [property?.stub].compactMap(\.self) }
}

extension Box {
    /// `add` of `on.add`
    var nameInSpace: String { String(name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...]) }

    /// `on.add`, also where a body writes `Self.on.add`.
    var pathInMock: String { name.split(separator: ".").suffix(2).joined(separator: ".") }

    /// The stub of a call. An initializer has two: one of the mock that it makes, which records, and one of the type, which also answers.
    static func stubs(of callable: Callable, _ types: CallTypes, named name: String, in context: MockContext) -> [Box] {
        let isOfType = callable.member.isStatic || callable.member.isInitializer
        func box(isStatic: Bool) -> Box {
            let type = StubType(of: callable, types, in: context)
            let path = context.path(toStub: name, isStatic: isStatic, hiddenBy: callable.parameterNames)
            return Box(
                name: path,
                content: .stub(
                    isStatic == isOfType ? type : .recorded(.recorded, type.arguments, unrecorded: type.unrecorded, in: context),
                    name: "\(context.settings.name).\(callable.member.signature)"),
                initial: nil, isStatic: isStatic)
        }
        return callable.member.isInitializer ? [box(isStatic: false), box(isStatic: true)] : [box(isStatic: isOfType)]
    }

    /// The stub that records what a property is set to.
    static func stub(of property: Property, _ member: Member, stem: String, in context: MockContext) -> Box? {
        guard context.style.hasStubs, property.accessors.isSettable, !property.type.hasNoValues else { return nil }
        let name = context.nameOfStub(stem: stem)
        guard context.settings.usedNames?.contains(name.withoutBackTicks) ?? true else { return nil }
        let type = if case .implicitlyUnwrapped(let wrapped) = property.type { TypeName.optional(wrapped) } else { property.type }
        let path = context.path(toStub: name, isStatic: member.isStatic, hiddenBy: [])
        return Box(
            name: path,
            content: .stub(
                .recorded(.values, property.isRecordable ? type : context.standard(.void), in: context),
                name: "\(context.settings.name).\(property.name)"),
            initial: nil, isStatic: member.isStatic)
    }
}
