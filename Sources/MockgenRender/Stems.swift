import MockgenModel

/// Names the members of a mock: one stem for each requirement, which the patterns of the style then turn into its members.
///
/// A stem depends on its requirement and on those that it collides with, on nothing else: not on order, not on neighbours.
struct Stems {
    private let style: Style
    private let members: [Member]
    /// Names that are none of the members'.
    private let taken: Set<String>
    private(set) var stems: [String]

    init(_ members: [Member], style: Style, taken: Set<String> = []) {
        self.style = style
        self.taken = taken
        self.members = members
        stems = members.map { StemParts($0).stem }
        lengthenOverloads()
        moveClashes()
    }

    /// Overloads get the types of their parameters, their result, their effects, then every bracket and constraint: whatever of it tells
    /// some of them apart, as far as it takes. A property that is only stored needs no other name than that of a function.
    private mutating func lengthenOverloads() {
        var parts = members.map { StemParts($0) }
        for level in StemParts.Level.allCases {
            for group in Dictionary(grouping: members.indices, by: { stems[$0] }).values where group.count > 1 {
                let overloads = group.filter { !members[$0].isPlainProperty }
                guard Set(overloads.map { parts[$0].words(of: level) }).count > 1 else { continue }
                for index in overloads {
                    parts[index].levels.insert(level)
                    stems[index] = parts[index].stem
                }
            }
        }
    }

    /// A stem whose members would meet a requirement, or the members of another stem, is moved aside.
    private mutating func moveClashes() {
        let required = taken.union(members.compactMap(\.name))
        let order = members.indices.sorted { left, right in
            stems[left] == stems[right] ? members[left].exactWords < members[right].exactWords : stems[left] < stems[right]
        }
        var taken: [Bool: Set<String>] = [true: required, false: required]
        for index in order {
            let isStatic = members[index].isStatic
            while !taken[isStatic, default: []].isDisjoint(with: names(of: index)) { stems[index] += "Member" }
            taken[isStatic, default: []].formUnion(names(of: index))
        }
    }

    private func names(of index: Int) -> Set<String> {
        var names: Set<String> = []
        for role in Role.allCases where role.applies(to: members[index]) {
            if role == .receivedArgument {
                guard let parameter = members[index].parameters.first, members[index].parameters.count == 1 else { continue }
                names.insert(style.name(role, stem: stems[index], argument: parameter.name.identifier) ?? "")
            } else if let name = style.name(role, stem: stems[index]) {
                names.insert(name)
            }
        }
        return names
    }
}

extension Role {
    /// Whether the role may need a member of its own; when in doubt, its name is kept free.
    fileprivate func applies(to member: Member) -> Bool {
        guard case .property(let property) = member.kind else { return self != .storage }
        return property.accessors.getEffects == Effects() ? self == .storage : true
    }
}

/// The stem of one requirement, and what may lengthen it.
private struct StemParts {
    enum Level: CaseIterable {
        case types, result, effects, exact
    }

    var levels: Set<Level> = []
    private let member: Member
    private let base: String
    private let result: TypeName
    private let effects: Effects

    init(_ member: Member) {
        self.member = member
        let labels: [String]
        let name: String
        var effects = Effects()
        var result = TypeName.void
        switch member.kind {
        case .function(let function):
            name = function.name.isOperator ? function.name.operatorWords : function.name.identifier.loweredFirstWord
            labels = function.parameters.map { $0.label ?? "" }
            effects = function.effects
            result = function.result
        case .property(let property):
            name = property.name.identifier
            labels = []
            result = property.type
            effects = property.accessors.getEffects
        case .subscript(let value):
            name = "subscript"
            labels = value.parameters.map { $0.label ?? "" }
            result = value.result
        case .initializer(let initializer):
            name = "init"
            labels = initializer.parameters.map { $0.label ?? "" }
            effects = initializer.effects
        }
        base = name + labels.map(\.identifier.capitalizedFirst).joined()
        self.effects = effects
        self.result = result
    }

