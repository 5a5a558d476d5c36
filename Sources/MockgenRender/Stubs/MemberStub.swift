import MockgenModel

/// A stub of a mock: the constant `mock.on.add`.
struct MemberStub {
    /// Its path in a body: `on.add`, `Self.on.add`.
    let path: String
    let type: StubType
    /// Its name in messages: `CartMock.add(item:)`.
    let name: String
    let isStatic: Bool

    /// `add` of `on.add`
    var nameInSpace: String { String(path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...]) }

    /// `Mocks.answer(on.add, item)`: what a mock does with its stubs is not among their methods, which a test sees.
    func function(_ name: String, _ arguments: String) -> String { "\(type.namespace).\(name)(\(arguments))" }

    /// `on.add`, also where a body writes `Self.on.add`.
    var pathInMock: String { path.split(separator: ".").suffix(2).joined(separator: ".") }
}

extension MemberPlan {
    var stubs: [MemberStub] { calls.flatMap(\.stubs) + [property?.stub].compactMap(\.self) }
}

extension MemberStub {
    /// The stub of a call. The stub of an initializer is static, because a test sets it before there is a mock.
    init(of callable: Callable, _ types: CallTypes, _ kind: StubType.Kind, named name: String, in context: MockContext) {
        isStatic = callable.member.isStatic || callable.member.isInitializer
        path = context.path(toStub: name, isStatic: isStatic, hiddenBy: callable.parameterNames)
        type = StubType(kind, of: callable, types, in: context)
        self.name = "\(context.settings.name).\(callable.member.signature)"
    }

    /// The stub that records each new value of a property.
    init?(of property: Property, _ member: Member, stem: String, in context: MockContext) {
        guard context.style.hasStubs, property.accessors.isSettable, !property.type.hasNoValues else { return nil }
        let name = context.nameOfStub(stem: stem)
        guard context.settings.usedNames?.contains(name.withoutBackTicks) ?? true else { return nil }
        let type = if case .implicitlyUnwrapped(let wrapped) = property.type { TypeName.optional(wrapped) } else { property.type }
        self.init(
            path: context.path(toStub: name, isStatic: member.isStatic, hiddenBy: []),
            type: .values(property.isRecordable ? type : context.standard(.void), in: context),
            name: "\(context.settings.name).\(property.name)", isStatic: member.isStatic)
    }
}
