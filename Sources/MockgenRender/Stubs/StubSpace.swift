import MockgenModel

/// The names between a mock and its stubs: `on` in `mock.on.add`.
extension MockContext {
    var nameOfStubs: String { (style.name(.stubs, stem: "") ?? "on").free(of: namesOfSources) }

    func typeOfStubs(isStatic: Bool) -> String {
        ((isStatic ? "Static" : "") + (style.name(.stubs, stem: "") ?? "on").capitalizedFirst).free(of: namesOfSources)
    }

    /// Nil in a style without stubs.
    func nameOfStub(stem: String) -> String? { style.name(.stub, stem: stem)?.escaped(as: .value) }

    func path(toStub name: String, isStatic: Bool, hiddenBy parameters: Set<String>) -> String {
        let path = "\(nameOfStubs).\(name)"
        return isStatic ? "\(typeInBodies).\(path)" : parameters.contains(nameOfStubs) ? "self.\(path)" : path
    }
}

extension Member {
    /// Whether a stub can store its values.
    var isRecordable: Bool { !result.isNoncopyable && !result.isNonescapable }
}
