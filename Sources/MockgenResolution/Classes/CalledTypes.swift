import MockgenModel
import MockgenOutline

extension Lookup {
    /// Whether a call with arguments makes a value of exactly this type: no initializer fails, and no generic argument is inferred.
    func isTypeOfItsCalls(_ type: TypeName) -> Bool {
        guard case .symbol(let name) = type.expanded else { return type.expanded.path == nil }
        guard name.allArguments.isEmpty else { return true }
        guard case .declaration(let reference) = name.symbol.source else { return false }
        let types = ([reference] + index.enclosing(reference)).map(index.declaration)
        return !types.contains(where: \.isGeneric) && !mayFail(reference, subclasses: [])
    }

    /// Whether one of the initializers may fail, or the superclass or raw type is unknown.
    private func mayFail(_ reference: SourceIndex.Reference, subclasses: Set<SourceIndex.Reference>) -> Bool {
        let declaration = index.declaration(reference)
        guard !subclasses.contains(reference), reference.module < index.standard else { return true }
        let parts = extensions(of: reference).map { text(of: $0.extension.range, in: $0.scope) }
        let own = text(of: declaration.range, in: scope(of: reference))
        if ([own] + parts).contains(where: { $0.contains("init?") || $0.contains("init!") }) { return true }
        switch declaration.kind {
        case .enumeration: return !declaration.inherited.isEmpty
        case .class:
            return declaration.inherited.contains { name in
                guard let parent = find([name], from: scope(of: reference)) else { return !StandardLibrary.isProtocol(name) }
                return index.declaration(parent).kind == .class && mayFail(parent, subclasses: subclasses.union([reference]))
            }
        case .structure, .actor, .protocol, .alias: return false
        }
    }

    private func text(of range: Range<Int>, in scope: Scope) -> String {
        String(decoding: index.file(scope.sourceFile).text.bytes[range], as: UTF8.self)
    }
}

extension Member {
    /// Returns the member as one that the mock does not override, or nil if no mock overrides it.
    func inherited(_ reason: InheritedMember.Reason, by declaration: ProtocolDeclaration, _ least: Access) -> InheritedMember? {
        guard isOverridable(least) else { return nil }
        return InheritedMember(
            name: signature, title: title, owner: declaration.qualifiedName, access: access, location: location, reason: reason)
    }
}
