import MockgenModel

/// The stem of one requirement, and the parts that may lengthen it.
struct StemParts {
    enum Level: CaseIterable {
        case labels, types, result, effects, exact

        /// The parts that the stem does not have at first.
        static func of(_ naming: Naming) -> [Level] {
            switch naming {
            case .short: allCases
            case .label: allCases.filter { $0 != .labels }
            // The stem already has types and result, but not their brackets.
            case .full: [.effects, .exact]
            case .mockolo, .mockoloMain: []
            }
        }
    }

    var levels: Set<Level> = []
    private let member: Member
    private let base: String
    private let labels: [String]

    /// - Parameter configured: the stem of the configuration, which can only be lengthened.
    init(_ member: Member, written: Member, of owner: OwnerNames, style: Style, configured: String?) {
        let naming = style.naming
        self.member = member
        let name: String
        switch member.kind {
        case .function:
            let (written, identifier) = (member.writtenName, member.writtenName.identifier)
            name = written.isOperator ? written.operatorWords : naming.isOfMockolo ? identifier : identifier.loweredFirstWord
        case .property, .subscript: name = member.writtenName.identifier
        case .initializer: name = style.initializerStem
        }
        labels = member.parameters.compactMap(\.label)
        base =
            switch naming {
            case _ where configured != nil: configured ?? name
            case .label: name + labels.map(\.identifier.capitalizedFirst).joined()
            case .short, .mockolo, .mockoloMain: name
            case .full: written.fullStem(of: owner) ?? name
            }
    }

    private var effects: Effects { member.kind == .subscript ? Effects() : member.effects }

    var stem: String {
        let typed: [Level] = levels.contains(.exact) ? [.labels, .exact] : [.labels, .types, .result]
        return base + (typed + [.effects]).filter(levels.contains).map(words).joined()
    }

    func words(of level: Level) -> String {
        switch level {
        case .labels: labels.map(\.identifier.capitalizedFirst).joined()
        case .types: member.parameters.map(\.type.description.identifierWords).joined()
        case .result: member.result.isVoid ? "" : member.result.description.identifierWords
        case .effects:
            (effects.isAsync ? "Async" : "") + (effects.throwing == .never ? "" : "Throws") + (member.isStatic ? "Static" : "")
        case .exact: member.exactWords
        }
    }
}

extension Member {
    /// Everything but the effects, as in Sourcery 2.1.4 to 2.3. Nil for a property.
    fileprivate func fullStem(of owner: OwnerNames) -> String? {
        guard kind != .property else { return nil }
        let name = writtenName.isOperator ? writtenName.operatorWords : writtenName
        let type = owner.spelled(result)
        let result =
            switch kind {
            case .initializer: owner.name
            case .function: result.isVoid ? "Void" : "\(type.withoutOptionalExistential)"
            case .property, .subscript: "\(type)"
            }
        let list = parameters.map(\.fullDeclaration).joined(separator: ", ")
        let call = "\(name)\(generics.parameterList)(\(list))".joinedWords
        return "\(call.prefix(1).lowercased())\(call.dropFirst())\(result.joinedWords.capitalizedFirst)".startingLikeAName
    }
}

extension Parameter {
    /// A parameter without a name has only its type.
    fileprivate var fullDeclaration: String {
        guard isUnnamed else { return declaration }
        var parameter = self
        parameter.name = "_"
        return parameter.declaration
    }
}

extension TypeName {
    /// The result `(any P)?` without its parentheses, as Sourcery reads it.
    fileprivate var withoutOptionalExistential: TypeName {
        switch self {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
            switch wrapped {
            case .any, .some: return wrapped
            default: return self
            }
        case .function(var function):
            function.result = function.result.withoutOptionalExistential
            return .function(function)
        default: return self
        }
    }
}

extension String {
    /// Drops closing brackets, turns opening parentheses into underscores, and joins the capitalized words between all other signs.
    fileprivate var joinedWords: String {
        let dropped: Set<Character> = [")", "`", "[", "]", "<", ">", "&"]
        let parting = replacing("->", with: "_").filter { !dropped.contains($0) }
        let separated = String(parting.map { $0.isLetter || $0.isNumber || !$0.isASCII ? $0 : "_" })
        // A name without lower-case letters keeps only the first letter of each word.
        let isShouted = !separated.contains(where: \.isLowercase)
        let words = separated.split(separator: "_").map {
            isShouted ? String($0).lowercased().capitalizedFirst : String($0).capitalizedFirst
        }
        return separated.prefix { $0 == "_" } + words.joined()
    }
}
