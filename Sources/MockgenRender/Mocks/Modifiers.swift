import MockgenModel

extension [String] {
    /// In front of a declaration, with a space behind each. All declarations of mocks have their modifiers in one order: attributes,
    /// access, isolation, then what a subclass does with the member, then whether the type has it.
    var asModifiers: String {
        let words = filter { !$0.isEmpty }.flatMap { $0.contains(" ") ? $0.split(separator: " ") : [Substring($0)] }
        if words.count < 2 { return words.isEmpty ? "" : words[0] + " " }
        var text = ""
        for rank in 0...Substring.lastRankOfModifiers {
            for word in words where word.rankAsModifier == rank { text += word + " " }
        }
        return text
    }
}

/// Modifiers of requirements that a class does not repeat.
private let modifiersOfProtocols: Set<String> = [
    "mutating", "nonmutating", "consuming", "borrowing", "optional", "public", "package", "internal", "open",
]

extension Substring {
    fileprivate static let lastRankOfModifiers = 5

    fileprivate var rankAsModifier: Int {
        switch self {
        case _ where hasPrefix("@"): 0
        case "private", "fileprivate", "internal", "package", "public", "open": 1
        case _ where hasPrefix("nonisolated"): 2
        case "override", "required": 3
        case "static", "class", "final": 4
        default: Substring.lastRankOfModifiers
        }
    }
}

extension Member {
    /// The text of the mark in front of it: `static load(id:)`.
    var heading: String { (isStatic ? "static " : "") + signature }

    /// The same with types, to tell overloads apart: `load(id: Int) async throws -> User`.
    var exactHeading: String {
        let parameters = parameters.map { ($0.label ?? "_") + ": \($0.isVariadic ? $0.type.repeated : "\($0.type)")" }.joined(
            separator: ", ")
        let name = signature.prefix { $0 != "(" }
        return (isStatic ? "static " : "") + "\(name)\(generics.parameterList)(\(parameters))\(effects)\(result?.asResult ?? "")"
    }
}

/// The modifiers of the declarations in a mock.
extension MockContext {
    /// In front of the values that are stored for a member. A test suite may override the member in a subclass of the mock, but hardly
    /// its values: the compiler spends a quarter less time on a mock whose values are final.
    func modifiers(forValuesOf member: Member, isStatic: Bool) -> String {
        [isolation(of: member), access, isStatic ? "static" : isFinal ? "" : "final"].asModifiers
    }

    /// The modifiers that a class may have too.
    func modifiers(of member: Member) -> String {
        if overrides(member) { return [access, "override", modifiersOfClass(member)].asModifiers }
        var modifiers = member.modifiers.isEmpty ? [] : member.modifiers.filter { !modifiersOfProtocols.contains($0) }
        if let isolation = member.isolation.modifier { modifiers.insert(isolation, at: 0) }
        // A test reads the properties of an actor's mock without 'await'.
        if case .property(let property) = member.kind, property.accessors.getEffects == Effects(), subject.traits.isActor,
            !member.isNonisolated, !member.isStatic, globalActor(of: member) == nil
        {
            modifiers.insert("nonisolated", at: 0)
        }
        return ([access] + modifiers).asModifiers
    }

    /// An override repeats only what it must of the class's modifiers.
    func modifiersOfClass(_ member: Member) -> String {
        let isolation = isIsolated || !member.isInitializer ? member.isolation.modifier : nil
        return [isolation ?? "", member.modifiers.contains("class") ? "class" : ""].asModifiers
    }

    /// In front of static storage that nothing guards. Swift requires the mark: it cannot know that one test at a time uses a mock that is
    /// not Sendable. A value of an unsafe type stays unsafe.
    func unguarded(_ modifiers: String, _ type: TypeName) -> String {
        let isSafe = settings.compiler.contains(.strictMemorySafety) && !safety.isUnsafe(type)
        // With strict memory safety, every use of 'nonisolated(unsafe)' storage gives a warning unless '@safe' vouches for it.
        let others = modifiers.split(separator: " ").filter { $0 != "nonisolated" }.joined(separator: " ")
        return [isSafe ? "@safe nonisolated(unsafe)" : "nonisolated(unsafe)", others].asModifiers
    }

    /// In front of an initializer that a protocol requires.
    func modifiers(forInitializer member: Member) -> String {
        let required = subject.traits.isActor || mentionsSelf ? "" : "required "
        let overridden = superInitializers.first { inherited in
            member.initializer.map { inherited.initializer?.isOverridden(by: $0) == true } ?? false
        }
        let isRequired = overridden?.modifiers.contains("required") == true
        let override = overridden == nil || isRequired && !required.isEmpty ? "" : isRequired ? "required " : "override "
        // An actor's initializer is outside of it by itself.
        let isolation = member.isolation == .callersActor ? member.isolation.modifier : nil
        return [subject.traits.isActor ? "" : isolation ?? self.isolation(of: member), access, required, override].asModifiers
    }
}
