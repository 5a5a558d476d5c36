import MockgenModel

/// One parameter of a member: how a mock keeps its value and how it hands it to a stub.
struct Argument {
    let name: String
    /// In a tuple of arguments, where keywords stand without back-ticks.
    var label: String { name.withoutBackTicks == "inout" || name.isRawIdentifier ? name : name.withoutBackTicks }
    /// In the type of that tuple.
    var typeLabel: String {
        ["inout", "var", "let"].contains(name.withoutBackTicks) || name.isRawIdentifier ? name : name.withoutBackTicks
    }
    /// What is made of it for the mock to keep.
    let keptName: String
    /// The type that is kept; nil for what must not or cannot outlive the call.
    private(set) var recorded: TypeName?
    /// What is kept.
    private(set) var recordedExpression: String
    /// In the parameter list of the stub's type; nil for what no stub can be given.
    private(set) var closureParameter: TypeName?
    /// In a call of the stub.
    private(set) var expression: String
    /// Lines before anything is recorded.
    private(set) var preparation: [String] = []
    /// Of an `inout` generic value: its types in the requirement and in the stub.
    private var changed: (type: TypeName, erased: TypeName)?
    /// Whether its lines use `UncheckedInMocks`.
    private(set) var usesUnchecked = false
    /// Whether its lines use `CastInMocks`.
    private(set) var usesCast = false

    /// - Parameters:
    ///   - leaves: what the mock keeps leaves the actor that the value belongs to.
    ///   - leavesForStub: so does what the stub gets.
    init(_ value: ArgumentValue, facts: TypeFacts, leaves: Bool, leavesForStub: Bool) {
        name = value.name
        keptName = value.keptName
        recordedExpression = value.name
        expression = value.name
        switch value.form {
        case .pack: takePack(value)
        case .inout: takeInout(value)
        case .closure(let function):
            take(function, value)
            if recorded != nil, !value.isGeneric, value.words.contains("sending") { takeAway(value, leaves, false) }
        case .value:
            take(value)
            if recorded != nil, !value.isOwned, !value.isActor, !facts.isPlainValue(value.type) { takeAway(value, leaves, leavesForStub) }
        }
        usesCast = value.isGeneric && (changed != nil || ([expression] + preparation).contains { $0.contains("\(HelperType.cast).") })
    }

    /// Lines right before the stub is called. Afterwards a generic value becomes what the stub made of it.
    /// - Parameter stub: as messages name it.
    func beforeStub(_ stub: String) -> [String] {
        guard let changed else { return [] }
        let cast = Erasure.cast(keptName, to: changed.type, "The value that '\(stub)' assigned to '\(label)'")
        return ["var \(keptName): \(changed.erased) = \(name)", "defer { \(name) = \(cast) }"]
    }

    // MARK: - Forms

    /// Each value of a pack on its own; what cannot be copied could not be put into an array, nor could closures that do not escape.
    private mutating func takePack(_ value: ArgumentValue) {
        guard !value.isFunction else { return }
        recorded = .array(.named("Any"))
        recordedExpression = value.keptName
        closureParameter = .array(.named("Any"))
        expression = value.keptName
        preparation = ["var \(value.keptName): [Any] = []", "repeat \(value.keptName).append(each \(name))"]
    }

    private mutating func takeInout(_ value: ArgumentValue) {
        recorded = value.isBound || value.isView || value.isFunction ? nil : value.erased
        recordedExpression = value.adapted
        closureParameter = value.isBound && value.isGeneric ? nil : value.erased.attributed(["inout"])
        expression = value.isGeneric ? "&\(value.keptName)" : "&\(name)"
        guard closureParameter != nil, value.isGeneric else { return }
        changed = (value.type, value.erased)
    }

    private mutating func take(_ function: FunctionType, _ value: ArgumentValue) {
        let escapes = value.words.contains("@escaping")
        guard !value.isUnmovable else { return }
        let attributes = value.words.filter {
            ($0.hasPrefix("@") || $0.hasPrefix("nonisolated")) && $0 != "@escaping" && $0 != "@autoclosure"
        }
        recorded = escapes ? value.erased.attributed(attributes) : nil
        expression = value.adapted
        usesUnchecked = value.usesUnchecked
        if value.isConfined, escapes, case .function(let erased) = value.erased {
            // The closure that casts is not the one that is Sendable, which would be warned of.
            let type = value.erased.attributed(attributes.filter { $0 != "@Sendable" })
            preparation = ["let \(value.keptName) = \(HelperType.unchecked)<\(type)>(\(value.adapted))"]
            expression = value.erasure.forwarder(of: erased, to: "\(value.keptName).value")
            usesUnchecked = true
        } else if escapes {
            adaptOnce(value, as: value.erased.attributed(attributes))
        }
        recordedExpression = expression
        // A closure that casts reports its errors by itself.
        if !value.isGeneric, let watched = value.erasure.watched(function, named: name) {
            expression = watched
        }
        closureParameter = value.erased.attributed(
            value.ownership + attributes.specifiers + (escapes ? ["@escaping"] : []) + attributes.attributes)
        if value.isOwned, recorded != nil { copy(value) }
    }

    private mutating func take(_ value: ArgumentValue) {
        recorded = value.isBound || value.isView ? nil : value.erased
        adaptOnce(value, as: value.erased)
        recordedExpression = expression
        if !(value.isGeneric && (value.isBound || value.isView)) { closureParameter = value.erased.attributed(value.ownership) }
        if let watched = value.erasure.watched(optional: value.type, named: name) { expression = watched }
        guard value.isOwned, recorded != nil else { return }
        copy(value)
        // What is borrowed cannot become a value of another type.
        if value.isGeneric { expression = value.keptName }
    }

    /// Closures that stand in for others are made once.
    private mutating func adaptOnce(_ value: ArgumentValue, as type: TypeName) {
        guard value.adapted != name else { return }
        preparation = ["let \(value.keptName): \(type) = \(value.adapted)"]
        expression = value.keptName
    }

    // MARK: - Ownership

    /// What is borrowed or consumed is kept as a copy.
    private mutating func copy(_ value: ArgumentValue) {
        recordedExpression = value.keptName
        // That a constant is `Void` has to be on purpose.
        preparation = ["let \(value.keptName)\(value.type.isVoid ? ": Void" : "") = copy \(name)"]
    }

    private mutating func takeAway(_ value: ArgumentValue, _ leaves: Bool, _ leavesForStub: Bool) {
        if leaves, value.words.contains("sending") {
            preparation = ["let \(value.keptName) = \(HelperType.unchecked)(\(name))"]
            recordedExpression = "\(value.keptName).value"
            expression = "\(value.keptName).value"
            usesUnchecked = true
        } else if leavesForStub {
            expression = "\(HelperType.unchecked)(\(expression)).value"
            usesUnchecked = true
        }
    }
}
