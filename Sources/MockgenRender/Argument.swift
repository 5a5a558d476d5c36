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
    /// The type that is kept; nil for what must not or cannot outlive the call.
    let recorded: TypeName?
    /// What is kept.
    private(set) var recordedExpression: String
    /// In the parameter list of the stub's type; nil for what no stub can be given.
    let closureParameter: TypeName?
    /// In a call of the stub.
    private(set) var expression: String
    /// Lines before anything is recorded.
    private(set) var preparation: [String] = []
    /// Lines right before the stub is called.
    private(set) var beforeStub: [String] = []

    /// Whether its lines use `Unchecked`.
    private(set) var usesUnchecked = false

    /// - Parameters:
    ///   - leaves: what the mock keeps leaves the actor that the value belongs to.
    ///   - leavesForStub: so does what the stub gets.
    init(_ parameter: Parameter, erasure: Erasure, facts: TypeFacts, leaves: Bool, leavesForStub: Bool) {
        var words: [String] = []
        var type = parameter.type
        if case .attributed(let attributes, let attributed) = type { (words, type) = (attributes, attributed) }
        if erasure.mentionsGenerics(type) { type = facts.expanded(type) }
        let plainName = parameter.name.identifier
        let function = facts.function(type)
        let isInout = words.contains("inout")
        let isGeneric = erasure.mentionsGenerics(type)
        // `func move(in: Int)` needs no back-ticks, what its body says of `in` does.
        let name = parameter.name.isKeyword ? "`\(parameter.name)`" : parameter.name
        self.name = name

        if case .expansion = type {
            // Each value of a pack on its own; what cannot be copied could not be put into an array.
            let values = "kept\(plainName.capitalizedFirst)"
            recorded = .array(.named("Any"))
            recordedExpression = values
            closureParameter = .array(.named("Any"))
            expression = values
            preparation = [
                "var \(values): [Any] = []", "repeat \(values).append(each \(name))",
            ]
            return
        }

        let mayEscape = function == nil || words.contains("@escaping")
        // A closure that no other can stand in for is kept as what holds every value, without its attributes.
        let isClosure = function.map { !isGeneric || erasure.canAdapt($0, mayEscape: mayEscape) } ?? false
        let lasting = words.filter { isClosure && $0.hasPrefix("@") && $0 != "@escaping" && $0 != "@autoclosure" }
        let ownership = words.filter { ["borrowing", "consuming", "__owned", "__shared", "sending", "isolated"].contains($0) }
        let isBound = facts.isNoncopyable(type) || erasure.isNoncopyable(type)
        var erased = erasure.erased(type)
        if case .implicitlyUnwrapped(let wrapped) = erased { erased = .optional(wrapped) }
        if parameter.isVariadic { erased = .array(erased) }

        // A function of a pack is no value that anything could hold.
        let takesPack = function?.parameters.contains { $0.type.isExpansion } ?? false
        recorded = mayEscape && !isBound && !takesPack && !facts.isNonescapable(type) ? erased.attributed(lasting) : nil
        var adapted = erasure.kept(name, type)
        var isConfined = false
        if let function, isGeneric, lasting.contains("@Sendable"), erasure.confines(function), case .function(let erasedFunction) = erased {
            // The closure that casts is not the one that is Sendable, which would be warned of.
            isConfined = !mayEscape
            let kept = "kept\(plainName.capitalizedFirst)"
            if mayEscape {
                preparation = ["let \(kept) = \(FileSupport.unchecked)<\(erased)>(\(adapted))"]
                adapted = erasure.forwarder(of: erasedFunction, to: "\(kept).value")
                usesUnchecked = true
            }
        }
        let isOwned = words.contains("borrowing") || words.contains("consuming")
        if isOwned, recorded != nil {
            recordedExpression = "kept\(plainName.capitalizedFirst)"
            preparation = ["let \(recordedExpression) = copy \(name)"]
        } else {
            recordedExpression = adapted
        }
        if isGeneric && (isBound || facts.isNonescapable(type)) || isConfined || takesPack || function != nil && !isClosure && !mayEscape {
            closureParameter = nil
            expression = ""
        } else if isInout, isGeneric {
            let kept = "kept\(plainName.capitalizedFirst)"
            closureParameter = erased.attributed(["inout"])
            expression = "&\(kept)"
            beforeStub = ["var \(kept): \(erased) = \(name)", "defer { \(name) = \(kept) as! \(type) }"]
        } else {
            closureParameter = erased.attributed(
                (isInout ? ["inout"] : []) + ownership.filter { $0 != "sending" } + (mayEscape && isClosure ? ["@escaping"] : [])
                    + lasting)
            expression = isInout ? "&\(name)" : adapted
        }
        let isSent = words.contains("sending")
        guard recorded != nil, !isOwned, !isInout, function == nil || isSent && !isGeneric, !facts.isPlainValue(type) else { return }
        if leaves, isSent {
            let kept = "kept\(plainName.capitalizedFirst)"
            preparation = ["let \(kept) = \(FileSupport.unchecked)(\(name))"]
            recordedExpression = "\(kept).value"
            expression = "\(kept).value"
            usesUnchecked = true
        } else if leavesForStub {
            expression = "\(FileSupport.unchecked)(\(name)).value"
            usesUnchecked = true
        }
    }
}

extension TypeName {
    fileprivate func attributed(_ words: [String]) -> TypeName {
        words.isEmpty ? self : .attributed(words, self)
    }
}
