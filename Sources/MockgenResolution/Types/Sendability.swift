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
        let bytes = index.files[scope.module][scope.file].text.bytes[range]
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "{") }, as: UTF8.self)
    }
}

private struct InheritanceClause {
    let names: [String]
    let text: String
    let scope: Lookup.Scope
}
