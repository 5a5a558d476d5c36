import MockgenModel
import SwiftSyntax

/// Finds types that the parser accepts and the compiler does not, independent of the names in them: `inout inout Int`.
struct InvalidTypes {
    struct Problem {
        let node: Syntax
        let message: String
        let help: String
    }

    private(set) var found: [Problem] = []

    init(in type: TypeSyntax, at position: TypePosition) { check(type, at: position) }

    private mutating func add(_ message: String, help: String, at node: some SyntaxProtocol) {
        found.append(Problem(node: Syntax(node), message: message, help: help))
    }

    private mutating func check(_ type: TypeSyntax, at position: TypePosition) {
        let inner = position.inside
        switch type.as(TypeSyntaxEnum.self) {
        case .attributedType(let type): check(type, at: position)
        case .identifierType(let type): check(type.genericArgumentClause, at: inner)
        case .memberType(let type):
            if type.name.isReserved {
                add("'\(type.name.text)' is a keyword, not the name of a type", help: "write the name of a type", at: type.name)
            }
            check(type.baseType, at: inner)
            check(type.genericArgumentClause, at: inner)
        case .optionalType(let type): check(type.wrappedType, at: inner)
        case .implicitlyUnwrappedOptionalType(let type):
            if !position.allowsUnwrapping { add("'!' cannot be used on this type", help: "write '?'", at: type.exclamationMark) }
            check(type.wrappedType, at: inner)
        case .arrayType(let type): check(type.element, at: inner)
        case .dictionaryType(let type):
            check(type.key, at: inner)
            check(type.value, at: inner)
        case .metatypeType(let type): check(type.baseType, at: inner)
        case .tupleType(let type): check(type, at: position)
        case .functionType(let type):
            for parameter in type.parameters { check(parameter.type, at: .parameterOfClosure(in: position)) }
            check(type.returnClause.type, at: .resultOfClosure(in: position))
        case .compositionType(let type): for element in type.elements { check(element.type, at: inner) }
        case .suppressedType(let type): check(type.type, at: inner)
        case .someOrAnyType(let type): check(type, at: position)
        case .packExpansionType(let type): check(type, at: position)
        case .packElementType(let type):
            if !position.isInExpansion { add("'each' needs 'repeat' in front of it", help: "write 'repeat \(type.flatText)'", at: type) }
        default: break
        }
    }

    private mutating func check(_ arguments: GenericArgumentClauseSyntax?, at inner: TypePosition) {
        for argument in arguments?.arguments ?? [] {
            if case .type(let type) = argument.argument { check(type, at: inner.allowingExpansions) }
        }
    }

    private mutating func check(_ type: AttributedTypeSyntax, at position: TypePosition) {
        var specifiers: [String] = []
        for case .simpleTypeSpecifier(let specifier) in type.specifiers {
            check(specifier.specifier, after: specifiers, at: position)
            specifiers.append(specifier.specifier.text)
        }
        var names: Set<String> = []
        for case .attribute(let attribute) in type.attributes {
            let name = attribute.attributeName.flatText
            let isOfParameter = ["escaping", "autoclosure"].contains(name)
            if isOfParameter, !position.allowsEscaping {
                add("'@\(name)' can only be used on a parameter that is a closure", help: "remove '@\(name)'", at: attribute)
            } else if isOfParameter || ["Sendable", "convention"].contains(name), !type.baseType.mayBeFunction {
                add("'@\(name)' can only be used on the type of a closure", help: "remove '@\(name)'", at: attribute)
            } else if isOfParameter, !names.insert(name).inserted {
                add("'@\(name)' is written twice", help: "remove the second '@\(name)'", at: attribute)
            } else if name == "escaping", specifiers.contains("inout") {
                add("an 'inout' closure always escapes", help: "remove '@escaping'", at: attribute)
            }
        }
        check(type.baseType, at: position.behindSpecifiers)
    }

    private mutating func check(_ word: TokenSyntax, after others: [String], at position: TypePosition) {
        let text = word.text
        if !position.specifiers.contains(text) {
            add("'\(text)' cannot be used on this type", help: "remove '\(text)'", at: word)
        } else if others.contains(text) {
            add("'\(text)' is written twice", help: "remove the second '\(text)'", at: word)
        } else if let other = others.first(where: TypePosition.ownership.contains), TypePosition.ownership.contains(text) {
            add("'\(other)' and '\(text)' cannot be used together", help: "remove one of them", at: word)
        } else if others.last == "sending", TypePosition.ownership.contains(text) {
            add("'sending' must be behind '\(text)'", help: "write '\(text) sending'", at: word)
        }
    }

