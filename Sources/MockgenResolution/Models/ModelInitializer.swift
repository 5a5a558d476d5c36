import MockgenModel

// The compiler of mockgen also compiles the stubs.
#if compiler(>=6.4)
    private let compilerOmitsHidden = true
#else
    private let compilerOmitsHidden = false
#endif

struct ModelInitializer {
    /// The parameters in the source.
    let parameters: [(parameter: Parameter, location: SourceLocation)]
    /// The lowest access level of the initializer and the types of its parameters.
    let access: Access
    /// Whether the compiler makes it from the stored properties.
    let isMemberwise: Bool

    /// - Parameters:
    ///   - least: the access that the initializer needs: more than internal in another package.
    ///   - omitsHidden: whether the memberwise initializer lacks properties with values that are less accessible than others.
    init(of model: ModelDeclaration, least: Access, omitsHidden: Bool = compilerOmitsHidden) throws(Diagnostics) {
        guard model.kind != .enumeration else {
            (parameters, access, isMemberwise) = ([], model.access, false)
            return
        }
        let written = model.initializers.filter { $0.isCallable(least) }
        if let best = written.max(by: { $0.covered(of: model) < $1.covered(of: model) }) {
            // If several initializers are equally good, the first one.
            let chosen = written.first { $0.covered(of: model) == best.covered(of: model) } ?? best
            parameters = chosen.parameters.map { parameter in
                let property = model.properties.first { $0.isTaken(by: parameter) }
                var parameter = parameter
                parameter.name = property?.name ?? parameter.name
                return (parameter, property?.location ?? chosen.location)
            }
            (access, isMemberwise) = (chosen.access, false)
            return
        }
        guard model.initializers.isEmpty, least == .internal, model.kind == .structure || model.properties.allSatisfy(\.hasValue) else {
            throw Diagnostics([.modelInitializer(model)])
        }
        guard model.kind == .structure else {
            (parameters, access, isMemberwise) = ([], .internal, false)
            return
        }
        let variables = model.properties.filter { !$0.isFixed }
        let highest = omitsHidden ? min(variables.map(\.access).max() ?? .internal, .internal) : .private
        let shown = variables.filter { !$0.hasValue || $0.access >= highest }
        let problems = shown.compactMap { Diagnostic.modelProperty($0, of: model) }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        parameters = shown.filter { !$0.isLazy }.map { property in
            let parameter = Parameter(
                label: property.name, name: property.name, type: property.type ?? .void, defaultValue: property.value)
            return (parameter, property.location)
        }
        access = shown.map(\.access).min() ?? .public
        isMemberwise = true
    }

    /// Whether it can make a copy, and the variables to set in the copy.
    func copy(of model: ModelDeclaration, least: Access) -> (isMade: Bool, set: [StoredProperty])? {
        guard model.kind != .enumeration else { return nil }
        let kept = model.properties.filter { !$0.isFixed && !$0.isLazy }
        let set = kept.filter { !$0.isConstant && $0.setterAccess >= least && $0.type != nil && $0.conditions.isEmpty }
        let isReadable = parameters.allSatisfy { parameter, _ in
            kept.contains { $0.isTaken(by: parameter) && $0.access >= least }
        }
        let rest = kept.filter { property in !parameters.contains { property.isTaken(by: $0.parameter) } }
        let isComplete = isReadable && rest.allSatisfy(set.contains)
        let isVariable = model.kind == .structure && !isMemberwise && set.count == kept.count
        if isComplete, !isVariable { return (true, rest) }
        return model.kind == .structure ? (false, set) : nil
    }
}

extension StoredProperty {
    fileprivate func isTaken(by parameter: Parameter) -> Bool {
        guard name == parameter.name || name == parameter.label, let type else { return false }
        if case .attributed(let attributes, let inner) = parameter.type {
            return type == parameter.type || attributes == ["@escaping"] && type == inner
        }
        return type == parameter.type
    }
}

extension Member {
    fileprivate func covered(of model: ModelDeclaration) -> Int {
        model.properties.count { property in parameters.contains(where: property.isTaken) }
    }

    fileprivate func isCallable(_ least: Access) -> Bool {
        guard access >= least, !isUnavailable, conditions.isEmpty, failing == .never, effects == Effects(), generics == GenericClause()
        else { return false }
        return parameters.allSatisfy { parameter in
            guard !parameter.isVariadic, parameter.attributes.isEmpty else { return false }
            guard case .attributed(let attributes, _) = parameter.type else { return true }
            return attributes.allSatisfy { ["@escaping", "@Sendable"].contains($0) || $0.hasPrefix("@") && $0 != "@autoclosure" }
        }
    }
}
