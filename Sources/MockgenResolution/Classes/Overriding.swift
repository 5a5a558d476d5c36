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
        if case .property(let property) = kind { return !property.accessors.isPlainVariable }
        return true
    }

    /// The member as another package sees it: `open internal(set) var` is read-only.
    var withoutHiddenSetter: Member {
        guard case .property(var property) = kind, modifiers.contains(where: { $0.hasSuffix("(set)") && $0 != "open(set)" }) else {
            return self
        }
        property.accessors.isSettable = false
        var copy = self
        copy.kind = .property(property)
        return copy
    }

    /// Removes default values of parameters of these types if they create a value.
    func withoutDefaults(of types: (TypeName) -> Bool) -> Member {
        func changed(_ parameters: [Parameter]) -> [Parameter] {
            parameters.map { parameter in
                guard parameter.defaultValue != nil, !parameter.defaultCallsNothing, types(parameter.type) else { return parameter }
                var copy = parameter
                copy.defaultValue = nil
                return copy
            }
        }
        var copy = self
        switch kind {
        case .function(var function):
            function.parameters = changed(function.parameters)
            copy.kind = .function(function)
        case .subscript(var value):
            value.parameters = changed(value.parameters)
            copy.kind = .subscript(value)
        case .initializer(var initializer):
            initializer.parameters = changed(initializer.parameters)
            copy.kind = .initializer(initializer)
        case .property: break
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
        let kind =
            switch kind {
            case .function: "func"
            case .property: "var"
            case .subscript: "subscript"
            case .initializer: "init"
            }
        return [isStatic ? "static" : "", kind, name ?? ""] + parameters.map { $0.label ?? "_" }
    }

    var parameterTypes: [TypeName] { parameters.map(\.type) }

    var isOverride: Bool { modifiers.contains("override") }
}
