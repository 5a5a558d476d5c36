import MockgenModel
import SwiftSyntax

extension GenericClause {
    init(_ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) {
        self.init(
            parameters: parameters?.parameters.map { GenericParameter($0) } ?? [],
            requirements: readRequirements(parameters?.genericWhereClause) + readRequirements(requirements))
    }
}

extension GenericParameter {
    fileprivate init(_ syntax: GenericParameterSyntax) {
        let kind: Kind =
            switch syntax.specifier?.tokenKind {
            case .keyword(.each): .pack
            case .keyword(.let): .value
            default: .type
            }
        self.init(kind: kind, name: syntax.name.text, inherited: syntax.inheritedType.map { TypeName($0) })
    }
}

func readRequirements(_ clause: GenericWhereClauseSyntax?) -> [GenericRequirement] {
    clause?.requirements.map { element in
        switch element.requirement {
        case .conformanceRequirement(let requirement):
            GenericRequirement(left: TypeName(requirement.leftType), relation: .conforms, right: TypeName(requirement.rightType))
        case .sameTypeRequirement(let requirement):
            GenericRequirement(
                left: readTypeOrValue(requirement.leftType), relation: .equals, right: readTypeOrValue(requirement.rightType))
        case .layoutRequirement(let requirement):
            GenericRequirement(
                left: TypeName(requirement.type), relation: .conforms, right: .named(requirement.layoutSpecifier.text))
        @unknown default:
            // A mock repeats the text, and the compiler reports errors in it.
            GenericRequirement(left: .value(element.flatText), relation: .conforms, right: .named("Any"))
        }
    } ?? []
}
