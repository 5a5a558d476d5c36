import MockgenModel

/// A stub of a mock: the constant `mock.on.add`.
struct MemberStub {
    /// Its path in a body: `on.add`, `Self.on.add`.
    let path: String
    let type: StubType
    /// The name of its member in messages: `add(item:)`.
    let member: String
    let isStatic: Bool
    /// The type of a stored property's stub that has the stubs of its accessors, where tests name them: `Accessors`, `MainActorGetter`.
    var accessors: String?

    /// `add` of `on.add`
    var nameInSpace: String { String(path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...]) }

    /// `Mocks.Generated.answer(on.add, item)`: what a mock does with its stubs is not among their methods, which a test sees.
    func function(_ name: String, _ arguments: String) -> String { "\(type.functions).\(name)(\(arguments))" }

    /// `Mocks.Generated.answerIfAny(on.owner.get, ())`, if tests name the stubs of accessors.
    func answer(_ accessor: String, _ arguments: String) -> String? {
        accessors == nil ? nil : function("answerIfAny", "\(path).\(accessor), \(arguments)")
    }

    /// `Mocks.Stub<String, Double, Never>`, or `Mocks.Accessors<String>` for a property with the stubs of its accessors.
    var declaredType: String { accessors.map { "\(type.namespace).\($0)<\(type.arguments)>" } ?? "\(type)" }

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
            property.isRecordable && (isSettable || !context.stubsOfCalls.contains(name)) && context.hasAccessors(name)
        guard isSettable || hasAccessors, !property.result.hasNoValues else { return nil }
        let type = if case .implicitlyUnwrapped(let wrapped) = property.result { TypeName.optional(wrapped) } else { property.result }
        self.init(
            path: context.path(toStub: name, isStatic: property.isStatic, hiddenBy: []),
            type: .values(property.isRecordable ? type : context.standard(.void), in: context),
            member: property.signature, isStatic: property.isStatic)
        guard hasAccessors else { return }
        let isOnMainActor = context.globalActorRunning(property) == "@\(context.standard(.mainActor))"
        accessors = (isOnMainActor ? "MainActor" : "") + (isSettable ? "Accessors" : "Getter")
    }
}

extension MockContext {
    /// Whether a test names a stub of an accessor, with which the mock gets both.
    fileprivate func hasAccessors(_ name: String) -> Bool {
        let phrases = [".get", ".set"].map { name.withoutBackTicks + $0 } + (wrapped == nil ? [] : [".on)"])
        return style.hasAccessors || phrases.contains(where: settings.phrases.contains)
    }
}
