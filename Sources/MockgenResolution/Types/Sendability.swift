import MockgenModel
import MockgenOutline

extension Lookup {
    /// Whether a protocol or class inherits from Sendable, a class also through its protocols and extensions. The default isolation of a
    /// module does not apply to types that conform to such a protocol.
    func inheritsSendable(_ reference: SourceIndex.Reference) -> Bool {
        let order = postorder(from: reference, isDone: { isolation.sendable[$0] != nil }) { type in
            clauses(of: type).flatMap { clause in clause.names.compactMap { find([$0], from: clause.scope) } }
        }
        for (type, parents) in order {
            isolation.sendable[type] =
                clauses(of: type).contains { $0.names.contains("Sendable") } || parents.contains { isolation.sendable[$0] == true }
        }
        return isolation.sendable[reference] == true
    }

    /// Whether the compiler checks that each subclass of a Sendable class is Sendable, because none of its conformances is `@unchecked`.
    func checksSubclasses(of reference: SourceIndex.Reference) -> Bool {
        var next: SourceIndex.Reference? = reference
        var passed: Set<SourceIndex.Reference> = []
        while let current = next, passed.insert(current).inserted {
            let clauses = clauses(of: current)
            if clauses.contains(where: { $0.text.contains("@unchecked") }) { return false }
            next = clauses.lazy.flatMap { clause in clause.names.lazy.compactMap { find([$0], from: clause.scope) } }
                .first { index.declaration($0).kind == .class }
        }
        return true
    }

    /// Whether values of a type are Sendable, as far as its name tells. Nil if only the compiler knows.
    func isSendable(_ type: TypeName, from scope: Scope) -> Bool? {
        func all(_ types: [TypeName]) -> Bool? {
            let found = types.map { isSendable($0, from: scope) }
            return found.contains(false) ? false : found.contains(nil) ? nil : true
        }
        switch type {
        case .optional(let part), .implicitlyUnwrapped(let part), .array(let part): return isSendable(part, from: scope)
        case .dictionary(let key, let value): return all([key, value])
        case .tuple(let elements): return all(elements.map(\.type))
        case .function: return false
        case .attributed(let attributes, .function): return attributes.contains { $0 == "@Sendable" || isGlobalActor($0, from: scope) }
        case .any(let constraint):
            let found = constraint.protocols.map { part in part.path.flatMap { find($0, from: scope) } }
            return found.contains { $0.map(inheritsSendable) == true } ? true : found.contains(nil) ? nil : false
        case .named(let name, let arguments) where collections.contains(name): return all(arguments)
        case .named(let name, []) where plainTypes.contains(name): return true
        case .named("Any", []), .named("AnyObject", []), .named("AnyHashable", []): return false
        case .named, .member: return type.path.flatMap { find($0, from: scope) }.flatMap(isSendableType)
        default: return nil
        }
    }

    private func isSendableType(_ reference: SourceIndex.Reference) -> Bool? {
        let declaration = index.declaration(reference)
        switch declaration.kind {
        case .actor: return true
        case .protocol: return inheritsSendable(reference)
        case .class: return globalActor(of: reference) != nil || inheritsSendable(reference)
        case .structure, .enumeration:
            let isSendable = globalActor(of: reference) != nil || declaration.inherited.contains("Sendable")
            return isSendable ? true : nil
        case .alias: return nil
        }
    }

    private func clauses(of reference: SourceIndex.Reference) -> [InheritanceClause] {
        let declaration = index.declaration(reference)
        let scope = scope(of: reference)
        let own = InheritanceClause(names: declaration.inherited, text: head(of: declaration.range, in: scope), scope: scope)
        switch declaration.kind {
        case .protocol: return [own]
        case .class:
            let added = extensions(of: reference).map { found in
                InheritanceClause(
                    names: found.extension.inherited, text: head(of: found.extension.range, in: found.scope), scope: found.scope)
            }
            // An unavailable extension only prevents other conformances.
            return [own] + added.filter { !$0.text.contains("unavailable") }
        case .structure, .enumeration, .actor, .alias: return []
        }
    }

    private func head(of range: Range<Int>, in scope: Scope) -> String {
        let bytes = index.file(scope.sourceFile).text.bytes[range]
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "{") }, as: UTF8.self)
    }
}

private let collections: Set = ["Array", "Dictionary", "Optional", "Result", "Set"]

private let plainTypes: Set = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Character", "Data", "Date", "Decimal", "Double", "Duration", "Float",
    "IndexPath", "Int", "Int16", "Int32", "Int64", "Int8", "Locale", "String", "Substring", "TimeInterval", "TimeZone", "UInt", "UInt16",
    "UInt32", "UInt64", "UInt8", "URL", "UUID", "Void",
]

private struct InheritanceClause {
    let names: [String]
    let text: String
    let scope: Lookup.Scope
}
