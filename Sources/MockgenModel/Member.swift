/// One requirement of a protocol, or one member of a class, with its signature.
package struct Member: Hashable, Sendable {
    package enum Kind: String, Sendable { case function, property, `subscript`, initializer }

    /// How an initializer fails.
    package enum Failing: String, Sendable {
        case never = ""
        case optional = "?"
        case implicitlyUnwrapped = "!"
    }

    package var kind: Kind
    /// The name as written, with back-ticks. The name of an operator is its sign. `init` and `subscript` are names too.
    package var writtenName: String
    package var failing = Failing.never
    package var generics = GenericClause()
    package var parameters: [Parameter] = []
    /// The effects of a function or initializer, or of the getter.
    package var effects = Effects()
    /// The result, or the type of a property. `Void` for an initializer.
    package var result: TypeName
    package var accessors = Accessors()
    /// The type of subject behind a stream, if an annotation names it: `BehaviorSubject`.
    package var subject: String?
    /// As written, `@available(iOS 15, *)` for example.
    package var attributes: [String]
    /// As written, `static`, `mutating` for example.
    package var modifiers: [String]
    package var isolation: MemberIsolation
    package var conditions: [String]
    package var location: SourceLocation

    package init(
        _ kind: Kind, _ name: String, _ result: TypeName = .void, attributes: [String] = [], modifiers: [String] = [],
        conditions: [String] = [], location: SourceLocation
    ) {
        self.kind = kind
        writtenName = name
        self.result = result
        (self.attributes, self.modifiers) = (attributes, modifiers)
        isolation = MemberIsolation(takenFrom: &self.modifiers, &self.attributes)
        self.conditions = conditions
        self.location = location
    }

    package var isStatic: Bool { !modifiers.isEmpty && modifiers.contains { $0 == "static" || $0 == "class" } }

    /// A prefix operator of the same name is another member.
    package var isPostfix: Bool { modifiers.contains("postfix") }

    package var isInitializer: Bool { kind == .initializer }

    /// The written access level, or internal.
    package var access: Access { modifiers.firstNonNil(Access.init(rawValue:)) ?? .internal }

    package var isUnavailable: Bool { attributes.contains { $0.hasPrefix("@available(*, unavailable") } }

    /// Whether some system, version or caller may not use it. A deprecated member is there for all.
    package var isRestricted: Bool { attributes.contains(where: \.restrictsUse) }

    package var isDeprecated: Bool { attributes.areDeprecating }

    /// The name without back-ticks, or nil for `init` and `subscript`.
    package var name: String? { kind == .function || kind == .property ? writtenName.withoutBackTicks : nil }

    package var isAsync: Bool { effects.isAsync }
}

package struct Parameter: Hashable, Sendable {
    /// The argument label, or nil for `_`.
    package var label: String?
    /// The name in the body; the label if only one is written.
    package var name: String
    /// Whether the name is made, because the parameter is written `_: T`.
    package var isUnnamed = false
    package var type: TypeName
    package var isVariadic = false
    /// A result builder or property wrapper in front of the parameter, as written.
    package var attributes: [String] = []
    /// The default value of a class's member, if it means the same in another file. An override has only the default values that it
    /// repeats.
    package var defaultValue: String?
    /// Whether `defaultValue` is made without a call, such as a number.
    package var defaultCallsNothing = false
    /// Whether a caller can omit the argument.
    package var mayBeLeftOut = false

    package init(label: String?, name: String, type: TypeName, defaultValue: String? = nil) {
        (self.label, self.name, self.type, self.defaultValue) = (label, name, type, defaultValue)
    }
}

package struct Accessors: Hashable, Sendable {
    /// How a class stores the value of a property. Reading a stored value runs no code of the class.
    package enum Storage: Hashable, Sendable {
        case none
        case plain
        case observed
    }

    package var isSettable: Bool
    package var hasMutatingGet: Bool
    package var storage: Storage

    package init(isSettable: Bool = false, hasMutatingGet: Bool = false, storage: Storage = .none) {
        (self.isSettable, self.hasMutatingGet, self.storage) = (isSettable, hasMutatingGet, storage)
    }
}

extension Accessors {
    /// Whether it only stores its value, like a property of a mock.
    package var isPlainVariable: Bool { storage == .plain && isSettable }
}

extension [String] {
    package var areDeprecating: Bool { contains { $0.contains("@available") && $0.contains("deprecated") } }
}

extension String {
    /// Whether the attribute limits where code can use the declaration: `@available(iOS 17, *)`, `@_spi(Core)`.
    package var restrictsUse: Bool { hasPrefix("@_spi(") || hasPrefix("@available") && !hasPrefix("@available(*, deprecated") }
}
