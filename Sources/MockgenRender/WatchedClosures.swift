import MockgenModel

/// The closures of a function that rethrows tell the mock about the errors they throw: the function may throw only after one of them.
extension Erasure {
    struct Watch {
        /// The local constant that notes errors.
        let name: String
        /// Whether unsafe code has to be marked.
        let isMarkedUnsafe: Bool
    }

    /// The statement that calls a closure of a member that rethrows; nil where nothing needs to be noted.
    func noting(errorsOf function: FunctionType, _ call: String) -> String? {
        guard let watch, facts.settled(function.effects).throwing != .never else { return nil }
        return "do { return \(call) } catch { throw \(watch.name).noting(error) }"
    }

    /// A closure of the same type that notes the errors of the given one; nil where nothing needs to be noted.
    func watched(_ function: FunctionType, named name: String) -> String? {
        guard let watch, noting(errorsOf: function, "") != nil else { return nil }
        guard function.parameters.contains(where: \.isVariadic) || mentionsGenerics(.function(function)) else {
            return forwarder(of: function, to: name)
        }
        let names = function.parameters.indices.map { "value\($0)" }
        var callee = name
        var head = names.joined(separator: ", ")
        if function.parameters.contains(where: \.isVariadic) {
            // A closure gets variadic values as an array, and there is no other way to pass an array on.
            var taking = function
            taking.parameters = function.parameters.map { FunctionTypeParameter(type: $0.isVariadic ? .array($0.type) : $0.type) }
            callee = "\(watch.isMarkedUnsafe ? "unsafe " : "")unsafeBitCast(\(name), to: (\(taking)).self)"
            let parameters = zip(names, function.parameters).map { name, parameter in
                "\(name): \(FunctionTypeParameter(type: parameter.type, isVariadic: parameter.isVariadic))"
            }
            head = "(\(parameters.joined(separator: ", ")))\(function.effects) -> \(function.result)"
        }
        let arguments = zip(names, function.parameters).map { ($1.type.isInout ? "&" : "") + $0 }.joined(separator: ", ")
        let call = "\(attempt(function))\(callee)(\(arguments))"
        let closure = "{ \(head.isEmpty ? "" : head + " in ")\(noting(errorsOf: function, call) ?? call) }"
        return head.hasPrefix("(") ? closure : "\(closure) as \(function)"
    }

    /// Does the same for an optional closure whose type has no generic parameters.
    func watched(optional type: TypeName, named name: String) -> String? {
        guard watch != nil, !mentionsGenerics(type), case .optional(let wrapped) = facts.expanded(type),
            let function = facts.function(wrapped), let closure = watched(function, named: "closure")
        else { return nil }
        return "\(name).map { closure -> (\(wrapped)) in \(closure) }"
    }
}
