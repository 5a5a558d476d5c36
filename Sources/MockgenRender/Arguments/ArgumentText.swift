import MockgenModel

/// Prints what a call does with one argument.
struct ArgumentText {
    let argument: Argument
    private let mock: String
    /// Whether the one use of the argument evaluates it.
    private let isEvaluatedInPlace: Bool
    private let watch: String
    private let standard: StandardTypes

    init(_ argument: Argument, in call: CallPlan) {
        (self.argument, mock, watch, standard) = (argument, call.mock, call.callable.watch, call.standard)
        isEvaluatedInPlace = call.callable.evaluates(argument) && call.recordEvaluates
    }

    private var conversions: ConversionText {
        ConversionText(
            subject: "A value passed to '\(argument.name.withoutBackTicks)' in '\(mock)'", watch: watch, standard: standard)
    }

    var declaration: [Statement] {
        let (name, local) = (argument.name, argument.localName)
        return switch argument.local {
        case nil: []
        // The compiler warns about a constant of type `Void` without the type.
        case .copy(let isVoid): ["let \(local)\(isVoid ? ": Void" : "") = copy \(name)"]
        case .converted(let conversion, let type): ["let \(local): \(type) = \(conversions.text(conversion, of: name))"]
        case .boxed(let conversion, let type):
            [
                .line(
                    "let \(local) = \(standard.helper(.unchecked))\(type.map { "<\($0)>" } ?? "")"
                        + "(\(conversions.text(conversion, of: name)))")
            ]
        case .collected: ["var \(local): [Any] = []", "repeat \(local).append((each \(name)) as Any)"]
        }
    }

    func expression(_ passing: Transfer.Passing) -> String {
        switch passing {
        case .asIs: isEvaluatedInPlace ? "\(argument.name)()" : argument.name
        case .local: argument.localName
        case .unboxed: "\(argument.localName).value"
        case .unboxedClosure(let forwarder): conversions.text(.closure(forwarder), of: "\(argument.localName).value")
        case .converted(let conversion): conversions.text(conversion, of: argument.name)
        case .boxed(let passing): standard.boxed(expression(passing))
        case .changeable: "&\(argument.name)"
        case .changeableCopy: "&\(argument.localName)"
        }
    }

    /// The statements before the call of the closure. The closure may assign to a generic value, which is then cast back.
    /// - Parameter closure: its name in messages.
    func statements(before closure: String) -> [Statement] {
        guard case .changeableCopy(let erased, let type) = argument.closure?.passing else { return [] }
        let cast = standard.cast(argument.localName, to: type, "The value that '\(closure)' assigned to '\(argument.label)'")
        return ["var \(argument.localName): \(erased) = \(argument.name)", "defer { \(argument.name) = \(cast) }"]
    }
}