    var stem: String {
        let typed: [Level] = levels.contains(.exact) ? [.exact] : [.types, .result]
        return base + (typed + [.effects]).filter(levels.contains).map(words).joined()
    }

    func words(of level: Level) -> String {
        switch level {
        case .types: member.parameters.map(\.type.description.identifierWords).joined()
        case .result: result.isVoid ? "" : result.description.identifierWords
        case .effects:
            (effects.isAsync ? "Async" : "") + (effects.throwing == .never ? "" : "Throws") + (member.isStatic ? "Static" : "")
        case .exact: member.exactWords
        }
    }
}

extension Member {
    /// All that tells it from its overloads, in words.
    fileprivate var exactWords: String {
        let result: TypeName =
            switch kind {
            case .function(let function): function.result
            case .property(let property): property.type
            case .subscript(let value): value.result
            case .initializer: .void
            }
        let constraints = generics.parameters.compactMap(\.inherited) + generics.requirements.map(\.right)
        let types = parameters.map(\.type) + constraints + (result.isVoid ? [] : [result])
        return types.map { $0.spelledOut.description.identifierWords }.joined()
    }

    /// A property that is stored and returned, without a call to count.
    var isPlainProperty: Bool {
        if case .property(let property) = kind { property.accessors.getEffects == Effects() } else { false }
    }

    /// As `#selector` and the compiler's messages name it: `build(withListener:)`.
    package var signature: String {
        switch kind {
        case .function(let function): function.name + function.parameters.labels
        case .property(let property): property.name
        case .subscript(let value): "subscript" + value.parameters.labels
        case .initializer(let initializer): "init" + initializer.parameters.labels
        }
    }
}

extension String {
    /// Without back-ticks; of a name that is several words, a name in camel case.
    var identifier: String {
        guard isRawIdentifier else { return withoutBackTicks }
        let words = identifierWords
        return (words.first?.isNumber == true ? "_" : "") + words.prefix(1).lowercased() + words.dropFirst()
    }

    /// Whether it is a name between back-ticks only.
    var isRawIdentifier: Bool {
        let name = withoutBackTicks
        return name.first?.isNumber == true || name.contains { $0 == " " || $0.isPunctuation && $0 != "_" }
    }
}

extension [Parameter] {
    fileprivate var labels: String { "(" + map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

extension String {
    var isOperator: Bool { first.map { !$0.isLetter && $0 != "_" && $0 != "`" && !$0.isEmoji } ?? false }

    /// `==` -> `equalsEquals`: words for the signs of an operator.
    fileprivate var operatorWords: String {
        let words = map { operatorNames[$0] ?? "Sign" + $0.unicodeScalars.map { String($0.value, radix: 16) }.joined() }
        return words.enumerated().map { $0 == 0 ? $1.loweredFirstWord : $1 }.joined() + "Operator"
    }
}

extension Character {
    fileprivate var isEmoji: Bool { unicodeScalars.first.map { $0.properties.isEmojiPresentation } ?? false }
}

private let operatorNames: [Character: String] = [
    "=": "Equals", "<": "Less", ">": "Greater", "+": "Plus", "-": "Minus", "*": "Times", "/": "Divide", "%": "Percent", "&": "And",
    "|": "Or", "^": "Caret", "!": "Bang", "~": "Tilde", "?": "Question", ".": "Dot",
]

extension TypeName {
    /// With a word for every bracket: `[Int]?` -> `OptionalArrayInt`.
    fileprivate var spelledOut: TypeName {
        map { type in
            switch type {
            case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): .named("Optional", [wrapped])
            case .array(let element): .named("Array", [element])
            case .dictionary(let key, let value): .named("Dictionary", [key, value])
            case .function(let function): .named("Function", function.parameters.map(\.type) + [function.result])
            case .tuple(let elements) where !elements.isEmpty: .named("Tuple", elements.map(\.type))
            default: type
            }
        }
    }
}
