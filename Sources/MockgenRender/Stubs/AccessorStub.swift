import MockgenModel

/// The stub of one accessor of a stored property: `on.owner.get`. A mock has it only where a test names it.
struct AccessorStub {
    fileprivate let path: String
    fileprivate let type: StubType
    /// `CartMock.owner.get`
    fileprivate let name: String

    /// `Mocks.answerIfAny(on.owner.get, ())`
    func answer(_ arguments: String) -> String {
        "\(type.namespace).answerIfAny\(type.kind.suffixOfFunctions)(\(path), \(arguments))"
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
        // As in a message: `CartMock.owner.set("Ann")`.
        name = "\(stub.name).\(accessor)" + (accessor == .set ? "(_:)" : "")
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
    /// `Mocks.Accessors<String, …>("CartMock.owner", get: …, set: …)`, in place of the type that only records new values.
    var declarationOfAccessors: String? {
        guard let get else { return nil }
        let accessors = [("get", get)] + (set.map { [("set", $0)] } ?? [])
        let types = (set == nil ? [] : ["\(type.arguments)"]) + accessors.map { "\($0.1.type)" }
        let names = [name] + accessors.map(\.1.name)
        let arguments = zip([""] + accessors.map { "\($0.0): .init(" }, names).map { label, name in
            label + SwiftLiteral.string(name) + (label.isEmpty ? "" : ")")
        }
        let name = "\(type.namespace).\(set == nil ? "Getter" : "Accessors")<\(types.joined(separator: ", "))>"
        return constant(nameInSpace, of: name, naming: get.type.types, arguments.joined(separator: ", "))
    }
}
