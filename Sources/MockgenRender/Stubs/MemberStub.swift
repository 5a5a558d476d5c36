import MockgenModel

/// A stub of a mock: the constant `mock.on.add`.
struct MemberStub {
    /// Its path in a body: `on.add`, `Self.on.add`.
    let path: String
    let type: StubType
    /// The name of its member in messages: `add(item:)`.
    let member: String
    let isStatic: Bool
    /// The stubs of a stored property's accessors, where tests name them.
    var get: AccessorStub?
    var set: AccessorStub?

    /// `add` of `on.add`
    var nameInSpace: String { String(path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...]) }

    /// `Mocks.Generated.answer(on.add, item)`: what a mock does with its stubs is not among their methods, which a test sees.
    func function(_ name: String, _ arguments: String) -> String { "\(type.functions).\(name)(\(arguments))" }

    /// `on.add`, also where a body writes `Self.on.add`.
    var pathInMock: String { path.split(separator: ".").suffix(2).joined(separator: ".") }
}

extension MemberPlan {
    var stubs: [MemberStub] { calls.compactMap(\.body.stub) + [property?.stub].compactMap(\.self) }
}

extension MemberStub {
    /// The stub of a call, if tests use it. The stub of an initializer is static, because a test sets it before there is a mock.
    init?(of callable: Callable, _ arguments: [Argument], _ types: CallTypes, isolation: String?, in context: MockContext) {
        guard let name = context.nameOfStub(stem: callable.stem), context.isUsed(name) else { return nil }
        isStatic = callable.member.isStatic || callable.member.isInitializer
        path = context.path(toStub: name, isStatic: isStatic, hiddenBy: callable.parameterNames)
        type = StubType(of: callable, arguments, types, isolation: isolation, in: context)
        member = callable.member.signature
    }

    /// The stub that records each new value of a property, and has the stubs of its accessors.
    init?(of property: Member, stem: String, in context: MockContext) {
        guard let name = context.nameOfStub(stem: stem), context.isUsed(name) else { return nil }
        let isSettable = property.accessors.isSettable
        // A function can have the name of a property that is not settable.
        let hasAccessors =
            property.isRecordable && (isSettable || !context.stubsOfCalls.contains(name))
            && AccessorStub.Accessor.areNamed(for: name, in: context)
        guard isSettable || hasAccessors, !property.result.hasNoValues else { return nil }
        let type = if case .implicitlyUnwrapped(let wrapped) = property.result { TypeName.optional(wrapped) } else { property.result }
        self.init(
            path: context.path(toStub: name, isStatic: property.isStatic, hiddenBy: []),
            type: .values(property.isRecordable ? type : context.standard(.void), in: context),
            member: property.signature, isStatic: property.isStatic)
        guard hasAccessors else { return }
        let actor = context.globalActorRunning(property)
        get = AccessorStub(.get, of: self, property, on: actor, in: context)
        set = isSettable ? AccessorStub(.set, of: self, property, on: actor, in: context) : nil
    }
}
