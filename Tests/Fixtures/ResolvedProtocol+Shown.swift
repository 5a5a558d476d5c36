package import MockgenModel

extension ResolvedProtocol {
    /// By name; the last one where it is overloaded.
    package var functions: [String: Member] {
        Dictionary(requirements.map(\.member).filter { $0.kind == .function }.map { ($0.writtenName, $0) }) { $1 }
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
        (isStatic ? "static " : "") + shownSignature + (conditions.isEmpty ? "" : " if " + conditions.joined(separator: ", "))
    }

    private var shownSignature: String {
        let list = "(" + parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ") + ")"
        let accessors = "{ get\(effects)\(accessors.isSettable ? " set" : "") }"
        return switch kind {
        case .function: "func \(writtenName)\(generics.parameterList)\(list)\(effects) -> \(result)\(generics.whereClause)"
        case .property: "var \(writtenName): \(result) \(accessors)"
        case .subscript: "subscript\(generics.parameterList)\(list) -> \(result) \(accessors)"
        case .initializer: "init\(failing.rawValue)\(generics.parameterList)\(list)\(effects)"
        }
    }
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
