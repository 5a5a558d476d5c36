import MockgenModel

extension [String] {
    /// Modifiers with a space behind each: attributes, access, isolation, `override` or `required`, `static`, `class` or `final`, others.
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
    /// The text of its `MARK` comment: `static load(id:)`.
    var heading: String { (isStatic ? "static " : "") + signature }

    /// The same with types, to tell overloads apart: `load(id: Int) async throws -> User`.
    var exactHeading: String {
        let name = signature.prefix { $0 != "(" }
        let parameters = signatureWithTypes.dropFirst(name.count)
        return (isStatic ? "static " : "") + "\(name)\(generics.parameterList)\(parameters)\(effects)\(result.asResult)"
    }
}

extension MockContext {
    /// The values are final, which reduces the compile time of a mock by a quarter. A subclass overrides members, but hardly values.
    func modifiers(forValuesOf member: Member, isStatic: Bool) -> String {
        modifiersOfValues(isolation: isolation(of: member), isStatic: isStatic)
    }

    func modifiersOfValues(isolation: String, isStatic: Bool) -> String {
        [isolation, access, isStatic ? "static" : isFinal ? "" : "final"].asModifiers
    }

    /// The isolation of members of an isolated mock that tests use without `await`.
    var outsideIsolation: String { isIsolated ? "nonisolated" : "" }

    func modifiers(of member: Member) -> String {
        if overrides(member) { return [access, "override", modifiersOfClass(member)].asModifiers }
        var modifiers = member.modifiers.isEmpty ? [] : member.modifiers.filter { !modifiersOfProtocols.contains($0) }
        if let isolation = member.isolation.modifier { modifiers.insert(isolation, at: 0) }
        // A test reads the properties of an actor's mock without 'await'.
        if member.isPlainProperty, subject.traits.isActor,
            !member.isNonisolated, !member.isStatic, member.isolation.globalActor == nil
        {
            modifiers.insert("nonisolated", at: 0)
        }
        return ([access] + modifiers).asModifiers
    }

    /// An override repeats only the required modifiers of the class.
    func modifiersOfClass(_ member: Member) -> String {
        let isolation = isIsolated || !member.isInitializer ? member.isolation.modifier : nil
        return [isolation ?? "", member.modifiers.contains("class") ? "class" : ""].asModifiers
    }

    /// For static storage without a lock. Swift cannot know that only one test at a time uses a mock that is not Sendable.
    func unguarded(_ modifiers: String) -> String {
        let others = modifiers.split(separator: " ").filter { $0 != "nonisolated" }.joined(separator: " ")
        return ["nonisolated(unsafe)", others].asModifiers
    }

    func modifiers(forInitializer member: Member) -> String {
        let required = subject.traits.isActor || mentionsSelf ? "" : "required "
        let overridden = superInitializers.first { $0.isOverridden(by: member) }
        let isRequired = overridden?.modifiers.contains("required") == true
        let override = overridden == nil || isRequired && !required.isEmpty ? "" : isRequired ? "required " : "override "
        // An actor's initializer is nonisolated anyway.
        let isolation = member.isolation == .callersActor ? member.isolation.modifier : member.isolation.globalActor.map { _ in "" }
        return [subject.traits.isActor ? "" : isolation ?? self.isolation(of: member), access, required, override].asModifiers
    }
}
