import MockgenModel

/// The names of the values that a mock stores for a call. Nil if the style, the call or the mock does not have the value.
struct CallNames {
    /// The names of the values for one parameter.
    struct OfParameter {
        let argument: Argument
        var last: String?
        var history: String?

        var all: [String] { [last, history].compactMap(\.self) }
    }

    var callCount: String?
    /// Whether it was called. The mock stores the flag only without a count.
    var called: String?
    var received: String?
    var invocations: String?
    var ofParameters: [OfParameter] = []
    var thrownError: String?
    var returnValue: String?
    var closure: String?

    /// Whether the mock stores the arguments of a call together.
    var recordsAll: Bool { received != nil || invocations != nil }

    func records(_ argument: Argument) -> Bool {
        argument.record.type != nil && (recordsAll || ofParameters.contains { $0.argument.name == argument.name })
    }

    /// Returns the names that tests use, or all names for nil.
    func keeping(_ used: Set<String>?) -> CallNames {
        guard let used else { return self }
        func kept(_ name: String?) -> String? { name.flatMap { used.contains($0.withoutBackTicks) ? $0 : nil } }
        return CallNames(
            callCount: kept(callCount), called: kept(called), received: kept(received), invocations: kept(invocations),
            ofParameters: ofParameters.map { OfParameter(argument: $0.argument, last: kept($0.last), history: kept($0.history)) }
                .filter { !$0.all.isEmpty },
            thrownError: kept(thrownError), returnValue: kept(returnValue), closure: kept(closure))
    }

    /// `fCalled`, if it follows from the count.
    var computedFlag: String? { callCount == nil ? nil : called }

    var storedFlag: String? { callCount == nil ? called : nil }
}

extension CallNames {
    init(of callable: Callable, _ arguments: [Argument], in style: Style) {
        func name(_ role: Role, argument: String = "") -> String? {
            style.name(role, stem: callable.stem, argument: argument.identifier)
        }
        let recorded = arguments.filter { $0.record.type != nil }
        func nameOfParameter(_ argument: Argument) -> String { style.nameOfOnlyArgument(of: callable.member, argument.name) }
        callCount = name(.callCount)
        called = name(.called)
        received =
            switch recorded.count {
            case 0: nil
            case 1: name(.receivedArgument, argument: nameOfParameter(recorded[0]))
            default: name(.receivedArguments)
            }
        invocations = recorded.isEmpty ? nil : name(.invocations)
        thrownError = callable.effects.throwing == .never ? nil : name(.thrownError)
        returnValue = callable.hasResult ? style.nameOfResult(of: callable.member, stem: callable.stem) : nil
        closure = name(.handler)
        // A parameter can have the name of another member: 'f(arguments:id:)' has 'fReceivedArguments' for both arguments.
        var taken = Set([callCount, called, received, invocations, thrownError, returnValue, closure].compactMap(\.self))
        func free(_ role: Role, _ argument: Argument) -> String? {
            guard let name = name(role, argument: nameOfParameter(argument))?.free(of: taken) else { return nil }
            taken.insert(name)
            return name
        }
        // The only argument has one value, if both roles have the same name.
        let isRepeated = recorded.count == 1 && style.patterns[.eachArgument] == style.patterns[.receivedArgument]
        ofParameters = recorded.map { argument in
            OfParameter(argument: argument, last: isRepeated ? nil : free(.eachArgument, argument), history: free(.eachHistory, argument))
        }.filter { !$0.all.isEmpty }
    }
}

extension Style {
    /// The name of the return value, or of the storage that a getter returns.
    func nameOfResult(of member: Member, stem: String) -> String? {
        guard let name = name(.returnValue, stem: stem) else { return nil }
        guard hasStorageOfSourcery, member.kind == .property else { return name }
        return self.name(.storage, stem: stem) ?? name
    }

    /// The name of the only argument that a mock records. With the full naming, a parameter without a name adds none.
    func nameOfOnlyArgument(of member: Member, _ name: String) -> String {
        naming == .full && member.parameters.count == 1 && member.parameters[0].isUnnamed ? "" : name
    }
}
