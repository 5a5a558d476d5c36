package import MockgenModel

/// Names the members of a mock: one stem for each requirement, from which the patterns of the style make names.
///
/// A stem depends only on its requirement and on those that collide with it. Mockolo's names also depend on the order.
package struct Stems {
    private let style: Style
    private let members: [Member]
    private let parts: [StemParts]
    /// The patterns that give each member its own names. They reserve a name even if the member may not need it.
    private let patternsOfProperties: [(role: Role, pattern: NamePattern)]
    private let patternsOfCalls: [(role: Role, pattern: NamePattern)]
    /// Names that members must not have.
    private let taken: Set<String>
    private(set) var stems: [String]
    /// All names of values of the mock, and all names that values must not have.
    private(set) var names: Set<String> = []

    /// - Parameters:
    ///   - written: the members as the sources spell them, if that differs.
    ///   - owners: the names of the protocol or class that declares each member.
    ///   - configured: the stems of the configuration, by signature.
    init(
        _ members: [Member], written: [Member]? = nil, of owners: [OwnerNames]? = nil, style: Style,
        configured: [String: Located<String>] = [:], taken: Set<String> = []
    ) {
        self.style = style
        self.taken = taken
        self.members = members
        parts = members.indices.map { index in
            let written = (written ?? members)[index]
            return StemParts(
                members[index], written: written, of: owners?[index] ?? .unknown, style: style, configured: configured.text(for: written))
        }
        stems = parts.map(\.stem)
        let moving = style.patterns.filter { !$0.value.isFixed }.map { (role: $0.key, pattern: $0.value) }
        patternsOfProperties = moving.filter(\.role.isOfProperty)
        patternsOfCalls = moving.filter { !$0.role.isOfProperty && !$0.role.isOfMock }
        if style.naming.isOfMockolo {
            let isReleased = style.naming == .mockolo
            stems = MockoloNames(stems, of: written ?? members) { isReleased ? $0.mockoloName : $0.mockoloMainName }.stems
        } else {
            lengthenOverloads()
        }
        moveClashes()
    }

    /// Returns the beginnings of the stems that a member with this name can have.
    /// - Parameter configured: the stems of the configuration, by signature.
    package static func beginnings(ofMember name: String, configured: [String: Located<String>]) -> Set<String> {
        let own: Set = name.isOperator ? [name.operatorWords] : [name.withoutBackTicks.loweredFirstWord, name.identifier]
        return own.union(configured.filter { $0.key.prefix { $0 != "(" } == name }.values.map(\.value))
    }

    /// Overloads get the labels of their parameters, then the types, the result, the effects, and the brackets and constraints, until the
    /// names differ. A stored property may share its stem with a function.
    private mutating func lengthenOverloads() {
        guard Set(stems).count < stems.count else { return }
        var parts = parts
        for level in StemParts.Level.of(style.naming) {
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

    /// Renames a stem whose members would be keywords, or clash with a requirement or with the members of another stem.
    private mutating func moveClashes() {
        // These names are fixed; mockgen reports a name that two members would have.
        let fixed = style.patterns.filter { $0.key != .stubs && $0.value.isFixed }.map { $0.value.name(stem: "") }
        let required = taken.union(members.compactMap(\.name)).union(fixed).union([".\(StubSpaceWriter.table)"])
        let order = members.indices.sorted { left, right in
            stems[left] == stems[right] ? members[left].exactWords < members[right].exactWords : stems[left] < stems[right]
        }
        var taken = (ofType: required, ofInstance: required)
        for index in order {
            if members[index].isStatic { move(index, apartFrom: &taken.ofType) } else { move(index, apartFrom: &taken.ofInstance) }
        }
        names = taken.ofType.union(taken.ofInstance)
    }

    private mutating func move(_ index: Int, apartFrom taken: inout Set<String>) {
        var names = names(of: index)
        while names.contains(where: { taken.contains($0) || $0.isSwiftKeyword }) {
            stems[index] += "Member"
            names = self.names(of: index)
        }
        for name in names { taken.insert(name) }
    }

    private func names(of index: Int) -> [String] {
        let (member, stem) = (members[index], stems[index])
        guard !member.isPlainProperty else { return names(ofProperty: member, stem) }
        // Names do not depend on the types of a call.
        return Callable.all(of: member, stem: stem, standard: StandardTypes(hidden: [])).flatMap(names)
    }

    private func names(ofProperty member: Member, _ stem: String) -> [String] {
        var names = patternsOfProperties.map { $0.pattern.name(stem: stem) }
        if let subject = style.patterns[.subject], !subject.isFixed, let count = style.patterns[.setCount], !count.isFixed {
            names.append(count.name(stem: subject.name(stem: stem)))
        }
        return names + nameOfStub(member, stem)
    }

    private func names(of call: Callable) -> [String] {
        let names = patternsOfCalls.flatMap { role, pattern -> [String] in
            switch role {
            // A call with several arguments may record only one of them.
            case .receivedArgument, .eachArgument, .eachHistory:
                call.parameters.map {
                    pattern.name(stem: call.stem, argument: style.nameOfOnlyArgument(of: call.member, $0.name).identifier)
                }
            case .returnValue: [style.nameOfResult(of: call.member, stem: call.stem)].compactMap(\.self)
            case .stub: []
            default: [pattern.name(stem: call.stem)]
            }
        }
        return names + nameOfStub(call.member, call.stem)
    }

    /// The prefix `.` keeps the stubs apart from the members of the mock.
    private func nameOfStub(_ member: Member, _ stem: String) -> [String] {
        guard let name = style.patterns[.stub]?.name(stem: stem) else { return [] }
        // A get-only property may have a stub only for its getter, which a function of the same name replaces, but the table does not.
        return member.hasStub || name == StubSpaceWriter.table ? ["." + name] : []
    }
}

extension Member {
    /// The words that distinguish it from its overloads.
    var exactWords: String {
        let constraints = generics.parameters.compactMap(\.inherited) + generics.requirements.map(\.right)
        let types = parameters.map(\.type) + constraints + (result.isVoid ? [] : [result])
        return types.map { $0.spelledOut.description.identifierWords }.joined()
    }

    /// Whether it has a stub in a style with stubs. A get-only property has nothing to record.
    fileprivate var hasStub: Bool { !isPlainProperty || accessors.isSettable }

    /// A property that is stored and returned, without a call to count.
    var isPlainProperty: Bool { kind == .property && effects == Effects() }
}

extension String {
    /// The name without back-ticks. A name of several words becomes camel case.
    var identifier: String {
        guard utf8.first == 0x60, isRawIdentifier else { return withoutBackTicks }
        let words = identifierWords
        return (words.prefix(1).lowercased() + words.dropFirst()).startingLikeAName
    }

    var startingLikeAName: String { first?.isNumber == true ? "_" + self : self }
}

extension String {
    /// `==` -> `equalsEquals`
    var operatorWords: String {
        let words = map { operatorNames[$0] ?? "Sign" + $0.unicodeScalars.map { String($0.value, radix: 16) }.joined() }
        return words.enumerated().map { $0 == 0 ? $1.loweredFirstWord : $1 }.joined() + "Operator"
    }
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
