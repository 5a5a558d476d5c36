import MockgenModel
import MockgenOutline
import MockgenSyntax

extension Lookup {
    /// Returns the attribute of the global actor that a type belongs to, `@MainActor`. A class shares it with its subclasses, and a
    /// protocol with what conforms to it.
    func globalActor(of reference: SourceIndex.Reference) -> String? { globalActor(of: reference, subtypes: []) }

    private func globalActor(of reference: SourceIndex.Reference, subtypes: Set<SourceIndex.Reference>) -> String? {
        let declaration = index.declaration(reference)
        guard declaration.kind != .alias, declaration.kind != .actor, !subtypes.contains(reference) else { return nil }
        let scope = scope(of: reference)
        if let attribute = declaration.attributes.first(where: { isGlobalActor($0, from: scope) }) { return attribute }
        guard !declaration.isNonisolated else { return nil }
        let subtypes = subtypes.union([reference])
        var inherited: Set<String> = []
        for name in declaration.inherited {
            guard let parent = find([name], from: scope), let attribute = globalActor(of: parent, subtypes: subtypes) else { continue }
            if index.declaration(parent).kind == .class { return attribute }
            inherited.insert(attribute)
        }
        if inherited.count == 1 { return inherited.first }
        let isByDefault =
            index.module(reference).settings.contains(.mainActorByDefault) && !isInTypeElsewhere(reference)
            && !declaration.inherited.contains { find([$0], from: scope).map(inheritsSendable) ?? false }
        return isByDefault ? "@MainActor" : nil
    }

    /// Whether a value can be made on any actor with `T()`, although the type belongs to one.
    func hasNonisolatedInitializer(_ reference: SourceIndex.Reference) -> Bool {
        let declaration = index.declaration(reference)
        guard [.structure, .class].contains(declaration.kind),
            let type = try? index.file(reference).text.parseModel(declaration, module: index.module(reference).name)
        else { return false }
        guard type.initializers.isEmpty else {
            return type.initializers.contains { $0.isNonisolated && $0.parameters.allSatisfy(\.mayBeLeftOut) }
        }
        // An implicit one runs anywhere if all values that the properties begin with can be made anywhere.
        let inherits = declaration.inherited.contains { name in
            find([name], from: scope(of: reference)).map { index.declaration($0).kind != .protocol } ?? (name != "Sendable")
        }
        return !inherits && type.properties.allSatisfy(\.beginsAnywhere)
    }

    /// Whether a protocol inherits from Sendable: then the default of the module isolates nothing that conforms to it.
    private func inheritsSendable(_ reference: SourceIndex.Reference) -> Bool { inheritsSendable(reference, subprotocols: []) }

    private func inheritsSendable(_ reference: SourceIndex.Reference, subprotocols: Set<SourceIndex.Reference>) -> Bool {
        let declaration = index.declaration(reference)
        guard declaration.kind == .protocol, !subprotocols.contains(reference) else { return false }
        return declaration.inherited.contains { name in
            name == "Sendable"
                || find([name], from: scope(of: reference)).map {
                    inheritsSendable($0, subprotocols: subprotocols.union([reference]))
                } ?? false
        }
    }

    /// The default isolation does not apply to types nested in a `nonisolated` type, an actor or a type of another global actor either.
    func isInTypeElsewhere(_ reference: SourceIndex.Reference) -> Bool {
        let context = index.declaration(reference).context
        return context.indices.contains { depth in
            index.declarations(named: context[...depth].joined(separator: ".")).contains { type in
                guard type.module == reference.module else { return false }
                let declaration = index.declaration(type)
                return declaration.kind == .actor || declaration.isNonisolated
                    || declaration.attributes.contains { $0 != "@MainActor" && isGlobalActor($0, from: scope(of: type)) }
            }
        }
    }

    /// Whether an attribute is a type with `@globalActor` in front of it, as opposed to a result builder or a macro.
    func isGlobalActor(_ attribute: String, from scope: Scope) -> Bool {
        guard attribute.hasPrefix("@"), !attribute.contains("(") else { return false }
        if attribute == "@MainActor" { return true }
        let path = attribute.dropFirst().split(separator: ".").map(String.init)
        return find(path, from: scope).map { index.declaration($0).isGlobalActor } ?? false
    }
}

extension StoredProperty {
    /// Whether the value that it begins with, if any, can be made on any actor.
    fileprivate var beginsAnywhere: Bool {
        guard !isLazy, !isWeak else { return true }
        guard wrapper == nil else { return false }
        let isOptional = if case .optional = type { true } else { false }
        return value == nil ? isOptional || !hasValue : valueCallsNothing
    }
}