    private mutating func check(_ type: TupleTypeSyntax, at position: TypePosition) {
        if type.elements.count == 1, let only = type.elements.first, only.firstName == nil, only.ellipsis == nil {
            return check(only.type, at: position.inParentheses)
        }
        for element in type.elements {
            if let ellipsis = element.ellipsis {
                add("a tuple cannot have variadic elements", help: "write an array", at: ellipsis)
            }
            check(element.type, at: position.inside.allowingExpansions)
        }
    }

    private mutating func check(_ type: SomeOrAnyTypeSyntax, at position: TypePosition) {
        let word = type.someOrAnySpecifier
        if word.tokenKind == .keyword(.some), !position.allowsOpaque {
            add(
                "'some' can only be used in the type of a parameter in a protocol",
                help: "write 'any \(type.constraint.flatText)', or an associated type", at: word)
        } else if let optional = type.constraint.as(OptionalTypeSyntax.self) {
            let wrapped = "(\(word.text) \(optional.wrappedType.flatText))?"
            add("'\(word.text)' cannot be used on an optional without parentheses", help: "write '\(wrapped)'", at: word)
        }
        check(type.constraint, at: position.inside)
    }

    private mutating func check(_ type: PackExpansionTypeSyntax, at position: TypePosition) {
        if !type.repetitionPattern.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.each) }) {
            add("'repeat' needs a type with 'each'", help: "write 'repeat each T' for a parameter pack 'T'", at: type)
        } else if !position.allowsExpansion {
            add("'repeat' can only be used in a list of parameters, elements or generic arguments", help: "write a tuple", at: type)
        }
        check(type.repetitionPattern, at: position.inside.inExpansion)
    }
}

/// The specifiers and attributes that a type may have in its position.
struct TypePosition {
    static let ownership: Set<String> = ["inout", "borrowing", "consuming", "__shared", "__owned"]

    private(set) var specifiers: Set<String> = []
    private(set) var allowsEscaping = false
    private(set) var allowsUnwrapping = false
    private(set) var allowsOpaque = false
    private(set) var allowsExpansion = false
    private(set) var isInExpansion = false

    static let parameter = TypePosition(
        specifiers: ownership.union(["sending", "isolated", "_const"]), allowsEscaping: true, allowsUnwrapping: true, allowsOpaque: true,
        allowsExpansion: true)
    static let variadicParameter = TypePosition(specifiers: ["sending"], allowsUnwrapping: true)
    static let parameterOfSubscript = TypePosition(
        specifiers: ["sending", "isolated", "_const"], allowsEscaping: true, allowsUnwrapping: true, allowsOpaque: true,
        allowsExpansion: true)
    static let result = TypePosition(specifiers: ["sending"], allowsUnwrapping: true)
    static let property = TypePosition(allowsUnwrapping: true)
    static func parameterOfClosure(in position: TypePosition) -> TypePosition {
        TypePosition(
            specifiers: ownership.union(["sending", "isolated"]), allowsEscaping: true, allowsExpansion: true,
            isInExpansion: position.isInExpansion)
    }
    static func resultOfClosure(in position: TypePosition) -> TypePosition { position.inside.changed { $0.specifiers = ["sending"] } }
    static let other = TypePosition()
    /// A `where` clause may expand packs.
    static let constraint = TypePosition(allowsExpansion: true, isInExpansion: true)

    var inside: TypePosition { TypePosition(allowsOpaque: allowsOpaque, isInExpansion: isInExpansion) }
    var allowingExpansions: TypePosition { changed { $0.allowsExpansion = true } }
    var inExpansion: TypePosition { changed { $0.isInExpansion = true } }
    var inParentheses: TypePosition {
        changed {
            $0.allowsUnwrapping = false
            $0.allowsExpansion = true
        }
    }
    var behindSpecifiers: TypePosition { changed { $0.specifiers = [] } }

    private func changed(_ change: (inout TypePosition) -> Void) -> TypePosition {
        var copy = self
        change(&copy)
        return copy
    }
}

extension TokenSyntax {
    /// Whether it is a name only with back-ticks. After a dot, the parser accepts a keyword as a name.
    var isReserved: Bool { text.isSwiftKeyword }
}

extension TypeSyntax {
    /// Whether it is a function, or an alias that may be one.
    fileprivate var mayBeFunction: Bool {
        switch self.as(TypeSyntaxEnum.self) {
        case .arrayType, .dictionaryType, .inlineArrayType, .optionalType, .implicitlyUnwrappedOptionalType, .metatypeType,
            .someOrAnyType, .compositionType:
            false
        case .tupleType(let tuple): tuple.elements.count == 1 && tuple.elements.allSatisfy(\.type.mayBeFunction)
        default: true
        }
    }
}
