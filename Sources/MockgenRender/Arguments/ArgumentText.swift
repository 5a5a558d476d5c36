import MockgenModel

/// The code of a call for one argument.
extension CallPlan {
    private func conversions(of argument: Argument) -> ConversionText {
        ConversionText(
            subject: "A value passed to '\(argument.name.withoutBackTicks)' in '\(mock)'", watch: callable.watch, standard: standard)
    }

    /// Declares the constant that the call makes of an argument.
    func constant(of argument: Argument) -> [Statement] {
        let (name, local, conversions) = (argument.name, argument.localName, conversions(of: argument))
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

    /// The expression that the record or the closure of a test gets.
    func text(_ passing: Transfer.Passing, of argument: Argument) -> String {
        switch passing {
        // The record may be the one use of the argument, which evaluates it.
        case .asIs: callable.evaluates(argument) && recordEvaluates ? "\(argument.name)()" : argument.name
        case .local: argument.localName
        case .unboxed: "\(argument.localName).value"
        case .unboxedClosure(let forwarder): conversions(of: argument).text(.closure(forwarder), of: "\(argument.localName).value")
        case .converted(let conversion): conversions(of: argument).text(conversion, of: argument.name)
        case .boxed(let passing): standard.boxed(text(passing, of: argument))
        case .changeable: "&\(argument.name)"
        case .changeableCopy: "&\(argument.localName)"
        }
    }

    /// The statements before the call of the closure. The closure may assign to a generic value, which is then cast back.
    /// - Parameter closure: its name in messages.
    func statements(before closure: String, for argument: Argument) -> [Statement] {
        guard case .changeableCopy(let erased, let type) = argument.closure?.passing else { return [] }
        let cast = standard.cast(argument.localName, to: type, "The value that '\(closure)' assigned to '\(argument.label)'")
        return ["var \(argument.localName): \(erased) = \(argument.name)", "defer { \(argument.name) = \(cast) }"]
    }
}
