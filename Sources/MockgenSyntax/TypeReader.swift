import MockgenModel
import SwiftSyntax

extension TypeName {
    init(_ syntax: some TypeSyntaxProtocol) {
        self =
            switch TypeSyntax(syntax).as(TypeSyntaxEnum.self) {
            case .identifierType(let type): readIdentifier(type)
            case .memberType(let type): .member(TypeName(type.baseType), readName(type.name), readArguments(type.genericArgumentClause))
            case .optionalType(let type): .optional(TypeName(type.wrappedType))
            case .implicitlyUnwrappedOptionalType(let type): .implicitlyUnwrapped(TypeName(type.wrappedType))
            case .arrayType(let type): .array(TypeName(type.element))
            case .dictionaryType(let type): .dictionary(key: TypeName(type.key), value: TypeName(type.value))
            case .inlineArrayType(let type): .inlineArray(count: readArgument(type.count), element: readArgument(type.element))
            case .tupleType(let type): readTuple(type)
            case .functionType(let type): .function(readFunction(type))
            case .compositionType(let type): .composition(type.elements.map { TypeName($0.type) })
            case .someOrAnyType(let type):
                TypeName(type.constraint).constraining(type.someOrAnySpecifier.tokenKind == .keyword(.some) ? TypeName.some : TypeName.any)
            case .metatypeType(let type):
                type.metatypeSpecifier.tokenKind == .keyword(.Type)
                    ? .metatype(TypeName(type.baseType)) : .protocolMetatype(TypeName(type.baseType))
            case .suppressedType(let type): .suppressed(TypeName(type.type))
            case .packExpansionType(let type): .expansion(TypeName(type.repetitionPattern))
            case .packElementType(let type): .element(TypeName(type.pack))
            case .attributedType(let type): readAttributed(type)
            case .classRestrictionType: .named("AnyObject")
            case .missingType, .namedOpaqueReturnType: .named(syntax.flatText)
            // The mock repeats the text of a type that only a later Swift has.
            @unknown default: .named(syntax.flatText)
            }
    }

    /// Adds `some` or `any`. `any P?` means `(any P)?`, but the parsers before Swift 6.4 read `any (P?)`.
    private func constraining(_ specified: (TypeName) -> TypeName) -> TypeName {
        switch self {
        case .optional(let type): .optional(type.constraining(specified))
        case .implicitlyUnwrapped(let type): .implicitlyUnwrapped(type.constraining(specified))
        case .suppressed(.optional(let type)): .optional(TypeName.suppressed(type).constraining(specified))
        default: specified(self)
        }
    }
}

/// Reads a module selector as the name before the type: `Foundation::Data` means `Foundation.Data`. Older parsers have no node for it.
private func readIdentifier(_ type: IdentifierTypeSyntax) -> TypeName {
    let (name, arguments) = (readName(type.name), readArguments(type.genericArgumentClause))
    guard let sign = type.name.previousToken(viewMode: .sourceAccurate), sign.text == "::",
        let module = sign.previousToken(viewMode: .sourceAccurate)
    else { return .named(name, arguments) }
    return .member(.named(readName(module)), name, arguments)
}

private func readName(_ name: TokenSyntax) -> String {
    switch name.text {
    case "`Self`": "Self"
    // They are not keywords here, but the mock also uses the name after `->` and in expressions.
    case "async", "reasync", "await": "`\(name.text)`"
    case let text: text
    }
}

private func readArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
    guard let clause else { return [] }
    // The arguments of an empty pack: `Row<>` is not `Row`. With the blank, the angles are not an operator.
    return clause.arguments.isEmpty ? [.value(" ")] : clause.arguments.map(readArgument)
}

private func readArgument(_ argument: GenericArgumentSyntax) -> TypeName { readTypeOrValue(argument.argument) }

func readTypeOrValue(_ syntax: some SyntaxProtocol) -> TypeName {
    Syntax(syntax).as(TypeSyntax.self).map { TypeName($0) } ?? .value(syntax.flatText)
}

private func readTuple(_ type: TupleTypeSyntax) -> TypeName {
    let elements = type.elements.map { element in
        let label = element.firstName?.text.unescaped
        return TupleElement(label: label == "_" ? nil : label, type: TypeName(element.type))
    }
    if elements.count == 1, elements[0].label == nil {
        if case .expansion = elements[0].type {} else { return elements[0].type }
    }
    return .tuple(elements)
}

private func readFunction(_ type: FunctionTypeSyntax) -> FunctionType {
    FunctionType(
        parameters: type.parameters.map { parameter in
            FunctionTypeParameter(
                name: (parameter.secondName ?? parameter.firstName).map(\.text).flatMap { $0 == "_" ? nil : $0 },
                type: TypeName(parameter.type), isVariadic: parameter.ellipsis != nil)
        },
        effects: Effects(type.effectSpecifiers), result: TypeName(type.returnClause.type))
}

private func readAttributed(_ type: AttributedTypeSyntax) -> TypeName {
    let attributes = type.specifiers.map(\.flatText) + type.attributes.texts + type.lateSpecifiers.map(\.flatText)
    let base = TypeName(type.baseType)
    return attributes.isEmpty ? base : .attributed(attributes, base)
}

extension Effects {
    init(_ syntax: (any EffectSpecifiersSyntax)?) {
        self.init(isAsync: syntax?.asyncSpecifier != nil, throwing: Throwing(syntax?.throwsClause))
    }
}

extension Effects.Throwing {
    /// `throws(any Error)` means `throws`, and `throws(Never)` means no `throws`.
    fileprivate init(_ syntax: ThrowsClauseSyntax?) {
        guard let syntax else {
            self = .never
            return
        }
        guard syntax.throwsSpecifier.tokenKind != .keyword(.rethrows) else {
            self = .rethrowing
            return
        }
        self =
            switch syntax.type.map({ TypeName($0) }) {
            case nil, .any(.named("Error", [])), .any(.member(.named("Swift", []), "Error", [])): .anyError
            case .named("Never", []), .member(.named("Swift", []), "Never", []): .never
            case .some(let error): .typed(error)
            }
    }
}
