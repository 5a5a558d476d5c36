package import MockgenModel

extension ResolvedProtocol {
    /// By name; the last one where it is overloaded.
    package var functions: [String: Function] {
        Dictionary(
            requirements.compactMap { requirement in
                guard case .function(let function) = requirement.member.kind else { return nil }
                return (function.name, function)
            }
        ) { $1 }
    }

    /// `func f(_: Int) async -> Bool`, `var v: Int { get set }`, and the protocol that each comes from.
    package var shown: [String] { requirements.map { "\($0.member.shown) of \($0.origin)" } }
}

extension ImportLine {
    /// `@testable App`, `Foundation if os(iOS)`
    package var shown: String {
        (attributes + [access?.rawValue, path].compactMap(\.self)).joined(separator: " ")
            + (conditions.isEmpty ? "" : " if " + conditions.joined(separator: ", "))
    }
}

extension Member {
    fileprivate var shown: String {
        (isStatic ? "static " : "") + kind.shown + (conditions.isEmpty ? "" : " if " + conditions.joined(separator: ", "))
    }
}

extension Member.Kind {
    fileprivate var shown: String {
        switch self {
        case .function(let function):
            "func \(function.name)\(function.generics.parameterList)\(shown(function.parameters))\(function.effects) -> \(function.result)"
                + function.generics.whereClause
        case .property(let property): "var \(property.name): \(property.type) \(property.accessors.shown)"
        case .subscript(let value):
            "subscript\(value.generics.parameterList)\(shown(value.parameters)) -> \(value.result) \(value.accessors.shown)"
        case .initializer(let initializer):
            "init\(initializer.failing.rawValue)\(initializer.generics.parameterList)\(shown(initializer.parameters))\(initializer.effects)"
        }
    }

    private func shown(_ parameters: [Parameter]) -> String {
        "(" + parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ") + ")"
    }
}

extension Accessors {
    fileprivate var shown: String { "{ get\(getEffects)\(isSettable ? " set" : "") }" }
}

extension ResolvedProtocol {
    /// The symbols in the types of its members.
    package var symbols: [Symbol] { names.map(\.symbol) }

    /// The types behind the aliases in its members, by the names that the mock uses.
    package var targets: [String: String] {
        Dictionary(names.compactMap { name in name.target.map { (name.description, $0.description) } }) { first, _ in first }
    }

    private var names: [SymbolName] {
        var found: [SymbolName] = []
        for type in requirements.flatMap(\.member.types) {
            type.visit { if case .symbol(let name) = $0 { found.append(name) } }
        }
        return found
    }
}
