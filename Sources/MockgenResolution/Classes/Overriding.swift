import MockgenModel

extension Member {
    /// A subclass inherits convenience initializers with the designated ones. It must declare required ones even if they are unavailable.
    var isDesignated: Bool {
        isInitializer && !modifiers.contains("convenience") && (!isUnavailable || modifiers.contains("required"))
    }

    /// - Parameter least: the necessary access: in the module of another package, only open members can be overridden.
    func isOverridable(_ least: Access) -> Bool {
        guard access >= least, !isInitializer, !isUnavailable, !modifiers.contains("final"), !modifiers.contains("static") else {
            return false
        }
        return !accessors.isPlainVariable
    }

    /// The member as another package sees it: `open internal(set) var` is read-only.
    var withoutHiddenSetter: Member {
        guard kind == .property, modifiers.contains(where: { $0.hasSuffix("(set)") && $0 != "open(set)" }) else { return self }
        var copy = self
        copy.accessors.isSettable = false
        return copy
    }

    /// Removes default values of parameters of these types if they create a value.
    func withoutDefaults(of types: (TypeName) -> Bool) -> Member {
        var copy = self
        for index in parameters.indices where !parameters[index].defaultCallsNothing && types(parameters[index].type) {
            copy.parameters[index].defaultValue = nil
        }
        return copy
    }

    /// Whether it overrides or hides a member of a superclass. An `override` may have other types, if no member of the superclass has the
    /// same.
    /// - Parameter members: all members of the superclass.
    func replaces(_ inherited: Member, among members: [Member]) -> Bool {
        guard selector == inherited.selector else { return false }
        if parameterTypes == inherited.parameterTypes { return true }
        return isOverride
            && !members.contains { selector == $0.selector && parameterTypes == $0.parameterTypes }
    }

    var selector: [String] {
        [isStatic ? "static" : "", kind.rawValue, name ?? ""] + parameters.map { $0.label ?? "_" }
    }

    var parameterTypes: [TypeName] { parameters.map(\.type) }

    var isOverride: Bool { modifiers.contains("override") }
}
