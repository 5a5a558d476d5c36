/// A Swift type with its structure. In a declaration, a type has only names. In a resolved type, every name is a symbol except generic
/// parameters, `Self` and `Any`.
package indirect enum TypeName: Hashable, Sendable {
    /// `Int`, `Self`, `Array<Int>`
    case named(String, [TypeName] = [])
    /// `Outer.Inner<Int>`, `Self.Element`
    case member(TypeName, String, [TypeName] = [])
    /// A name whose declaration is known, or known to be missing.
    case symbol(SymbolName)
    case optional(TypeName)
    case implicitlyUnwrapped(TypeName)
    case array(TypeName)
    case dictionary(key: TypeName, value: TypeName)
    /// `[3 of Int]`
    case inlineArray(count: TypeName, element: TypeName)
    /// A tuple never has exactly one element without a label. `()` is `Void`.
    case tuple([TupleElement])
    case function(FunctionType)
    case composition([TypeName])
    case some(TypeName)
    case any(TypeName)
    case metatype(TypeName)
    /// `P.Protocol`
    case protocolMetatype(TypeName)
    case suppressed(TypeName)
    /// `repeat each T`
    case expansion(TypeName)
    /// `each T`
    case element(TypeName)
    /// A type with specifiers or attributes, as written: `inout`, `borrowing`, `@escaping`, `@Sendable` …
    case attributed([String], TypeName)
    /// An integer as a generic argument.
    case value(String)

    package static let void = TypeName.tuple([])

    /// Whether it is the standard library's `Never`, which has no values to store.
    package var isNever: Bool { if case .symbol(let name) = self { name.isStandard("Never") } else { false } }

    package var conjuncts: [TypeName] {
        if case .composition(let types) = self { types } else { [self] }
    }

    /// `Int` of `Store<Int>`.
    package var genericArguments: [TypeName] {
        switch self {
        case .named(_, let arguments), .member(_, _, let arguments): arguments
        case .symbol(let name): name.arguments
        default: []
        }
    }

    package var isExistential: Bool { if case .any = self { true } else { false } }

    package var isSuppression: Bool { if case .suppressed = self { true } else { false } }

    package var isExpansion: Bool { if case .expansion = self { true } else { false } }

    package var isVoid: Bool {
        switch self {
        case .tuple(let elements): elements.isEmpty
        case .named("Void", []), .member(.named("Swift", []), "Void", []): true
        case .symbol(let name): name.isStandard("Void") || name.target?.isVoid == true
        default: false
        }
    }
}

package struct TupleElement: Hashable, Sendable {
    package var label: String?
    package var type: TypeName

    package init(label: String? = nil, type: TypeName) { (self.label, self.type) = (label, type) }
}

package struct FunctionType: Hashable, Sendable {
    package var parameters: [FunctionTypeParameter]
    package var effects: Effects
    package var result: TypeName

    package init(parameters: [FunctionTypeParameter], effects: Effects = Effects(), result: TypeName) {
        (self.parameters, self.effects, self.result) = (parameters, effects, result)
    }
}

package struct FunctionTypeParameter: Hashable, Sendable {
    /// `(_ name: Int)`. The names of closure parameters are only documentation.
    package var name: String?
    package var type: TypeName
    package var isVariadic: Bool

    package init(name: String? = nil, type: TypeName, isVariadic: Bool = false) {
        (self.name, self.type, self.isVariadic) = (name, type, isVariadic)
    }
}

package struct Effects: Hashable, Sendable {
    package enum Throwing: Hashable, Sendable {
        case never
        case anyError
        case typed(TypeName)
        /// Throws the errors of its closure arguments.
        case rethrowing
    }

    package var isAsync: Bool
    package var throwing: Throwing

    package init(isAsync: Bool = false, throwing: Throwing = .never) { (self.isAsync, self.throwing) = (isAsync, throwing) }
}

extension [String] {
    // Specifiers such as `nonisolated(nonsending)` come before attributes with an `@`.

    package var specifiers: [String] { filter { !$0.hasPrefix("@") } }
    package var attributes: [String] { filter { $0.hasPrefix("@") } }
}
