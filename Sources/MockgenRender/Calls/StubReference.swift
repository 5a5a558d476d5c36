import MockgenModel

/// How the body of a call refers to a value that a test sets.
struct StubReference {
    /// The name of the stored value.
    let name: String
    /// The constant to which `if let` binds it.
    let local: String
    /// The text after `if let`.
    let binding: String
    /// An expression for it.
    let expression: String
    /// The mark in front of an expression that reads it.
    let mark: String

    /// A value that the call reads from somewhere else than a property.
    init(name: String, local: String, expression: String, mark: String) {
        self.name = name
        self.local = local
        self.expression = expression
        self.mark = mark
        binding = "\(local) = \(mark)\(expression)"
    }

    /// A property of the mock or, for an initializer, of its type.
    ///
    /// - Parameters:
    ///   - type: the type, as the body names it, if the property is one of it.
    ///   - hiding: the names of parameters.
    init(property name: String, ofType type: String?, hiding: Set<String>, mark: String) {
        let owner = type ?? (hiding.contains(name) ? "self" : nil)
        self.name = name
        self.mark = mark
        expression = owner.map { "\($0).\(name)" } ?? name
        local = hiding.contains(name) ? "stubbed\(name.capitalizedFirst)" : name
        binding = owner == nil && mark.isEmpty ? name : "\(local) = \(mark)\(expression)"
    }
}

/// The names that a call's body uses, apart from those of its parameters.
struct CallLocals {
    let error: StubReference?
    let closure: StubReference?
    let value: StubReference?
    /// The constant that notes the errors of closures.
    let watch: String
    /// The constant that holds what a test has set for a guarded call.
    let stubs: String
    /// Whether the stub throws the error that a test has set, so that the body need not.
    let throwsBefore: Bool
    /// The storage as the body reaches it: an initializer records through the mock's own properties.
    let storage: Storage
    private let parameterNames: Set<String>

    init(of call: CallPlan) {
        let (names, isInitializer, parameterNames) = (call.names, call.callable.member.isInitializer, call.callable.parameterNames)
        self.parameterNames = parameterNames
        watch = "rethrowing".free(of: parameterNames)
        stubs = "stubs".freeLocal(of: parameterNames)
        throwsBefore = call.names.stub != nil && !call.callable.isRethrowing && !call.types.throwsGeneric
        guard call.names.stub != nil || !isInitializer && call.storage.isLocked else {
            storage = isInitializer ? .plain : call.storage
            func reference(_ name: String?, _ mark: String) -> StubReference? {
                name.map {
                    StubReference(
                        property: $0, ofType: isInitializer ? call.typeInBodies : nil, hiding: parameterNames, mark: mark)
                }
            }
            (error, closure, value) = (
                reference(names.thrownError, call.marks.error), reference(names.closure, call.marks.closure),
                reference(names.returnValue, call.marks.value)
            )
            return
        }
        storage = .locked
        let (stubs, result) = (stubs, call.types.hasNoncopyableResult ? call.returnValue.map(Storage.locked.access) : nil)
        func reference(_ name: String?, _ field: Box.Field, _ mark: String, _ expression: String? = nil) -> StubReference? {
            name.map { name in
                StubReference(
                    name: name, local: field.rawValue.freeLocal(of: parameterNames),
                    expression: expression ?? "\(stubs).\(field.rawValue)", mark: mark)
            }
        }
        error = throwsBefore ? nil : reference(names.thrownError, .error, call.marks.error)
        closure = reference(names.closure, .closure, call.marks.closure)
        value = reference(names.returnValue, .value, call.marks.value, result)
    }

    /// A value that the call records, within its transaction.
    func recorded(_ name: String) -> String {
        parameterNames.contains(name) ? "self.\(name)" : name
    }

    func free(_ name: String) -> String { name.freeLocal(of: parameterNames) }
}

extension String {
    fileprivate func freeLocal(of taken: Set<String>) -> String {
        taken.contains(self) ? ("stubbed" + capitalizedFirst).freeLocal(of: taken) : self
    }
}
