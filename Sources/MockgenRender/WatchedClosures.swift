import MockgenModel

/// The closures of a function that rethrows tell the mock about the errors they throw: the function may throw only after one of them.
extension Erasure {
    struct Watch {
        /// The local constant that notes errors.
        let name: String
    }

    /// The statement that calls a closure of a member that rethrows; nil where nothing needs to be noted.
    func noting(errorsOf function: FunctionType, _ call: String) -> String? {
        guard let watch, facts.settled(function.effects).throwing != .never else { return nil }
        return "do { return \(call) } catch { throw \(watch.name).noting(error) }"
    }

    /// A closure of the same type that notes the errors of the given one; nil where nothing needs to be noted.
    func watched(_ function: FunctionType, named name: String) -> String? {
        guard noting(errorsOf: function, "") != nil else { return nil }
        return forwarder(of: function, to: name)
    }

    /// Does the same for an optional closure whose type has no generic parameters.
    func watched(optional type: TypeName, named name: String) -> String? {
        guard watch != nil, !mentionsGenerics(type), case .optional(let wrapped) = facts.expanded(type),
            let function = facts.function(wrapped), let closure = watched(function, named: "closure")
        else { return nil }
        return "\(name).map { closure -> (\(wrapped)) in \(closure) }"
    }
}
