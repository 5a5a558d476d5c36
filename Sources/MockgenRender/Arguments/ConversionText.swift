import MockgenModel

struct ConversionText {
    /// The mock and the argument that a message about a wrong type names.
    let subject: String
    /// The local constant that notes the errors of closures.
    let watch: String
    let standard: StandardTypes

    func text(_ conversion: Conversion, of value: String) -> String {
        switch conversion {
        case .none: value
        case .cast(let type): standard.cast(value, to: type, subject)
        case .observer(let type): "\(type)(\(value))"
        case .closure(let closure): text(closure, calling: value)
        case .map(let conversion, let type): text(mapping: conversion, type, of: value)
        case .result(let success, let failure): value + text("map", success) + text("mapError", failure)
        }
    }

    private func text(mapping conversion: Conversion, _ type: TypeName?, of value: String) -> String {
        if case .closure(let closure) = conversion, let declared = closure.declaredType {
            return "\(value).map { closure in \(function(closure, declared, type?.attributes ?? [], calling: "closure")) }"
        }
        let result = type.map { " -> \($0.attributes.isEmpty ? "(\($0))" : "\($0)")" } ?? ""
        return "\(value).map { closure\(result) in \(text(conversion, of: "closure")) }"
    }

    private func text(_ part: String, _ conversion: Conversion) -> String {
        conversion.isNone ? "" : ".\(part) { \(text(conversion, of: "$0")) }"
    }

    // MARK: - Closures

    private func text(_ closure: ClosureConversion, calling name: String) -> String {
        "{ \(head(of: closure))\(body(of: closure, calling: name)) }"
    }

    /// Not a closure: in a rethrowing function, Swift 6.3 crashes on a typed-throws closure that calls a parameter of an outer closure.
    private func function(
        _ closure: ClosureConversion, _ type: FunctionType, _ attributes: [String], calling name: String
    ) -> String {
        let parameters = zip(closure.arguments, type.parameters).map { "_ \($0.name): \($1.type)\($1.isVariadic ? "..." : "")" }
        let head = (attributes + ["func"]).joined(separator: " ") + " converted(\(parameters.joined(separator: ", ")))"
        return "\(head)\(closure.effects) -> \(type.result) { \(body(of: closure, calling: name)) }; return converted"
    }

    private func body(of closure: ClosureConversion, calling name: String) -> String {
        let statements = closure.arguments.compactMap(variable).joined()
        let call = "\(name)(\(closure.arguments.map(value).joined(separator: ", ")))"
        let result = closure.effects.attempt + call
        // In a closure, only the type at 'do' keeps the type of the caught error.
        let caught = closure.declaredType == nil ? "" : Effects(throwing: closure.effects.throwing).description
        let end =
            closure.notesErrors
            ? "do\(caught) { return \(result) } catch { throw \(watch).recordThrow(error) }"
            : statements.isEmpty || closure.returnsVoid ? result : "return \(result)"
        return statements + end
    }

    private func head(of closure: ClosureConversion) -> String {
        let names = closure.arguments.map(\.name).joined(separator: ", ")
        let attributes = closure.attributes.asModifiers
        if let type = closure.declaredType { return "\(attributes)(\(names))\(closure.effects) -> \(type.result) in " }
        return closure.isNamed ? "\(attributes)\(names) in " : attributes.isEmpty ? "" : "\(attributes)in "
    }

    private func value(_ argument: ClosureConversion.Argument) -> String {
        switch argument.change {
        case .converted(let conversion): text(conversion, of: argument.name)
        case .sent(let conversion): standard.boxed(text(conversion, of: argument.name))
        case .passedInout: "&\(argument.name)"
        case .casting: "&\(argument.variable)"
        }
    }

    /// Declares the variable for an `inout` argument of another type. The compiler does not see that a sent value is used only here.
    private func variable(_ argument: ClosureConversion.Argument) -> String? {
        let (name, variable) = (argument.name, argument.variable)
        switch argument.change {
        case .converted, .sent, .passedInout: return nil
        case .casting(let type, let isSent):
            let modifier = isSent ? "nonisolated(unsafe) " : ""  // Only the call uses it until it is assigned back.
            return "\(modifier)var \(variable) = \(standard.cast(name, to: type, subject)); defer { \(name) = \(variable) }; "
        }
    }
}

extension ClosureConversion.Argument {
    fileprivate var variable: String { "kept\(name.capitalizedFirst)" }
}
