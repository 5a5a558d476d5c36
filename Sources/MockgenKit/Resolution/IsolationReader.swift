import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Where the requirements of a protocol and the members of a class run, unless they say otherwise.
enum Isolation: Equatable {
    case none
    case actor
    /// By its attribute, `@MainActor`.
    case globalActor(String)
}

/// Tells the isolation of a protocol or class.
struct IsolationReader {
    let library: ProtocolLibrary
    let lookup: Lookup
    /// Of the module that compiles the mock.
    let compiler: Set<CompilerSetting>

    /// Notes in the facts which attributes of the protocol and its members isolate.
    func isolation(of reference: SourceIndex.Reference, _ facts: inout TypeFacts) -> Isolation {
        guard let declaration = library.declarations[reference] else { return .none }
        let scope = lookup.scope(of: reference)
        for attribute in declaration.members.flatMap(\.attributes) where isGlobalActor(attribute, from: scope) {
            facts.globalActors.insert(attribute)
        }
        if let attribute = globalActor(of: reference, &facts) { return .globalActor(attribute) }
        if library.lineage(of: reference).contains(where: inheritsActor) { return .actor }
        let isNonisolated = declaration.isNonisolated || isInTypeElsewhere(reference) || conformsEverywhere(reference)
        return settings(of: reference).contains(.mainActorByDefault) && !isNonisolated ? .globalActor("@MainActor") : .none
    }

    /// Its attribute, or that of an ancestor. What a module isolates by default is handed on to no one.
    private func globalActor(
        of reference: SourceIndex.Reference, heirs: Set<SourceIndex.Reference> = [], _ facts: inout TypeFacts
    ) -> String? {
        guard let declaration = library.declarations[reference], !heirs.contains(reference) else { return nil }
        let scope = lookup.scope(of: reference)
        if let attribute = declaration.attributes.first(where: { $0 == "@MainActor" || isGlobalActor($0, from: scope) }) {
            facts.globalActors.insert(attribute)
            return attribute
        }
        guard !declaration.isNonisolated else { return nil }
        let heirs = heirs.union([reference])
        let isClass = declaration.kind == .class
        let isInferred = isClass || settings(of: reference).contains(.isolatedTypesUsability)
        var inherited: Set<String> = []
        for ancestor in library.ancestors[reference] ?? [] {
            switch ancestor {
            // Where nobody checks it, a mock is where its class is.
            case .superclass(_, let parent) where isInferred || !compiler.contains(.isolatedTypesUsability):
                guard let attribute = globalActor(of: parent, heirs: heirs, &facts) else { continue }
                if isClass { return attribute }
                inherited.insert(attribute)
            case .declared(let parent, _) where isInferred:
                if let attribute = globalActor(of: parent, heirs: heirs, &facts) { inherited.insert(attribute) }
            case .superclass, .declared, .builtIn: break
            }
        }
        return inherited.count == 1 ? inherited.first : nil
    }

    private func settings(of reference: SourceIndex.Reference) -> Set<CompilerSetting> { library.index.module(reference).settings }

    /// What is nested in a `nonisolated` type, in an actor or in a type of another global actor is isolated by no default either.
    private func isInTypeElsewhere(_ reference: SourceIndex.Reference) -> Bool {
        let context = library.index.declaration(reference).context
        return context.indices.contains { depth in
            library.index.declarations(named: context[...depth].joined(separator: ".")).contains { type in
                let words = head(of: type).split(whereSeparator: \.isWhitespace).map(String.init)
                return type.module == reference.module
                    && (library.index.declaration(type).kind == .actor || words.contains("nonisolated")
                        || words.contains { $0 != "@MainActor" && $0.hasPrefix("@") && isGlobalActor($0, from: lookup.scope(of: type)) })
            }
        }
    }

    /// A class that says to conform to a Sendable protocol which is isolated to nothing.
    private func conformsEverywhere(_ reference: SourceIndex.Reference) -> Bool {
        guard library.declarations[reference]?.kind == .class else { return false }
        return library.ancestors[reference, default: []].contains { ancestor in
            guard case .declared(let parent, _) = ancestor, library.lineage(of: parent).contains(where: library.saysSendable) else {
                return false
            }
            var facts = TypeFacts()
            return isolation(of: parent, &facts) == .none
        }
    }

    /// Whether a type, or what it is made of, belongs to the main actor by the default of its module: its conformances do as well.
    func isolatesConformances(of type: TypeName, from scope: Lookup.Scope) -> Bool {
        type.contains { part in
            guard let path = part.path, let found = lookup.find(path, from: scope) else { return false }
            return library.index.module(found).settings.contains(.mainActorByDefault) && !head(of: found).contains("nonisolated")
        }
    }

    private func inheritsActor(_ reference: SourceIndex.Reference) -> Bool {
        library.ancestors[reference]?.contains { if case .builtIn("Actor") = $0 { true } else { false } } ?? false
    }

    /// A type with `@globalActor` in front of it, as opposed to a result builder or a macro.
    private func isGlobalActor(_ attribute: String, from scope: Lookup.Scope) -> Bool {
        let path = attribute.dropFirst().split(separator: ".").map(String.init)
        guard !attribute.contains("("), let found = lookup.find(path, from: scope) else { return false }
        return head(of: found).contains("@globalActor")
    }

    /// What stands in front of a declaration's name.
    private func head(of reference: SourceIndex.Reference) -> String {
        let declaration = lookup.index.declaration(reference)
        let head = lookup.index.file(reference).text.bytes[declaration.range.lowerBound..<declaration.nameOffset]
        return String(decoding: head, as: UTF8.self)
    }
}

extension Member {
    /// The member with its isolation spelled out, where that is not the isolation of the mock that it becomes part of.
    func isolated(_ own: Isolation, inMockOf mock: Isolation, globalActors: Set<String>) -> Member {
        let saysItself = modifiers.contains { $0.hasPrefix("nonisolated") } || attributes.contains(where: globalActors.contains)
        guard own != mock, !saysItself else { return self }
        var copy = self
        switch own {
        case .globalActor(let attribute): copy.attributes.insert(attribute, at: 0)
        case .none where mock != .actor || !isStatic: copy.modifiers.insert("nonisolated", at: 0)
        case .none, .actor: break
        }
        return copy
    }
}
