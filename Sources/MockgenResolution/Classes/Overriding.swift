import MockgenModel

/// What Swift lets a subclass do with a member.
extension Member {
    /// A convenience initializer is inherited with those that it calls. What is required has to be there, even if no one may call it.
    var isDesignated: Bool {
        isInitializer && !modifiers.contains("convenience") && (!isUnavailable || modifiers.contains("required"))
    }

    /// - Parameter least: the access that a subclass must have to it: where the module is another package's, only what is open.
    func isOverridable(_ least: Access) -> Bool {
        guard access >= least, !isInitializer, !isUnavailable, !modifiers.contains("final"), !modifiers.contains("static") else {
            return false
        }
        // What only keeps a value keeps it in the mock as well.
        if case .property(let property) = kind { return !property.accessors.isPlainVariable }
        return true
    }

    /// As who may override only what is open sees it: `open internal(set) var` is read-only there.
    var withoutHiddenSetter: Member {
        guard case .property(var property) = kind, modifiers.contains(where: { $0.hasSuffix("(set)") && $0 != "open(set)" }) else {
            return self
        }
        property.accessors.isSettable = false
        var copy = self
        copy.kind = .property(property)
        return copy
    }

    /// What it says for parameters of some types need not be said, where that makes values of them.
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

    /// Whether it overrides what a superclass has, or hides it. With `override` it may have other types, if nothing there has its own.
    /// - Parameter members: all of that superclass.
    func replaces(_ inherited: Member, among members: [Member]) -> Bool {
        guard selector == inherited.selector else { return false }
        if parameterTypes == inherited.parameterTypes { return true }
        return modifiers.contains("override")
            && !members.contains { selector == $0.selector && parameterTypes == $0.parameterTypes }
    }

    /// What it is called by, apart from types.
    private var selector: [String] {
        let kind =
            switch kind {
            case .function: "func"
            case .property: "var"
            case .subscript: "subscript"
            case .initializer: "init"
            }
        return [isStatic ? "static" : "", kind, name ?? ""] + parameters.map { $0.label ?? "_" }
    }

    private var parameterTypes: [TypeName] { parameters.map(\.type) }
}
