import MockgenModel

/// The names of what stands between a mock and its stubs: `mock.on.add`.
extension MockContext {
    /// The property that has them.
    var nameOfStubs: String { (style.name(.stubs, stem: "") ?? "on").free(of: namesOfSources) }

    /// The type of that property.
    func typeOfStubs(isStatic: Bool) -> String {
        ((isStatic ? "Static" : "") + (style.name(.stubs, stem: "") ?? "on").capitalizedFirst).free(of: namesOfSources)
    }

    func nameOfStub(stem: String) -> String {
        let name = style.name(.stub, stem: stem) ?? stem
        return name.isSwiftKeyword ? "`\(name)`" : name
    }

    /// How a body refers to a stub.
    func path(toStub name: String, isStatic: Bool, hiddenBy parameters: Set<String>) -> String {
        let path = "\(nameOfStubs).\(name)"
        return isStatic ? "\(typeInBodies).\(path)" : parameters.contains(nameOfStubs) ? "self.\(path)" : path
    }
}

extension Property {
    /// Whether a stub can keep its values.
    var isRecordable: Bool { !type.isNoncopyable && !type.isNonescapable }
}
