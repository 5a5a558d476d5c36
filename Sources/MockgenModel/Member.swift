/// One requirement of a protocol, or one member of a class.
package struct Member: Hashable, Sendable {
    package indirect enum Kind: Hashable, Sendable {
        case function(Function)
        case property(Property)
        case `subscript`(Subscript)
        case initializer(Initializer)
    }

    package var kind: Kind
    /// As written, `@available(iOS 15, *)` for example.
    package var attributes: [String]
    /// As written, `static`, `mutating` for example.
    package var modifiers: [String]
    package var isolation: MemberIsolation
    package var conditions: [String]
    package var location: SourceLocation

    package init(
        kind: Kind, attributes: [String], modifiers: [String], isolation: MemberIsolation, conditions: [String], location: SourceLocation
    ) {
        self.kind = kind
        self.attributes = attributes
        self.modifiers = modifiers
        self.isolation = isolation
        self.conditions = conditions
        self.location = location
    }

    package var isStatic: Bool { !modifiers.isEmpty && modifiers.contains { $0 == "static" || $0 == "class" } }

    package var isInitializer: Bool { if case .initializer = kind { true } else { false } }

    /// The written access level, or internal.
    package var access: Access { modifiers.firstNonNil(Access.init(rawValue:)) ?? .internal }

    package var isUnavailable: Bool { attributes.contains { $0.hasPrefix("@available(*, unavailable") } }

    /// Whether some system, version or caller may not use it. A deprecated member is there for all.
    package var isRestricted: Bool { attributes.contains(where: \.restrictsUse) }

    package var isDeprecated: Bool { attributes.areDeprecating }

    /// The name without back-ticks, or nil for `init` and `subscript`.
    package var name: String? {
        switch kind {
        case .function(let function): function.name.withoutBackTicks
        case .property(let property): property.name.withoutBackTicks
        case .subscript, .initializer: nil
        }
    }

    package var parameters: [Parameter] {
        switch kind {
        case .function(let function): function.parameters
        case .property: []
        case .subscript(let value): value.parameters
        case .initializer(let initializer): initializer.parameters
        }
    }

    package var generics: GenericClause {
        get {
            switch kind {
            case .function(let function): function.generics
            case .property: GenericClause()
            case .subscript(let value): value.generics
            case .initializer(let initializer): initializer.generics
            }
        }
        set {
            switch kind {
            case .function(var function):
                function.generics = newValue
                kind = .function(function)
            case .subscript(var value):
                value.generics = newValue
                kind = .subscript(value)
            case .initializer(var initializer):
                initializer.generics = newValue
                kind = .initializer(initializer)
            case .property: break
            }
        }
    }

    package var effects: Effects {
        switch kind {
        case .function(let function): function.effects
        case .property(let property): property.accessors.getEffects
        case .subscript(let value): value.accessors.getEffects
        case .initializer(let initializer): initializer.effects
        }
    }

    package var isAsync: Bool { effects.isAsync }
}

package struct Function: Hashable, Sendable {
    /// The name as written, with back-ticks. The name of an operator is its sign.
    package var name: String
    package var generics: GenericClause
    package var parameters: [Parameter]
    package var effects: Effects
    package var result: TypeName

    package init(name: String, generics: GenericClause, parameters: [Parameter], effects: Effects, result: TypeName) {
        self.name = name
        self.generics = generics
        self.parameters = parameters
        self.effects = effects
        self.result = result
    }
}

package struct Parameter: Hashable, Sendable {
    /// The argument label, or nil for `_`.
    package var label: String?
    /// The name in the body; the label if only one is written.
    package var name: String
    /// Whether the name is made, because the parameter is written `_: T`.
    package var isUnnamed: Bool
    package var type: TypeName
    package var isVariadic: Bool
    /// A result builder or property wrapper in front of the parameter, as written.
    package var attributes: [String]
    /// The default value of a class's member, if it means the same in another file. An override has only the default values that it
    /// repeats.
    package var defaultValue: String?
    /// Whether `defaultValue` is made without a call, such as a number.
    package var defaultCallsNothing: Bool
    /// Whether a caller can omit the argument.
    package var mayBeLeftOut: Bool

    package init(
        label: String?, name: String, isUnnamed: Bool = false, type: TypeName, isVariadic: Bool = false, attributes: [String] = [],
        defaultValue: String? = nil, defaultCallsNothing: Bool = false, mayBeLeftOut: Bool = false
    ) {
        self.label = label
        self.name = name
        self.isUnnamed = isUnnamed
        self.type = type
        self.isVariadic = isVariadic
        self.attributes = attributes
        self.defaultValue = defaultValue
        self.defaultCallsNothing = defaultCallsNothing
        self.mayBeLeftOut = mayBeLeftOut
    }
}

package struct Property: Hashable, Sendable {
    package var name: String
    package var type: TypeName
    package var accessors: Accessors
    /// The type of subject behind a stream, if an annotation names it: `BehaviorSubject`.
    package var subject: String?

    package init(name: String, type: TypeName, accessors: Accessors, subject: String? = nil) {
        self.name = name
        self.type = type
        self.accessors = accessors
        self.subject = subject
    }
}

package struct Accessors: Hashable, Sendable {
    /// How a class stores the value of a property. Reading a stored value runs no code of the class.
    package enum Storage: Hashable, Sendable {
        case none
        case plain
        case observed
    }

    package var getEffects: Effects
    package var isSettable: Bool
    package var hasMutatingGet: Bool
    package var storage: Storage

    package init(
        getEffects: Effects = Effects(), isSettable: Bool, hasMutatingGet: Bool = false, storage: Storage = .none
    ) {
        self.getEffects = getEffects
        self.isSettable = isSettable
        self.hasMutatingGet = hasMutatingGet
        self.storage = storage
    }
}

extension Accessors {
    /// Whether it only stores its value, like a property of a mock.
    package var isPlainVariable: Bool { storage == .plain && isSettable }
}

package struct Subscript: Hashable, Sendable {
    package var generics: GenericClause
    package var parameters: [Parameter]
    package var result: TypeName
    package var accessors: Accessors

    package init(generics: GenericClause, parameters: [Parameter], result: TypeName, accessors: Accessors) {
        self.generics = generics
        self.parameters = parameters
        self.result = result
        self.accessors = accessors
    }
}

package struct Initializer: Hashable, Sendable {
    package enum Failing: String, Sendable {
        case never = ""
        case optional = "?"
        case implicitlyUnwrapped = "!"
    }

    package var failing: Failing
    package var generics: GenericClause
    package var parameters: [Parameter]
    package var effects: Effects

    package init(failing: Failing, generics: GenericClause, parameters: [Parameter], effects: Effects) {
        self.failing = failing
        self.generics = generics
        self.parameters = parameters
        self.effects = effects
    }
}

extension [String] {
    package var areDeprecating: Bool { contains { $0.hasPrefix("@available") && $0.contains("deprecated") } }
}

extension String {
    /// Whether the attribute limits where code can use the declaration: `@available(iOS 17, *)`, `@_spi(Core)`.
    package var restrictsUse: Bool { hasPrefix("@_spi(") || hasPrefix("@available") && !hasPrefix("@available(*, deprecated") }
}
