import MockgenModel

/// The stub of one accessor of a stored property: `on.owner.get`. A mock has it only where a test names it.
struct AccessorStub {
    fileprivate let path: String
    fileprivate let type: StubType

    /// `Mocks.Generated.answerIfAny(on.owner.get, ())`
    func answer(_ arguments: String) -> String {
        "\(type.functions).answerIfAny\(type.kind.suffixOfFunctions)(\(path), \(arguments))"
    }

    init(_ accessor: Accessor, of stub: MemberStub, _ property: Member, on globalActor: String?, in context: MockContext) {
        let value = property.result.withoutUnwrapping
        let void = context.standard(.void)
        let isOnMainActor = globalActor == "@\(context.standard(.mainActor))"
        type = StubType(
            kind: isOnMainActor ? .mainActor : .plain, arguments: accessor == .get ? void : value, values: nil,
            result: accessor == .get ? value : void, failure: context.standard(.never), closure: context.standard(.never), unrecorded: [:],
            namespace: context.standard.namespace)
        path = "\(stub.path).\(accessor)"
    }

    enum Accessor: String {
        case get
        case set

        /// Whether a test names it, with which the mock gets both.
        static func areNamed(for name: String, in context: MockContext) -> Bool {
            context.style.hasAccessors
                || ["\(name.withoutBackTicks).get", "\(name.withoutBackTicks).set"].contains(where: context.settings.phrases.contains)
        }
    }
}

extension MemberStub {
    /// `Mocks.Stub<String, Double, Never>`, or `Mocks.Accessors<String>` for a property with the stubs of its accessors.
    var declaredType: String {
        guard let get else { return "\(type)" }
        return
            "\(type.namespace).\(get.type.kind == .mainActor ? "MainActor" : "")\(set == nil ? "Getter" : "Accessors")<\(type.arguments)>"
    }
}
